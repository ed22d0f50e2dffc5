"""Everything a person reads, from Fluent files in three languages.

Three sets of files, each with one file a language: the engine's (reasons of the table's own rules), the terminal's, and
those of a game in its folder `words`. A game's keys follow from its declarations:

    name                        the game
    option-<name>               an option of the game
    ask-<kind>                  a question; its variables are the facts of the question, and seat
    choice-<word>               a choice; its variables are the fields
    event-<word>                an event; likewise
    reason-<RULE-ID>            why something is refused; its variables are the facts
    score-<part>                a part of a score, as the result's reasons name it
    table-<table>-<entry>       an entry of a table, or one `table-<table>` for all of them

The one message for a whole table has the variable `entry`; where entries are made of two parts, as in `tile_i2:a1-a2`,
it also has `tail` and `head`, the latter in words if it is an entry of another table. What belongs to a seat, as in
`first-circle`, has `head`, whoever sits there, in its own message too. A choice's message may have the attribute
`.group`, the name for all choices of its class. A question's message has the attribute `.rule`, the number of the rule
it comes from, the same in every language.

A variable that points into a table is the entry's name in the language. Beside `$card` a message may use `$card_key`,
the entry as notation spells it (to select forms by it), and `$card_<form>` for every attribute of the entry's message:
`table-card-horse = конь` with `.of = коня` gives `$card_of`. Seats have no other forms: a person's name cannot be
declined. Nobody and nothing (None, or a negative number) is the word `none`, and so is every table of which a question
or refusal has no fact.

Where a field holds several, `$cards` is a list with commas, `$cards_and` one as it is spoken, `$cards_count` their
number; `$scores_each` gives every seat its number, `$scores_some` only those that are not 0, and `$armies_strengths`
pairs two lists. Of two fields of one table, `$cell_to_is_cell_from` is yes or no. A choice knows under `$asked` the
kind of the question that it answers. The functions CAP and DE are in `functions.py`. Which words are used for what is
in docs/words.md.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from serai.engine.core.companions import package_of
from serai.engine.core.errors import Reason
from serai.engine.core.game import Game
from serai.engine.core.notation import Shape, word_of
from serai.engine.core.state import Event, Result
from serai.engine.core.steps import Choice, Commit, Step
from serai.engine.play.history import Asked, TakenBack
from serai.languages import LANGUAGES as LANGUAGES
from serai.words.functions import FUNCTIONS

MANY = 500  # a table with more entries than this may be spelled as in notation
PLAIN = ("number", "words")
KEY = re.compile(r"(?: +\.([a-zA-Z][\w-]*)|([a-zA-Z][\w-]*)) *=")


class NoWords(LookupError):
    """A key that has no message, or a message that cannot be put together."""


class Words:
    """What can be said about one game, or none, in one language; what is missing there is said in English."""

    def __init__(self, language: str, game: Game | None = None, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there are words in {', '.join(LANGUAGES)}, not in {language}")
        self.language = language
        self.game = game
        self._strict = strict  # a missing word is an error rather than its key
        spoken = (language,) if strict or language == "en" else (language, "en")
        self._bundles = tuple(_bundle(known, game) for known in spoken)
        self._events: dict[object, Shape] = {shape.make: shape for shape in game.events} if game else {}
        self._choices: dict[object, Shape] = {shape.make: shape for shape in game.notation.shapes} if game else {}
        self._tables: dict[str, Sequence[str]] = {"seat": game.colours, **game.notation.tables} if game else {}
        self._entries: dict[tuple[str, int], dict[str, str]] = {}
        self._laid: tuple[int, ...] = ()
        self._own: int | None = None

    def lay(self, view: Mapping[str, Any], seat: int | None = None) -> None:
        """From now on players are called by what lies in this view; what has no owner in its name is the seat's."""
        _, field = self.game.called.get("seat", ("", "")) if self.game else ("", "")
        laid = tuple(view.get(field, ()))
        if (laid, seat) != (self._laid, self._own):
            self._laid, self._own = laid, seat
            self._entries.clear()

    # ---- whole sentences

    def say(self, key: str, **values: object) -> str:
        """The message of a key with its variables filled in."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is None:
                    continue
                text, errors = bundle.format_pattern(pattern, values)
                if not errors:
                    return str(text)
                if self._strict:
                    raise NoWords(f"{key} ({self.language}): {errors[0]}")
        if self._strict:
            raise NoWords(f"{key} has no words in {self.language}")
        return key

    def name(self) -> str:
        """The game's name."""
        return self.say("name")

    def prompt(self, asked: Asked) -> str:
        """The question that is put to a seat."""
        return self.say(f"ask-{asked.kind}", **self._known_by({"seat": asked.seat, **asked.prompt}))

    def rule_of(self, kind: str) -> str | None:
        """The number of the rule that a kind of question comes from."""
        return self._attribute(f"ask-{kind}", "rule")

    def choice(self, pick: Choice, asked: str = "none") -> str:
        """What a seat may choose or has chosen, where asked is the kind of the question."""
        if type(pick) is Commit:
            return self.say("choice-commit")
        shape = self._choices[type(pick)]
        return self.say(f"choice-{shape.word}", asked=asked, **self._filled(shape, pick))

    def group(self, pick: Choice) -> str:
        """What all choices of a class are called together."""
        word = self._choices[type(pick)].word
        return self._attribute(f"choice-{word}", "group") or word

    def event(self, event: Event) -> str:
        """What happened."""
        if type(event) is TakenBack:
            return self.say("event-taken-back", **self._told_by({"seat": event.seat, "number": event.first}))
        shape = self._events[type(event)]
        return self.say(f"event-{shape.word}", **self._filled(shape, event))

    def reason(self, reason: Reason) -> str:
        """Why a choice is refused, without the number of the rule."""
        return self.say(f"reason-{spelled(reason.rule)}", **self._known_by(reason.facts))

    def option(self, name: str) -> str:
        """The name of one of the game's options."""
        return self.say(f"option-{spelled(name)}")

    def result(self, result: Result) -> list[str]:
        """The seats by place, each with its points and what they are made of."""
        lines = []
        for seat in sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat)):
            parts = [
                self.say("result-part", part=self.part(part), points=points)
                for part, points in result.reasons[seat].items()
            ]
            line = self.say("result-line", place=result.places[seat], points=result.scores[seat], **self._seat(seat))
            lines.append(f"{line} ({', '.join(parts)})" if parts else line)
        return lines

    def _attribute(self, key: str, attribute: str) -> str | None:
        """What stands beside a message under the name of an attribute."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).attributes.get(attribute)
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, {})[0])
        return None

    # ---- names

    def part(self, part: str) -> str:
        """What a part of a score is called."""
        return self.say(f"score-{spelled(part)}")

    def seat(self, seat: int) -> str:
        """What the player in a seat is called."""
        return self.entry("seat", seat)

    def entry(self, table: str, number: int) -> str:
        """The name of an entry of one of the game's tables."""
        return self._forms(table, number)[""]

    def _seat(self, seat: int) -> dict[str, Any]:
        return self._told_by({"seat": seat})

    # ---- variables

    def _filled(self, shape: Shape, values: tuple[Any, ...]) -> dict[str, object]:
        """The variables for the fields of a choice or event."""
        filled: dict[str, object] = {}
        for name, table, value in zip(shape.names, shape.fields, values, strict=True):
            self._fill(filled, name, table.rstrip("*"), value)
        self._pair(filled, shape, values)
        return filled

    def _pair(self, filled: dict[str, object], shape: Shape, values: tuple[Any, ...]) -> None:
        """Whether two fields are the same entry; lists of numbers beside lists of entries: each with its number."""
        for one, name in enumerate(shape.names):
            for two, other in enumerate(shape.names[:one]):
                if shape.fields[one] == shape.fields[two]:
                    filled[f"{name}_is_{other}"] = "yes" if values[one] == values[two] else "no"
        fields = [field for field in zip(shape.names, shape.fields, values, strict=True) if "*" in field[1]]
        for name, table, entries in fields:
            for other, plain, numbers in fields:
                if plain == "number*" and table != plain and len(entries) == len(numbers):
                    pairs = zip(entries, numbers, strict=True)
                    said = [f"{self._one(table.rstrip('*'), entry)} – {number}" for entry, number in pairs]
                    filled[f"{name}_{other}"] = ", ".join(said)

    def _known_by(self, facts: Mapping[str, object]) -> dict[str, object]:
        """The variables for facts of which some may be missing: those are none."""
        missing = dict.fromkeys((*self._tables, *PLAIN))
        return self._told_by({**missing, **facts})

    def _told_by(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """The variables for facts, which are named after their tables."""
        filled: dict[str, object] = {}
        for name, value in facts.items():
            self._fill(filled, name, self._table_of(name), value)
        return filled

    def _table_of(self, fact: str) -> str:
        """The table that a fact points into: cell_from is an entry of cell."""
        fitting = [table for table in self._tables if fact == table or fact.startswith(f"{table}_")]
        return max(fitting, key=len, default="number")

    def _fill(self, filled: dict[str, object], name: str, table: str, value: object) -> None:
        if isinstance(value, (tuple, list)):
            self._list(filled, name, table, value)
        elif value is None or (table not in PLAIN and type(value) is int and value < 0):
            filled[name] = filled[f"{name}_key"] = "none"
        elif isinstance(value, bool):
            filled[name] = "yes" if value else "no"
        elif type(value) is int and table in self._tables:
            for form, text in self._forms(table, value).items():
                filled[f"{name}_{form}" if form else name] = text
            filled[f"{name}_key"] = self._tables[table][value]
        else:
            filled[name] = value

    def _list(self, filled: dict[str, object], name: str, table: str, values: Sequence[object]) -> None:
        said = [self._one(table, one) for one in values]
        filled[name] = filled[f"{name}_and"] = ", ".join(said) or self.say("nothing")
        filled[f"{name}_count"] = len(values)
        if len(said) > 1:
            filled[f"{name}_and"] = self.say("list-and", others=", ".join(said[:-1]), last=said[-1])
        if table == "number" and len(values) <= len(self._tables.get("seat", ())):
            each = [(f"{self.seat(seat)} {number}", number) for seat, number in enumerate(values)]
            filled[f"{name}_each"] = ", ".join(text for text, _ in each)
            filled[f"{name}_some"] = ", ".join(text for text, number in each if number) or self.say("nothing")

    def _one(self, table: str, value: object) -> str:
        return self.entry(table, value) if type(value) is int and table in self._tables else str(value)

    def _forms(self, table: str, number: int) -> dict[str, str]:
        """An entry's name under the empty key, and its other forms under theirs."""
        known = self._entries.get((table, number))
        if known is None:
            known = self._entries[table, number] = self._called(table, number)
        return known

    def _called(self, table: str, number: int) -> dict[str, str]:
        lies = self._lies_at(number) if table == "seat" else -1
        if lies < 0:
            return self._find_forms(table, self._tables[table][number])
        forms = self._forms(self._seats_called, lies)
        return {"": forms.get("short", forms[""])}  # who plays is known by a short name

    @property
    def _seats_called(self) -> str:
        """The table that players are called after, where the game says so."""
        return self.game.called["seat"][0] if self.game else ""

    def _lies_at(self, seat: int) -> int:
        """The entry that a player is called after, or -1."""
        return self._laid[seat] if 0 <= seat < len(self._laid) else -1

    def _key_of(self, seat: int) -> str:
        """The key of what a player is called after, for words that are other for each."""
        lies = self._lies_at(seat)
        return self._tables[self._seats_called][lies] if lies >= 0 else "none"

    def _find_forms(self, table: str, entry: str) -> dict[str, str]:
        own, common = f"table-{spelled(table)}-{spelled(entry)}", f"table-{spelled(table)}"
        for bundle in self._bundles:
            for key in (own, common):
                if bundle.has_message(key):
                    message = bundle.get_message(key)
                    patterns = {"": message.value, **message.attributes}
                    parts = self._parts(table, entry)
                    return {
                        form: str(bundle.format_pattern(pattern, parts)[0])
                        for form, pattern in patterns.items()
                        if pattern is not None
                    }
        joined = self._joined(table, entry)
        if joined is None and self._strict and len(self._tables[table]) <= MANY:
            raise NoWords(f"{own} has no words in {self.language}")
        return {"": joined or entry}

    def _joined(self, table: str, entry: str) -> str | None:
        """What has no words of its own but is made of entries of another table, as a way is of areas, by all names."""
        parts = entry.split("-")
        for other, entries in self._tables.items():
            if other != table and len(parts) > 1 and all(part in entries for part in parts):
                return " – ".join(self.entry(other, entries.index(part)) for part in parts)
        return None

    def _parts(self, table: str, entry: str) -> dict[str, str]:
        """The variables for the one message of a whole table, and for what belongs to a seat."""
        head, colon, tail = entry.partition(":")
        if not colon:
            seat, _, tail = entry.partition("-")
            seats = self._tables.get("seat", ())
            if tail and seat in seats:
                place = seats.index(seat)
                return {"entry": entry, "head": self.seat(place), "head_key": self._key_of(place), "tail": tail}
            own = -1 if self._own is None else self._own
            return {"entry": entry, "head_key": self._key_of(own), "tail": entry}
        for other, entries in self._tables.items():
            if other != table and head in entries:
                head = self.entry(other, entries.index(head))
                break
        return {"entry": entry, "head": head, "tail": tail.replace("-", ", ")}


def spelled(name: str) -> str:
    """A name as part of a key, where only letters, digits, dashes and underscores may stand."""
    return re.sub(r"[^a-zA-Z0-9_-]", "-", name)


def kind_of(step: type[Step]) -> str:
    """The kind of a question, as its key names it."""
    return word_of(step.__name__)


def texts(language: str, game: Game | None) -> list[str]:
    """The Fluent files that make up a language, the engine's first; a game may not speak all languages."""
    folders = [files(__name__) / "engine", files(__name__) / "terminal"]
    if game is not None:
        folders.append(files(package_of(game)) / "words")
    found = [folder / f"{language}.ftl" for folder in folders]
    return [file.read_text(encoding="utf-8") for file in found if file.is_file()]


def lesson_text(language: str, game: Game) -> str:
    """The Fluent file of a game's lessons, apart from its other words: only who learns needs it; it may be empty."""
    file = files(package_of(game)) / "teach" / "words" / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def keys_in(files: Sequence[str]) -> set[str]:
    """The messages of Fluent files, and their attributes as `message.attribute`."""
    found, key = set(), ""
    for line in "\n".join(files).splitlines():
        if begun := KEY.match(line):
            key = begun[2] or key
            found.add(key if begun[2] else f"{key}.{begun[1]}")
    return found


def name_of(game: Game, language: str) -> str:
    """What a game is called; its own key where it does not speak the language."""
    return _line(game, language, "name") or game.name


def preset_name(game: Game, language: str, preset: str) -> str:
    """What a ready-made set of options is called, likewise."""
    return _line(game, language, f"preset-{preset}") or preset


def _line(game: Game, language: str, key: str) -> str | None:
    """A message of one line, found without reading all words of a game."""
    for text in reversed(texts(language, game)):
        if found := re.search(rf"^{re.escape(key)} *=(.+)$", text, re.MULTILINE):
            return found[1].strip()
    return None


@lru_cache(maxsize=64)
def _bundle(language: str, game: Game | None) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)  # a terminal would show such marks
    for text in texts(language, game):
        bundle.add_resource(FluentResource(text))
    return bundle
