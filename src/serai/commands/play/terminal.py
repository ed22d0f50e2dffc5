"""A table on the terminal: people pass the screen around, bots answer for themselves, every move is kept on disk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from serai.bots.bot import Bot, Budget, asks_of, view_of
from serai.commands.play.board import coloured, draw_text, public_standing, seat_colour, story
from serai.commands.play.menu import Entry, entries, matching, noted_with
from serai.commands.records.records import keep
from serai.engine.core.errors import BadInput, IllegalChoice, Reason, Unreadable
from serai.engine.core.state import OWN
from serai.engine.core.steps import ASK_ALL
from serai.engine.play.history import Asked
from serai.engine.play.match import Match
from serai.words import Words

SHORT = 10  # a longer menu stands in columns


class Left(Exception):
    """The person wants to stop."""


class Terminal:
    """One game on one screen."""

    def __init__(
        self,
        match: Match,
        words: Words,
        bots: Mapping[int, Bot],
        budget: Budget,
        path: Path,
        console: Console,
    ) -> None:
        self.match = match
        self.game = match.game
        self.words = words
        self.bots = bots
        self.budget = budget
        self.path = path
        self.console = console
        self.seats = match.state.seats
        self.people = [seat for seat in range(self.seats) if seat not in bots]
        # By seat, events told so far; one count for all (None) where everybody may look over everybody's shoulder.
        # A game that is taken up again begins with the last thing that happened.
        old = [told.number for told in match.events(None) if told.move < match.number]
        self.heard: dict[int | None, int] = dict.fromkeys((None, *range(self.seats)), len(old))
        self.at_screen: int | None = None

    def play(self) -> None:
        """Play to the end; Left, KeyboardInterrupt and EOFError end the sitting, not the game."""
        keep(self.path, self.match.record)
        while not self.match.over:
            asked = self.match.asks
            bot = next((one.seat for one in asked if one.seat in self.bots), None)
            if bot is not None:
                pick = self.bots[bot].choose(view_of(self.match, bot), asks_of(self.match, bot), self.budget)
                self.match.choose(bot, pick)
                keep(self.path, self.match.record)
            else:
                self.hand_over(asked[0].seat)
                self.turn(asked[0])
        self.tell_end()

    # ---- the screen goes round

    def hand_over(self, seat: int) -> None:
        """Let the next person sit down without seeing what the last one saw."""
        self.words.lay(self.match.view(seat), seat)
        if seat != self.at_screen and len(self.people) > 1 and self.hides():
            if self.console.is_terminal:
                self.console.file.write("\x1b[2J\x1b[3J\x1b[H")  # with what can be scrolled back to
            self.say("play-pass", seat=self.words.seat(seat))
            self.read_line()
        self.at_screen = seat

    def hides(self) -> bool:
        """Whether people have anything to hide from each other in this game."""
        return any(field.visibility == OWN for field in self.game.fields) or any(
            step.waits == ASK_ALL for step in self.game.steps
        )

    def read_line(self) -> str:
        return input()

    # ---- one question

    def turn(self, asked: Asked) -> None:
        """Show a seat what it is asked, and listen until the game has moved."""
        seat = asked.seat
        self.tell_news(seat)
        self.show_board(asked)
        menu = self.open_menu(asked.options)
        before = self.position()
        while True:
            self.console.print(Text("> ", style=f"bold {seat_colour(seat, self.game)}"), end="")
            typed = self.read_line().strip()
            if not typed:
                continue
            menu = self.answer(asked, typed, menu)
            if self.position() != before:
                keep(self.path, self.match.record)
                return

    def position(self) -> tuple[int, list[Any]]:
        """What changes whenever somebody has chosen or taken back."""
        return self.match.number, list(self.match.state.drafts or ())

    def answer(self, asked: Asked, typed: str, menu: Sequence[Entry]) -> Sequence[Entry]:
        """Do what was typed; gives the menu that the next number refers to."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        if typed in ("b", "u", "q") and noted_with(typed, asked.options, self.game):
            return self.written(asked, typed, menu)  # a column called b comes before the board
        if typed in ("?", "help"):
            self.help(asked)
        elif typed in ("q", "quit"):
            raise Left
        elif typed in ("u", "undo"):
            self.undo(asked.seat)
        elif typed in ("b", "board"):
            self.show_board(asked)
            return self.open_menu(asked.options)
        elif word == "why" and rest:
            self.explain(self.match.why_not(asked.seat, self.as_noted(rest)))
        elif word == "save" and rest:
            self.save(Path(rest).expanduser())
        elif word == "aside" and rest:
            self.aside(asked.seat, rest)
        elif typed.isdecimal():
            return self.picked(asked, int(typed), menu)
        else:
            return self.written(asked, typed, menu)
        return menu

    def picked(self, asked: Asked, number: int, menu: Sequence[Entry]) -> Sequence[Entry]:
        """A number was typed: choose, open a group, or with 0 go back to the whole menu."""
        if number == 0:
            return self.open_menu(asked.options)
        if number > len(menu):
            self.say("play-no-number", number=number, last=len(menu))
            return menu
        options = menu[number - 1].options
        if len(options) > 1:
            return self.open_part(asked.seat, options)
        self.choose(asked.seat, options[0])
        return menu

    def written(self, asked: Asked, typed: str, menu: Sequence[Entry]) -> Sequence[Entry]:
        """Something else was typed: a choice in notation, or words that some options contain."""
        try:
            self.game.notation.from_text(self.as_noted(typed))
        except Unreadable:
            fitting, exact = matching(typed, asked.options, self.words, self.game)
            if len(fitting) == 1 and exact:
                self.choose(asked.seat, fitting[0])
                return menu
            if fitting:
                return self.open_part(asked.seat, fitting)
        self.choose(asked.seat, self.as_noted(typed))
        return menu

    def as_noted(self, typed: str) -> str:
        """What was typed, in small letters where only so it is notation."""
        try:
            self.game.notation.from_text(typed)
        except Unreadable:
            return typed.lower()
        return typed

    def choose(self, seat: int, choice: Any) -> None:
        try:
            self.match.choose(seat, choice)
        except IllegalChoice as refusal:
            self.explain(refusal.reason)

    def undo(self, seat: int) -> None:
        try:
            self.match.undo(seat)
        except IllegalChoice as refusal:
            self.explain(refusal.reason)

    def aside(self, seat: int, typed: str) -> None:
        try:
            self.match.aside(seat, typed)
        except IllegalChoice as refusal:
            self.explain(refusal.reason)

    def save(self, path: Path) -> None:
        try:
            keep(path, self.match.record)
        except BadInput as error:
            self.console.print(str(error), style="red")
        else:
            self.say("play-saved", file=str(path))

    # ---- telling

    def say(self, key: str, **values: Any) -> None:
        self.console.print(coloured(self.words.say(key, **values), self.words, self.seats), soft_wrap=True)

    def tell_news(self, seat: int) -> None:
        """What happened since the seat last looked."""
        listener = seat if self.hides() else None
        news = self.match.events(seat, self.heard[listener])
        self.heard[listener] += len(news)
        if news:
            self.console.rule(style="dim")
        for line in story(news, self.words, self.seats):
            self.console.print(line)

    def show_board(self, asked: Asked) -> None:
        """The board as the seat sees it, and the question."""
        self.show_board_with(asked.seat, asked.options)
        self.console.print(coloured(self.words.prompt(asked), self.words, self.seats), style="bold")
        draft = self.match.state.drafts and self.match.state.drafts[asked.seat]
        if draft:
            self.say("play-draft", choices=", ".join(map(self.words.choice, draft)))

    def show_board_with(self, seat: int, options: Sequence[Any]) -> None:
        """The board with what the options name; where they are of many kinds too much would stand out."""
        kinds = {type(option) for option in options}
        self.console.print()
        self.console.print(draw_text(self.game, self.match.view(seat), options if len(kinds) == 1 else ()))
        self.console.print()

    def open_part(self, seat: int, options: Sequence[Any]) -> Sequence[Entry]:
        """Some of the choices, and the board with what they name."""
        self.show_board_with(seat, options)
        return self.open_menu(options, whole=False)

    def open_menu(self, options: Sequence[Any], whole: bool = True) -> Sequence[Entry]:
        """List the choices with their numbers."""
        menu = entries(options, self.words, self.game)
        width = len(str(len(menu)))
        lines = [self.menu_line(number, entry, width) for number, entry in enumerate(menu, 1)]
        if not whole:
            lines.append(Text(f"{0:>{width}}  {self.words.say('menu-back')}", style="dim"))
        if len(lines) > SHORT:
            self.console.print(Columns(lines, padding=(0, 3), column_first=True))
        else:
            for line in lines:
                self.console.print(line)
        return menu

    def menu_line(self, number: int, entry: Entry, width: int) -> Text:
        """A numbered choice with its notation, or a numbered group."""
        line = Text(f"{number:>{width}}  ", style="bold")
        line.append(entry.label, style="not bold")
        if len(entry.options) == 1:
            line.append(f"  {self.game.notation.to_text(entry.options[0])}", style="not bold dim")
        return line

    def explain(self, reason: Reason | None) -> None:
        """Why something is refused, with the number of the rule."""
        if reason is None:
            self.say("play-allowed")
        else:
            self.console.print(
                coloured(self.words.reason(reason), self.words, self.seats).append(f"  [{reason.rule}]", style="dim")
            )

    def help(self, asked: Asked) -> None:
        self.say("play-help", example=self.game.notation.to_text(asked.options[0]))
        asides = self.match.asides(asked.seat)
        if asides:
            self.say("play-help-aside", example=self.game.notation.to_text(asides[0]))

    def tell_end(self) -> None:
        """The last board and the result; everybody at the screen may see what everybody may know."""
        eyes = self.people[0] if len(self.people) == 1 else None
        listeners = self.people if self.people and self.hides() else [None]
        self.words.lay(self.match.view(eyes), eyes)
        news = self.match.events(eyes, min(self.heard[listener] for listener in listeners))
        for line in story(news, self.words, self.seats):
            self.console.print(line)
        self.console.print()
        self.console.print(draw_text(self.game, self.match.view(eyes)))
        self.console.print()
        for line in public_standing(self.match, self.words, eyes):
            self.console.print(line, style="bold")
