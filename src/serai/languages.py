"""The languages that there are words in; apart from the words themselves, so that nothing need be installed to know."""

import os

LANGUAGES = ("en", "ru", "fr")


def native_language() -> str:
    """The language that the person's system speaks, where there are words in it."""
    for variable in ("SERAI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = os.environ.get(variable, "")[:2].lower()
        if spoken in LANGUAGES:
            return spoken
    return "en"
