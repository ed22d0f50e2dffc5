"""The battery for one game, also one that is not registered yet: `python -m tests.battery serai.games.khan:GAME`.

Whatever follows is pytest's: `-x`, `-k 2seats`, `-n 2`.
"""

import os
import subprocess
import sys
from pathlib import Path

if len(sys.argv) < 2 or ":" not in sys.argv[1]:
    sys.exit(__doc__)
folder = Path(__file__).parent
tests = [str(path) for path in sorted(folder.glob("test_*.py")) if path.stem not in ("test_it_bites", "test_layers")]
tests.remove(str(folder / "test_same_everywhere.py"))
command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests, *sys.argv[2:]]
sys.exit(subprocess.call(command, cwd=folder.parents[1], env={**os.environ, "SERAI_BATTERY": sys.argv[1]}))
