"""What people do: choose, take back, talk, look ahead, leave and come back, all with keys that are sent again."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any

from tests.server.chaos.ledger import Promise
from tests.server.chaos.lines import Line, Lost, Message
from tests.server.chaos.sights import OVER, Pending, Sight

if TYPE_CHECKING:
    from tests.server.chaos.people import Person, Place

NOT_NOW = ("busy", "server-error", "seat-away", "not-just-now", "took-too-long", "too-often", "too-much-work")
NOT_LIKE_THIS = ("illegal", "somebody-away", "rated-undo")  # nothing was done, and nothing will be


async def one(person: Person, line: Line, place: Place | None = None) -> None:
    """Do one thing: what was not answered first, then whatever comes to mind."""
    own = [sight for at, sight in person.sights.items() if at[1] is not None and place in (None, at)]
    now = time.monotonic()
    await _come_back(person, now)
    if waiting := [sight for sight in own if sight.pending is not None and sight.pending.wait <= now]:
        await send(person, line, person.dice.choice(waiting))
    elif not person.run.closing:
        free = [
            sight for sight in own if sight.pending is None and sight.status != OVER and sight.table not in person.left
        ]
        if free:
            await _something(person, line, person.dice.choice(free), free)


async def _something(person: Person, line: Line, sight: Sight, free: list[Sight]) -> None:
    dice, chance = person.dice, person.dice.random()
    table = person.run.tables.get(sight.table)
    if table is None:
        return
    if table.ending:
        await _vote(person, sight)
    elif sight.proposal and sight.proposal["seat"] != sight.seat and chance < 0.6:
        await _answer(person, sight)
    elif chance < 0.03:
        await _say(person, line, sight)
    elif chance < 0.05 and not person.by_http:
        await _look_ahead(person, line, sight)
    elif chance < 0.06 and len(table.people) > 1:
        await _leave(person, sight)
    elif chance < 0.075 and sight.number > 3:
        await act(person, line, sight, "undo", to=dice.randint(max(1, sight.number - 4), sight.number))
    elif chance < 0.13 and sight.undo:
        to = dice.choice(sight.backs) if sight.backs and dice.random() < 0.5 else None
        await act(person, line, sight, "undo", to=to)
    elif chance < 0.18 and sight.asides:
        await act(person, line, sight, "aside", pick(person, sight.asides))
    elif asked := [other for other in free if other.question]:
        chosen = sight if sight.question else dice.choice(asked)
        assert chosen.question is not None
        await act(person, line, chosen, "choose", pick(person, chosen.question["options"]))


def pick(person: Person, options: dict[str, list[list[Any]]]) -> list[Any]:
    """A random option; a word with thousands of options is no likelier than another."""
    word = person.dice.choice(list(options))
    return [word, *person.dice.choice(options[word])]


# ---- acts with a key


async def act(person: Person, line: Line, sight: Sight, do: str, choice: Any = None, to: int | None = None) -> None:
    """Begin an act; it stays pending until it is answered."""
    sight.pending = Pending(secrets.token_hex(8), do, sight.number, choice, to)
    await send(person, line, sight)


async def send(person: Person, line: Line, sight: Sight) -> None:
    """Send what is pending, with the same key as ever."""
    pending, counts = sight.pending, person.run.ledger.counts
    assert pending is not None
    pending.sent += 1
    counts["acts sent"] += 1
    counts["acts sent again"] += pending.sent > 1
    assert sight.seat is not None
    try:
        answer = await line.ask(**pending.message(), table=sight.table, seat=sight.seat)
    except Lost:
        counts["acts without an answer"] += 1
        raise
    if answer["tell"] == "done":
        _done(person, sight, pending, answer)
        sight.pending = None
    else:
        _refused(person, sight, pending, answer)


def _done(person: Person, sight: Sight, pending: Pending, answer: Message) -> None:
    run = person.run
    if answer["number"] is None:
        run.ledger.counts["proposals to take back"] += 1
        return
    sight.acknowledged(answer["number"], answer.get("version"))
    repeated = bool(answer.get("repeated"))
    promise = Promise(pending.key, pending.do, pending.choice, pending.at, answer["number"], repeated)
    assert sight.seat is not None
    run.ledger.promised(sight.table, sight.seat, promise)
    if repeated and pending.sent == 1 and run.ledger.troubled(time.time()):
        # PostgreSQL was killed after it had committed and before it said so; the server then found the key itself.
        run.ledger.counts["repeated by the server itself"] += 1
    elif repeated and pending.sent == 1:
        run.ledger.wrong("repeated at once", f"{person.name}, {sight.table}: {pending} got {answer}")
    if answer["number"] > pending.at and not repeated:
        run.follow(sight.table, answer["number"], person.node)


def _refused(person: Person, sight: Sight, pending: Pending, answer: Message) -> None:
    """A rule refuses for good; not now leaves open what became of the act, so it is sent again."""
    ledger, key = person.run.ledger, answer["key"]
    ledger.counts[f"refused: {answer['rule'] or key}"] += 1
    if key in NOT_LIKE_THIS:
        ledger.refused.add((sight.table, f"{sight.seat}:{pending.key}"))
        sight.pending = None
    elif key in NOT_NOW:
        pending.wait = time.monotonic() + person.dice.uniform(0.1, 0.8)
        if key == "seat-away":  # leaving took longer than coming back
            person.left.setdefault(sight.table, 0.0)
    else:
        ledger.wrong("refused", f"{person.name} at {person.node.name}, {sight.table}: {pending} got {answer}")
        sight.pending = None


# ---- beside the game


async def _say(person: Person, line: Line, sight: Sight) -> None:
    words = f"{person.name} {secrets.token_hex(6)}"
    answer = await line.ask(do="say", table=sight.table, words=words)
    if answer["tell"] == "done":
        person.run.ledger.chats.add((sight.table, words))


async def _look_ahead(person: Person, line: Line, sight: Sight) -> None:
    """Preview a choice, or imagine a world and choose in it."""
    if not sight.question:
        return
    if person.dice.random() < 0.5:
        choice = pick(person, sight.question["options"])
        await line.ask(do="preview", table=sight.table, seat=sight.seat, choice=choice)
        person.run.ledger.counts["previews"] += 1
        return
    done = await line.ask(do="imagine", table=sight.table, seat=sight.seat)
    world = f"imagined:{done['id']}"
    position = person.worlds.pop(world, None)
    if done["tell"] == "done" and position and position["question"]:
        choice = pick(person, position["question"]["options"])
        at = position["number"]
        await line.ask(do="choose", table=world, seat=sight.seat, at=at, choice=choice, key=secrets.token_hex(8))
        person.run.ledger.counts["worlds imagined"] += 1


async def _leave(person: Person, sight: Sight) -> None:
    """Let a bot play on for a while; whatever it does meanwhile is nobody's promise."""
    run = person.run
    for (table, seat), other in person.sights.items():
        if table == sight.table and seat is not None:
            run.ledger.away[table, seat].append(other.number)
    person.left[sight.table] = time.monotonic() + person.dice.uniform(0.3, 2)
    await _post(person, sight.table, "leave", {"level": "random"})
    run.ledger.counts["left a seat"] += 1


async def _come_back(person: Person, now: float) -> None:
    for table in [table for table, until in person.left.items() if until <= now or person.run.closing]:
        await _post(person, table, "return", None)
        person.left.pop(table, None)
        person.run.ledger.counts["came back"] += 1


async def _vote(person: Person, sight: Sight) -> None:
    status, answer = await _post(person, sight.table, "vote", {"ends": True})
    if status == 200 and answer["status"] == OVER:  # the line may still carry what was said before
        person.run.ledger.ended(sight.table, answer["number"])


async def _answer(person: Person, sight: Sight) -> None:
    await _post(person, sight.table, "undo/answer", {"agrees": person.dice.random() < 0.6})
    sight.proposal = None
    person.run.ledger.counts["proposals answered"] += 1


async def _post(person: Person, table: str, what: str, body: Any) -> tuple[int, Any]:
    return await person.http.send(person.node, "POST", f"/tables/{table}/{what}", body)
