"""A site for every test that asks for one, and one stage of laid-out games for all of them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest
from web.screens import staged
from web.site import Site, site_on


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    async with site_on() as site:
        yield site


@pytest.fixture(scope="session")
def stage() -> Iterator[str]:
    """Give the address of a server whose games stand still."""
    with staged() as address:
        yield address
