"""A game on the terminal: its picture in colours, what happened in words, how it stands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from serai.engine.core.game import Game
from serai.engine.play.history import Asked, Told
from serai.engine.play.match import Match
from serai.words import Words

# A colour for seats that are called by one, chosen to stay apart for the common kinds of colour blindness.
COLOURS = {
    "red": "#f0593e",
    "blue": "#56a8f5",
    "yellow": "#f0e442",
    "green": "#1fb98a",
    "purple": "#c58bd6",
    "orange": "#f2a03d",
    "white": "#f4f1e8",
    "black": "#8d8d94",
}
PALETTE = ("#f2a03d", "#56a8f5", "#1fb98a", "#f0e442", "#c58bd6", "#f0593e")

STYLES = {
    "label": "dim",
    "empty": "dim",
    "frame": "#b8a888",
    "legal": "bold #10240f on #9be29b",
    "title": "bold",
    "hand": "bold",
    "note": "italic",
    "neutral": "bold #efe6d0",
    "ruler": "bold #231a05 on #e6c65c",
    "neutral-piece": "bold #14110c on #efe6d0",
    "piece": "bold",
    "camel": "bold #e0b36a",
    "glaze-purple": "bold #f0e2ff on #62407f",
    "glaze-sand": "bold #2b2006 on #d8bd7a",
    "glaze-turquoise": "bold #03231f on #45b8ac",
    "glaze-orange": "bold #2a1000 on #e0762c",
    "cube-purple": "bold #c39be8",
    "cube-sand": "bold #e3cc92",
    "cube-turquoise": "bold #56cdc0",
    "cube-orange": "bold #f08a3e",
    "cube-white": "bold #ffffff",
    "river": "bold #6fb4ee",
    "bridge": "bold #d9a066",
    "mountain": "#b3aec2",
    "road": "#a89878",
    "warning": "bold #ffb3a6",
    "area": "#b3bfa2 on #2a3326",
    "area-rim": "#2a3326",
    "area-city": "bold #f3ead2 on #4a4330",
    "area-port": "bold #bfe0ff on #1d4a77",
    "area-sea": "#9cc3ea on #16304d",
    "area-sea-rim": "#16304d",
    "terrain-mountain": "#c9c4d6 on #3b3846",
    "terrain-ice": "#d5eefa on #35566a",
    "terrain-tundra": "#c3cf94 on #3c4a2c",
    "terrain-rocky_desert": "#d9b08c on #54392a",
    "terrain-sand_desert": "#f1d792 on #655024",
    "terrain-forest": "#94d19a on #1f4429",
    "terrain-river": "#9fd4ff on #1d4a77",
    "terrain-sea": "#7fb2e5 on #16304d",
}
SEAT = re.compile(r"seat(\d+)(-piece)?")


def style_of(name: str, game: Game) -> str:
    """The rich style for a style name; a name with dashes falls back on its beginning, an unknown one on plain text."""
    seat = SEAT.fullmatch(name)
    if seat:
        colour = seat_colour(int(seat[1]), game)
        return f"bold #14110c on {colour}" if seat[2] else f"bold {colour}"
    while name:
        if name in STYLES:
            return STYLES[name]
        name = name.rpartition("-")[0]
    return ""


def seat_colour(seat: int, game: Game) -> str:
    """The colour of a seat: the one it is called by, else one of its own."""
    name = game.colours[seat] if seat < len(game.colours) else ""
    return COLOURS.get(name, PALETTE[seat % len(PALETTE)])


def draw_text(game: Game, view: dict[str, Any], options: Iterable[Any] = ()) -> Text:
    """The board as the view shows it, with everything that the options name standing out."""
    try:
        lines = game.draw_text(view, marked_by(game, options))
    except NotImplementedError:  # a game without a picture can still be played from its view
        lines = [[(f"{name}: ", "label"), (str(value), "")] for name, value in view.items()]
    return Text("\n").join(Text.assemble(*((text, style_of(style, game)) for text, style in line)) for line in lines)


def marked_by(game: Game, options: Iterable[Any]) -> frozenset[Any]:
    """The entries of tables that any of the options names."""
    shapes = {shape.make: shape for shape in game.notation.shapes}
    tables = game.notation.tables
    marked = set()
    for option in options:
        for table, value in zip(shapes[type(option)].fields, option, strict=True):
            if table in tables:
                marked.add(tables[table][value])
    return frozenset(marked)


def coloured(sentence: str, words: Words, seats: int) -> Text:
    """A sentence with the names of seats in their colours."""
    text = Text(sentence)
    assert words.game is not None
    for seat in range(seats):
        text.highlight_regex(rf"(?<!\w){re.escape(words.seat(seat))}(?!\w)", f"bold {seat_colour(seat, words.game)}")
    return text


def story(told: Sequence[Told], words: Words, seats: int) -> list[Text]:
    """What happened, one line an event."""
    return [Text("  ").append_text(coloured(words.event(one.event), words, seats)) for one in told]


def standing(match: Match, words: Words) -> list[Text]:
    """Who is asked what, or how the game ended."""
    if match.result is not None:
        lines = [words.say("over"), *words.result(match.result)]
    else:
        lines = [words.prompt(asked) for asked in match.asks]
    return [coloured(line, words, match.state.seats) for line in lines]


def public_standing(match: Match, words: Words, seat: int | None) -> list[Text]:
    """How the game stands to a seat: its own question in full, of the others only that they are asked."""
    if match.result is not None:
        return standing(match, words)
    lines = [words.prompt(asked) for asked in match.asks if asked.seat == seat]
    others = [asked for asked in match.asks if asked.seat != seat]
    lines += [words.say("waiting-for", seat=words.seat(asked.seat)) for asked in others]
    return [coloured(line, words, match.state.seats) for line in lines]


def own_options(asks: Sequence[Asked], seat: int | None) -> list[Any]:
    """Everything that a seat may choose now."""
    return [option for asked in asks if asked.seat == seat for option in asked.options]
