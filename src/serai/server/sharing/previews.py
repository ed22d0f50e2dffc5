"""What stands in the head of a shared page, so that others can show what is behind a link to it."""

from __future__ import annotations

import html
import re
from urllib.parse import quote

from serai.drawing.card import HIGH, WIDE
from serai.server.sharing.finished import Finished
from serai.server.sharing.sayings import phrase

HOST = re.compile(r"[\w.-]{1,253}(:\d{1,5})?|\[[0-9a-fA-F:.]{2,45}\](:\d{1,5})?", re.ASCII)
LOCALES = {"en": "en_GB", "ru": "ru_RU", "fr": "fr_FR"}


def address_of(public_url: str, scheme: str, host: str) -> str:
    """The address that people type: as it is set, else as they typed it; nothing where that is no address at all."""
    if public_url:
        return public_url
    return f"{scheme}://{host}" if HOST.fullmatch(host) else ""


def tags(game: Finished, number: int, address: str) -> str:
    """The lines for the head of the page: what the link leads to, and its picture."""
    table = quote(game.table, safe="")
    picture = f"{address}/api/v1/tables/{table}/pictures/{number}?lang={game.language}"
    told = game.told(number)
    named = {
        "og:type": "website",
        "og:site_name": "Serai",
        "og:locale": LOCALES[game.language],
        "og:title": game.heading,
        "og:description": told,
        "og:url": f"{address}/share/{table}/{number}?lang={game.language}",
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDE),
        "og:image:height": str(HIGH),
        "og:image:alt": told,
    }
    twitter = {
        "twitter:card": "summary_large_image",
        "twitter:title": game.heading,
        "twitter:description": told,
        "twitter:image": picture,
    }
    lines = [f'<meta property="{key}" content="{html.escape(value)}" />' for key, value in named.items()]
    lines += [f'<meta name="{key}" content="{html.escape(value)}" />' for key, value in twitter.items()]
    return "".join(f"    {line}\n" for line in lines)


def missing_page(language: str) -> str:
    """What is shown where no game is to be seen."""
    title, told, home = (
        html.escape(phrase(language, key)) for key in ("share-missing-title", "share-missing", "share-home")
    )
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8" />'
        '<meta name="viewport" content="width=device-width, initial-scale=1" />'
        f'<title>{title}</title></head><body><h1>{title}</h1><p>{told}</p><p><a href="/">{home}</a></p></body></html>'
    )
