"""`serai admin`: looking after a server."""

from __future__ import annotations

import argparse

from serai.commands.arguments import polite
from serai.engine.core.errors import BadInput


@polite
def run(args: argparse.Namespace) -> int:
    """Do it."""
    try:
        from serai.server.operations import admin
    except ImportError as error:
        raise BadInput(f"the server's packages are missing ({error.name}); install serai[server]") from None
    return admin.run(args)
