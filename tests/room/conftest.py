"""A store in memory for every test of rooms that asks for one."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from trimoon.store import Store


@pytest.fixture
async def store() -> AsyncIterator[Store]:
    store = await Store.open(":memory:")
    yield store
    await store.close()
