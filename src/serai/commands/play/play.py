"""`serai play`: sit down and play, in the browser or on the terminal."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console

from serai.bots.specs import OWN, BadSpec, Spec, bot_names, present_name, spec_of
from serai.commands.arguments import fresh_seed, game_of, given_options, polite
from serai.commands.play import page
from serai.commands.play.arguments import FIRST_GAME, USUAL_LEVEL, PlayArguments
from serai.commands.play.terminal import Left, Terminal
from serai.commands.records.records import open_record, text_of
from serai.engine.core.errors import BadInput, BadPosition
from serai.engine.core.game import Game, game_of_record
from serai.engine.play.match import Match
from serai.engine.play.position_check import checked_position
from serai.words import Words

ON_TERMINAL = ("seats", "bots", "level", "seed", "preset", "option", "record")
WITH_POSITION = ("seats", "bots", "level")  # in the browser too


@polite
def run(args: PlayArguments) -> int:
    """Play in the browser, or on the terminal where that is wished."""
    if args.terminal:
        return on_terminal(args)
    both = WITH_POSITION if args.position else ()
    wishes = [name for name in ON_TERMINAL if name not in both and getattr(args, name) not in (None, [])]
    if wishes:
        raise BadInput(f"--{wishes[0]} goes with --terminal; in the browser a table is set up on its page")
    wish = laid_out(args, args.position) if args.position else page.Wish(game_of(args.game).name if args.game else None)
    return page.serve(wish, args.port, args.open, Words(args.lang))


def laid_out(args: PlayArguments, position: Path) -> page.Wish:
    """A game in the browser that begins with a position; the last seats are bots."""
    match, bots = placed(args, position)
    if match.over:
        raise BadInput(f"{position}: the game is over in this position")
    if bots == match.state.seats:
        raise BadInput("in the browser a person sits in one seat at least; `serai arena` lets bots play")
    level = present_name(args.level or USUAL_LEVEL)
    if level not in bot_names():
        raise BadInput(f"in the browser bots play at {', '.join(bot_names())}")
    return page.Wish(match.game.name, match, bots, level)


def on_terminal(args: PlayArguments) -> int:
    """Play until the end or until the person has had enough."""
    console = Console(highlight=False)
    try:
        terminal = sat_down(args, console)
    except EOFError:
        return 0
    try:
        terminal.play()
    except (Left, EOFError, KeyboardInterrupt) as end:
        console.print()
        terminal.say("play-kept", game=terminal.game.name, file=str(terminal.path))
        return 130 if isinstance(end, KeyboardInterrupt) else 0
    return 0


def sat_down(args: PlayArguments, console: Console) -> Terminal:
    """The game that the command line asks for: one that goes on, one from a position, or a new one."""
    if args.record and args.record.exists():
        if args.position:
            raise BadInput(f"{args.record} goes on with its own position; --position is for a new record")
        return resumed(args, args.record, console)
    if not args.position:
        return begun(args, console)
    match, bots = placed(args, args.position)
    return seated(match, Words(args.lang, match.game), bots, level_of(args), kept_at(args, match.game), console)


def placed(args: PlayArguments, position: Path) -> tuple[Match, int]:
    """The game that begins with the position of the command line, and how many bots play it."""
    wishes = [name for name in ("seed", "preset", "option") if getattr(args, name)]
    if wishes:
        raise BadInput(f"--{wishes[0]} is for a new game; the position has its own")
    match = opened_position(position)
    seats = match.state.seats
    check_wishes(args, position, match.game, seats)
    bots = seats - 1 if args.bots is None else args.bots
    check_bots(bots, seats)
    return match, bots


def opened_position(path: Path) -> Match:
    """The game that begins with the position in a file."""
    text = text_of(path, "position", BadInput)
    try:
        return Match.from_position(checked_position(text))
    except BadPosition as error:
        raise BadInput(f"{path}: {error}") from None


def kept_at(args: PlayArguments, game: Game) -> Path:
    """Where a new game is kept."""
    return args.record or plays_folder() / f"{game.name}-{fresh_seed()[:8]}.json"


def check_wishes(args: PlayArguments, path: Path, game: Game, seats: int) -> None:
    """Refuse another game or number of seats than those in a file."""
    if args.game not in (None, game.name):
        raise BadInput(f"{path} is a game of {game.name}, not of {args.game}")
    if args.seats not in (None, seats):
        raise BadInput(f"{path} is a game of {seats} seats, not of {args.seats}")


def begun(args: PlayArguments, console: Console) -> Terminal:
    """A new game; what the command line leaves open is asked."""
    game = game_of(args.game or FIRST_GAME)
    words = Words(args.lang, game)
    if args.seats is None or args.bots is None:
        console.print(words.name(), style="bold")
    seats = args.seats
    if seats is None:
        seats = asked_number(console, words, "play-ask-seats", game.min_seats, game.max_seats, default_seats(game))
    preset = preset_of(args, game, words, console)
    settings = game.settings(seats, {**preset, **given_options(args.option)})
    bots = args.bots
    if bots is None:
        bots = seats - asked_number(console, words, "play-ask-people", 1, seats, 1)
    check_bots(bots, seats)
    level = level_of(args)
    seed = args.seed or fresh_seed()
    match = Match.new(game, seats, seed, settings)
    return seated(match, words, bots, level, kept_at(args, game), console)


def preset_of(args: PlayArguments, game: Game, words: Words, console: Console) -> Mapping[str, Any]:
    """The ready-made options that are wished; asked for where there are several and the command line has none."""
    names = [preset.name for preset in game.presets]
    if args.preset is not None:
        if args.preset not in names:
            raise BadInput(f"{game.name} has no preset {args.preset!r}; there are: {', '.join(names) or 'none'}")
        return game.presets[names.index(args.preset)].options
    if len(names) < 2 or args.option or args.seats is not None:
        return {}
    for number, name in enumerate(names, 1):
        console.print(f"  {number}  {words.say(f'preset-{name}')}")
    number = asked_number(console, words, "play-ask-preset", 1, len(names), 1)
    return game.presets[number - 1].options


def resumed(args: PlayArguments, path: Path, console: Console) -> Terminal:
    """A game that was begun earlier; the last seats are bots again."""
    record = open_record(path)
    game = game_of_record(record)
    seats = len(record.seats)
    check_wishes(args, path, game, seats)
    bots = seats - 1 if args.bots is None else args.bots
    check_bots(bots, seats)
    words = Words(args.lang, game)
    terminal = seated(Match.replay(record, game=game), words, bots, level_of(args), path, console)
    terminal.say("play-resumed", number=terminal.match.number)
    return terminal


def check_bots(bots: int, seats: int) -> None:
    """Refuse more bots than seats."""
    if not 0 <= bots <= seats:
        raise BadInput(f"of {seats} seats, {bots} cannot be bots")


def level_of(args: PlayArguments) -> Spec:
    """The bot that sits in the last seats."""
    try:
        return spec_of(args.level or USUAL_LEVEL)
    except BadSpec as error:
        raise BadInput(str(error)) from None


def seated(match: Match, words: Words, bots: int, level: Spec, path: Path, console: Console) -> Terminal:
    """The table with its bots in the last seats."""
    seats = match.state.seats
    start = f"{match.record.seed}/{match.number}"  # the same seed and the same answers give the same game again
    players = {seat: level.make(match.game, f"{start}/{seat}", seats) for seat in range(seats - bots, seats)}
    terminal = Terminal(match, words, players, level.budget_at(match.game, seats), path, console)
    if bots and level.name in OWN:
        name, temper = words.say(f"level-{level.name}"), words.say(f"level-{level.name}-temper")
        terminal.say("play-bots", number=bots, level=name, temper=temper)
    return terminal


def default_seats(game: Game) -> int:
    """The number of seats proposed: three where three can play."""
    return min(max(3, game.min_seats), game.max_seats)


def asked_number(console: Console, words: Words, key: str, lowest: int, highest: int, usual: int) -> int:
    """A number from the person, or the usual one for an empty line; not asked where there is nothing to choose."""
    if lowest == highest:
        return lowest
    while True:
        console.print(words.say(key, lowest=lowest, highest=highest, usual=usual), end=" ")
        typed = input().strip()
        if not typed:
            return usual
        if typed.isdecimal() and lowest <= int(typed) <= highest:
            return int(typed)


def plays_folder() -> Path:
    """Where games are kept unless the person says otherwise."""
    state = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    return Path(state).expanduser() / "serai" / "plays"
