"""Text that people see: names and titles of which every character shows something.

Joiners and selectors show nothing themselves. They stay where they change what is shown: in emoji, and in the scripts
that are written with them.
"""

from __future__ import annotations

import unicodedata

from serai.protocol.refusals import wrong

NAME_LENGTH = range(1, 31)
BOT_MARK = "BOT "  # begins the name of every bot from outside, and of nobody else
# Letters, marks and signs that are drawn as nothing: fillers of Hangul, of Khitan and of musical notes, the inherent
# vowels of Khmer, the grapheme joiner, the empty pattern of Braille, and the place of an object.
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u3164\uffa0\U00016fe4\U0001d159\u034f\u2800\ufffc")
NON_JOINER, JOINER = "\u200c", "\u200d"
EMOJI_SELECTORS = "\ufe0e\ufe0f"
KEYCAP = "\u20e3"
VIRAMA = 9  # the combining class of the signs that join letters of India and around


def is_visible(text: str) -> bool:
    """Whether there is something to see, and nothing that cannot be seen."""
    return bool(text) and all(_shows(text, place) for place in range(len(text)))


def _shows(text: str, place: int) -> bool:
    letter = text[place]
    before = text[place - 1] if place else ""
    after = text[place + 1] if place + 1 < len(text) else ""
    if letter in BLANK:
        return False
    if letter in (JOINER, NON_JOINER):
        return _joins(letter, before, after)
    if letter in EMOJI_SELECTORS:
        return before != "" and unicodedata.category(before)[0] in "NPS" and (ord(before) > 127 or after == KEYCAP)
    if _selects_variant(letter):
        return unicodedata.name(before, "").startswith("CJK") if before else False
    kind = unicodedata.category(letter)
    if kind[0] == "M":  # a mark is drawn on the letter before it
        return before != "" and unicodedata.category(before)[0] not in "ZC"
    return kind[0] != "C" and kind not in ("Zl", "Zp")


def _joins(letter: str, before: str, after: str) -> bool:
    """Whether a joiner changes how its neighbours are drawn."""
    if not before or not after:
        return False
    if unicodedata.combining(before) == VIRAMA:
        return True
    if unicodedata.bidirectional(before) in ("AL", "NSM") and unicodedata.bidirectional(after) == "AL":
        return True
    emoji = before in EMOJI_SELECTORS or unicodedata.category(before) in ("So", "Sk")
    return letter == JOINER and emoji and unicodedata.category(after) == "So"


def _selects_variant(letter: str) -> bool:
    return "\ufe00" <= letter <= "\ufe0d" or "\U000e0100" <= letter <= "\U000e01ef"


def checked_name(name: str, room: int = 0) -> str:
    """A name that can be shown: every character shows something, it is not too long, and not marked as a bot's."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if len(shown) not in range(1, NAME_LENGTH[-1] + 1 - room) or not is_visible(shown):
        raise wrong("bad-name", f"a name has 1 to {NAME_LENGTH[-1] - room} visible characters")
    if unicodedata.normalize("NFKC", shown).casefold().startswith(BOT_MARK.casefold()):
        raise wrong("bot-name", "only bots from outside have a name that begins with BOT")
    return shown
