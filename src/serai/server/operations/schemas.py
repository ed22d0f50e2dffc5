"""`python -m serai.server.operations.schemas FOLDER` writes what clients' types are made from."""

from __future__ import annotations

import sys
from pathlib import Path

from litestar.serialization import encode_json

from serai.server.api.app import described_socket, interface
from serai.server.operations.settings import Settings


def write(folder: Path) -> None:
    """Write openapi.json and socket.json."""
    folder.mkdir(parents=True, exist_ok=True)
    schema = interface(Settings("sqlite:///:memory:")).openapi_schema.to_schema()
    (folder / "openapi.json").write_bytes(encode_json(schema))
    (folder / "socket.json").write_bytes(encode_json(described_socket()))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
