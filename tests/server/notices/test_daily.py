"""The daily letter comes once a day, at its hour, from one node, and only where something waits."""

from __future__ import annotations

from serai.protocol.clocks import DAY, Pace
from serai.server.notices.choices import KINDS, NoticeChoices
from serai.server.tables import invitations
from tests.server.hosting import run
from tests.server.letters import Letters, text_of
from tests.server.notices.telling import clock, house, letters, only  # noqa: F401

HOUR = 3_600_000
LETTER = NoticeChoices({kind: ["letter"] for kind in KINDS})


def test_one_letter_a_day_lists_what_waits(url: str, clock: list[int], letters: Letters) -> None:  # noqa: F811
    async def test() -> None:
        clock[0] = clock[0] // DAY * DAY + 6 * HOUR  # of UTC
        async with house(url, clock, letters.port) as here:
            ann, bob = await here.people.arrive("Ann", "fr"), await here.people.arrive("Bob", "en")
            await here.people.register(ann, "ann", "correct horse", "ann@example.org", "")
            await here.nodes[0].choose(ann.id, LETTER)
            await here.look(2 * HOUR)
            assert letters.received == []  # nothing waits
            turn, over = await here.table(ann, bob, title="Thé"), await here.table(ann, bob, title="Fini")
            asked = await here.table(bob, started=False, title="Viens")
            async with here.tables.at(asked) as table:
                await invitations.invite(here.tables, table, bob, "ann")
            clock[0] += HOUR
            await here.play(over, 0, 3, 1, 4, 2)
            await here.look(23 * HOUR - 1)
            assert letters.received == []
            await here.look(1)
            (letter,) = letters.received
            subject, text = text_of(letter)
            assert subject == "Ce qui vous attend sur Serai"
            assert "Ann, voici" in text
            for table_id, words in ((turn, "À vous\u00a0: Thé"), (over, "Fini"), (asked, "Invitation\u00a0: Viens")):
                assert f"https://serai.example/table/{table_id}" in text
                assert words in text
            await here.look(4 * HOUR)
            assert len(letters.received) == 1
            # The next one: time is short at a table, which stands first; what was over yesterday is not told again.
            soon = await here.table(ann, bob, pace=Pace("days", days=1))
            await here.look(20 * HOUR)
            assert len(letters.received) == 2
            text = text_of(letters.received[1])[1]
            assert text.index(f"/table/{soon}") < text.index(f"/table/{turn}")
            assert "Votre temps s’épuise" in text
            assert over not in text
            await here.look(HOUR)
            await here.nodes[0].choose(ann.id, only())
            await here.look(2 * DAY)
            assert len(letters.received) == 2

    run(test)


def test_who_is_here_at_the_hour_gets_the_letter_when_they_have_gone(
    url: str,
    clock: list[int],  # noqa: F811
    letters: Letters,  # noqa: F811
) -> None:
    async def test() -> None:
        clock[0] = clock[0] // DAY * DAY + 7 * HOUR
        async with house(url, clock, letters.port) as here:
            ann, bob = await here.people.arrive("Ann", "en"), await here.people.arrive("Bob", "en")
            await here.people.register(ann, "ann", "correct horse", "ann@example.org", "")
            await here.nodes[0].choose(ann.id, LETTER)
            await here.table(ann, bob)
            clock[0] += HOUR
            await here.store.take("UPDATE people SET seen = ? WHERE id = ? RETURNING id", clock[0], ann.id)
            await here.look(0)
            assert letters.received == []
            await here.look()
            assert len(letters.received) == 1
            await here.look(HOUR)
            assert len(letters.received) == 1

    run(test)
