"""Puts the built client into what is published, and refuses to publish without it: `./serai release` builds both."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MISSING = "there is no page in web/dist, and serai is not packed without it; `./serai release` builds both"


class Client(BuildHookInterface):  # type: ignore[type-arg]
    """A wheel shows the page in the browser without Node.js, because the page is in it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add web/dist as serai/web to a wheel; an editable installation finds it where it is, or does without."""
        if version == "editable":
            return
        built = Path(self.root) / "web" / "dist"
        if not (built / "index.html").is_file():
            self.app.abort(MISSING)
        if self.target_name == "wheel":
            build_data["force_include"][str(built)] = "serai/web"
