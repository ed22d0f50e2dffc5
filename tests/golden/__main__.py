"""Compare the golden transcripts, or write them anew: `python -m tests.golden [--write]`."""

import sys
from difflib import unified_diff

from serai import BadRecord
from tests.golden.transcript import FOLDER, goldens, kept, played, transcript


def main() -> int:
    write = "--write" in sys.argv[1:]
    FOLDER.mkdir(exist_ok=True)
    differing = 0
    for golden in goldens():
        old = golden.path.read_text(encoding="utf-8") if golden.path.exists() else ""
        try:
            new = transcript(golden.game, kept(golden) if old else played(golden))
        except BadRecord as error:
            print(f"{golden}: played anew, since {error}")
            new = transcript(golden.game, played(golden))
        if new != old:
            differing += 1
            print("\n".join(unified_diff(old.split("\n"), new.split("\n"), f"{golden}", "now", lineterm="", n=1)))
            if write:
                golden.path.write_text(new, encoding="utf-8")
    names = {str(golden) for golden in goldens()}
    for path in FOLDER.glob("*.txt"):
        if path.stem not in names:
            print(f"{path.name} belongs to no game")
            if write:
                path.unlink()
    print(f"{differing} transcripts {'written' if write else 'differ'}")
    return 0 if write or not differing else 1


if __name__ == "__main__":
    sys.exit(main())
