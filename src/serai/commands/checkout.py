"""Where the project's own files are: some commands work on a checkout, not on an installed package."""

from pathlib import Path


class NoCheckout(Exception):
    """The command was called from an installed package, without the project around it."""


def root() -> Path:
    """The folder that holds pyproject.toml, src and tests."""
    for folder in Path(__file__).resolve().parents:
        if (folder / "pyproject.toml").is_file() and (folder / "src" / "serai").is_dir():
            return folder
    raise NoCheckout("this command works on a checkout of the project, which was not found around the package")
