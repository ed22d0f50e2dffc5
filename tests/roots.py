"""Where the project is, for tests that read its files."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
