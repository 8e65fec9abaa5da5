"""A site for every test that asks for one."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from web.site import Site, site_on


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    async with site_on() as site:
        yield site
