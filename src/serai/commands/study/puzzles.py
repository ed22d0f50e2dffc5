"""`serai puzzles`: positions of bots' games in which one choice is clearly better than all others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from serai.bots.dice import Dice
from serai.commands.arguments import game_of, polite
from serai.commands.records.records import moves, open_record
from serai.commands.study.arguments import PuzzlesArguments
from serai.commands.study.puzzle_book import Book
from serai.commands.study.puzzle_judging import FEWEST_CHOICES, Judge, line_after, tempting
from serai.commands.study.simulate import progress
from serai.engine.core.chance import seeded
from serai.engine.core.errors import BadInput
from serai.engine.core.game import Game
from serai.engine.play.match import Match
from serai.engine.play.position import Position
from serai.engine.play.record import Record
from serai.teach.puzzles import GRADES, Puzzle
from serai.words import Words

OPENING = 8  # one of so many moves of a game is its opening, which is left out
FORMS = {".json", ".txt"}


class Question(NamedTuple):
    """A question that was put in a game: in which record, before which move."""

    record: str
    move: int
    seat: int
    kind: str
    position: Position

    @property
    def key(self) -> str:
        """What tells this question from all others."""
        return f"{self.record} {self.move}"


@polite
def run(args: PuzzlesArguments) -> int:
    """Look at the positions one after the other, and take the best of what was found."""
    game = game_of(args.game)
    words = Words(args.lang, game)
    asked = shuffled(list(questions(game, args.source)), args.seed)[: args.positions]
    if not asked:
        raise BadInput(f"no record of {game.name} in {args.source} asks anybody to choose among {FEWEST_CHOICES}")
    settings = {"game": game.name, "rules": game.rules, "seed": args.seed, "nodes": args.nodes}
    book = Book(args.out, game, command(args), settings, args.most)
    with progress(words) as bar:
        if args.widest is not None:
            task = bar.add_task(words.name(), total=len(asked))
            for question in asked:
                if question.key not in book.glances:
                    book.add_glance(question.key, judge_of(question, args).glance())
                bar.update(task, advance=1)
            asked = sorted(asked, key=lambda question: -book.glances[question.key])[: args.widest]
        task = bar.add_task(words.name(), total=len(asked))
        for question in asked:
            if question.key not in book.known:
                book.add(question.key, puzzle_of(question, args))
            bar.update(task, advance=1, description=words.say("puzzles-found", count=len(book.found)))
    puzzles = book.write()
    print(words.say("puzzles-written", count=len(puzzles), folder=str(args.out), looked=len(book.known)))
    for grade in GRADES:
        print(words.say("puzzles-grade", grade=grade, count=sum(one.grade == grade for one in puzzles)))
    return 0


def command(args: PuzzlesArguments) -> str:
    """The command that makes the same puzzles again, from the same records."""
    return (
        f"serai puzzles {args.game} --from {args.source.name} --seed {args.seed} --most {args.most}"
        f" --nodes {args.nodes} --margin {args.margin} --positions {args.positions}"
        + (f" --widest {args.widest}" if args.widest is not None else "")
        + (" --quick" if args.quick else "")
    )


def questions(game: Game, source: Path) -> Iterator[Question]:
    """Every question of the records that is put to one seat, is past the opening, and has choices enough."""
    for path in record_files(source):
        record = open_record(path)
        if record.game == game.name:
            yield from asked_in(record, game, path.relative_to(source).as_posix() if source.is_dir() else path.name)


def record_files(source: Path) -> list[Path]:
    """The files that may be records: one, or all of a folder."""
    if not source.exists():
        raise BadInput(f"there is no {source}; `serai simulate GAME --player general --keep FOLDER` makes records")
    found = sorted(path for path in source.rglob("*") if path.suffix in FORMS) if source.is_dir() else [source]
    if not found:
        raise BadInput(f"{source} holds no records; `serai simulate GAME --player general --keep {source}` makes some")
    return found


def asked_in(record: Record, game: Game, name: str) -> Iterator[Question]:
    """The questions of one record."""
    for _, match in moves(record):
        if match.over or match.number * OPENING < len(record.rows) or match.state.drafts is not None:
            continue
        if len(match.asks) == 1 and len(match.asks[0].options) >= FEWEST_CHOICES:
            asked = match.asks[0]
            position = Position(game, record.options, match.state.clone())
            yield Question(name, match.number + 1, asked.seat, asked.kind, position)


def shuffled(asked: list[Question], seed: str) -> list[Question]:
    """The questions in an order that hangs on the seed alone."""
    dice = Dice(seed)
    for place in range(len(asked) - 1, 0, -1):
        other = dice.below(place + 1)
        asked[place], asked[other] = asked[other], asked[place]
    return asked


def judge_of(question: Question, args: PuzzlesArguments) -> Judge:
    """Who judges a question, in a world where only what its seat knows is sure."""
    seed = f"{args.seed}/{question.key}"
    return Judge(imagined(question, seed), question.seat, seed, args.nodes, args.quick)


def puzzle_of(question: Question, args: PuzzlesArguments) -> Puzzle | None:
    """The puzzle that a question makes, or None."""
    judge = judge_of(question, args)
    match, seed = judge.match, judge.seed
    if not judge.promising(args.margin):
        return None
    looks = judge.looks()
    verdict = judge.verdict(args.margin, looks)
    if verdict is None:
        return None
    return Puzzle(
        position=match.record.position,
        seat=question.seat,
        grade=looks.grade(verdict.best),
        kind=question.kind,
        best=verdict.best,
        chance=verdict.chance,
        second=verdict.second,
        margins=tuple(verdict.margins),
        nodes=args.nodes,
        seeds=tuple(verdict.seeds),
        found=question.key,
        chances=verdict.chances,
        lines=lines_of(match, question.seat, [verdict.best, *tempting(verdict, looks)], seed),
    )


def lines_of(match: Match, seat: int, choices: Sequence[str], seed: str) -> dict[str, tuple[str, ...]]:
    """What follows each of the choices."""
    return {choice: tuple(line_after(match, seat, choice, f"{seed}/line")) for choice in choices}


def imagined(question: Question, seed: str) -> Match:
    """The match in a world of which only what the seat knows is true: nothing else of the game is given away."""
    world = Match.from_position(question.position).redealt(question.seat, seeded(seed))
    world.chance = seeded(seed)
    return Match.from_position(question.position._replace(state=world))
