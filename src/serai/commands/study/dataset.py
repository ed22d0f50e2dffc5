"""`serai dataset`: games by bots as rows for programs that learn; interrupted, it goes on where it stopped."""

from __future__ import annotations

import importlib.util
import time

from serai.commands.arguments import game_of, polite, seats_of, settings_of
from serai.commands.study.arguments import DatasetArguments
from serai.commands.study.places import cores, place_of
from serai.commands.study.simulate import progress
from serai.engine.core.errors import BadInput
from serai.words import Words

NEEDED = ("numpy", "duckdb")


@polite
def run(args: DatasetArguments) -> int:
    """Make every file that is not there yet."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise BadInput(f"data sets need {' and '.join(missing)}: pip install 'serai[research]'")
    from serai.research import dataset
    from serai.research.opponents import players
    from serai.research.playing import Play

    game = game_of(args.game)
    seats = seats_of(args, game)
    named = args.bots.split("+")
    formats = dataset.FORMATS if args.format == "both" else (args.format,)
    wanted = dataset.Wanted(
        game.name, seats, settings_of(args.option, game, seats), tuple(named * seats if len(named) == 1 else named),
        args.seed, args.games, args.chunk, formats,
    )  # fmt: skip
    try:
        players(wanted.bots, Play(game, seats, wanted.options), args.seed)
        left = dataset.prepare(wanted, args.folder)
    except (ValueError, LookupError) as error:
        raise BadInput(str(error)) from None
    words = Words(args.lang, game)
    began = time.perf_counter()
    jobs = min(args.jobs or cores(), max(1, len(left)))
    made = 0
    with place_of(jobs, args.cluster) as place, progress(words) as bar:
        done = args.games - sum(len(dataset.games_of(wanted, number)) for number in left)
        task = bar.add_task(words.name(), total=args.games, completed=done)
        for nth, files in place.results(dataset.files_of, [(wanted, number) for number in left]):
            made += dataset.keep(wanted, args.folder, left[nth], files)
            bar.update(task, completed=done + made)
    seconds = round(time.perf_counter() - began, 1)
    print(words.say("dataset-made", games=made, kept=done, folder=str(args.folder), seconds=seconds))
    return 0
