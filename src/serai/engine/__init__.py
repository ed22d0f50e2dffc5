"""The engine: knows no game, no network and no file; standard library only."""
