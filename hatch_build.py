"""Puts the built client into a wheel, where there is one: `./serai serve` builds it into web/dist."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Client(BuildHookInterface):  # type: ignore[type-arg]
    """A wheel built in a checkout shows the page in the browser without Node.js."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add web/dist as serai/web; an editable installation finds it where it is."""
        built = Path(self.root) / "web" / "dist"
        if version != "editable" and (built / "index.html").exists():
            build_data["force_include"][str(built)] = "serai/web"
