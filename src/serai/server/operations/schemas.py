"""`python -m serai.server.operations.schemas FOLDER GAMES` writes what clients' types are made from.

FOLDER gets the server's interface, GAMES a TypeScript module for every game that has its board in this repository.
"""

from __future__ import annotations

import sys
from pathlib import Path

from litestar.serialization import encode_json

from serai.engine.core.companions import package_of
from serai.engine.core.game import names
from serai.protocol.games import game_of
from serai.server.api.app import interface
from serai.server.api.schema.socket import described_socket
from serai.server.operations.game_types import write_types
from serai.server.operations.settings import Settings

OURS = "serai.games"


def write(folder: Path) -> None:
    """Write openapi.json and socket.json."""
    folder.mkdir(parents=True, exist_ok=True)
    schema = interface(Settings("sqlite:///:memory:")).openapi_schema.to_schema()
    (folder / "openapi.json").write_bytes(encode_json(schema))
    (folder / "socket.json").write_bytes(encode_json(described_socket()))


def write_games(folder: Path) -> None:
    """Write the types of our own games."""
    for game in map(game_of, names()):
        if package_of(game).startswith(OURS):
            write_types(game, folder)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
    write_games(Path(sys.argv[2]))
