"""Several people and several seats at one table: moves seen by all, lost lines, taking back, talking, leaving."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.running import Server
from tests.web.harness import Visitor, axe
from tests.web.playing import FINAL, LIST, asked, cell, choose, logged, play

Visit = Callable[..., Visitor]
AT_END = """
([least, most]) => {
  const { scrollHeight, scrollTop, clientHeight } = document.querySelector("#panel-log .log");
  const below = scrollHeight - scrollTop - clientHeight;
  return scrollHeight > 2 * clientHeight && below >= least && below < most;
}
"""
MOVED_ON = """
async ([table, before]) => (await (await fetch(`/api/v1/tables/${table}`)).json()).number > before
"""


def seated(visit: Visit, game: str = "tic_tac_toe", at: Server | None = None) -> tuple[Visitor, Visitor, str]:
    """Ann and Bob at a table that has begun, each in front of their own browser."""
    ann, bob = visit("Ann", at=at), visit("Bob", at=at)
    table = ann.table(game, "me", "open")
    bob.post(f"/tables/{table}/join", {"seat": 1})
    ann.start(table)
    ann.go(f"/table/{table}")
    bob.go(f"/table/{table}")
    return ann, bob, table


def test_a_table_fills_up_and_begins_before_everybodys_eyes(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.table("tic_tac_toe", "me", "open")
    page = ann.go(f"/table/{table}")
    expect(page.get_by_role("button", name="Start")).to_be_disabled()
    bob = visit()
    bob.pardon("401")
    theirs = bob.go(f"/table/{table}")
    theirs.get_by_role("button", name="Sit here").click()
    theirs.get_by_label("Your name").fill("Bob")
    theirs.get_by_role("button", name="Continue as guest").click()
    expect(page.locator(".seats")).to_contain_text("Bob")
    page.get_by_role("button", name="Start").click()
    expect(asked(page)).to_contain_text("Ann, claim an empty square.")
    expect(asked(theirs)).to_contain_text("Waiting for Ann")


def test_whoever_seats_a_bot_is_told_how_it_plays(visit: Visit) -> None:
    ann = visit("Анна", language="ru")
    table = ann.table("khan", "me", "open", "open")
    page = ann.go(f"/table/{table}")
    levels = page.get_by_label("Бот", exact=True)
    levels.select_option("general")
    expect(levels).to_have_accessible_description("Думает наперёд, не дольше двух секунд.")
    axe(page)
    page.get_by_role("button", name="Добавить бота").first.click()
    expect(page.locator(".seats")).to_contain_text("Полководец")


def test_two_browsers_see_each_others_moves_and_words(visit: Visit) -> None:
    ann, bob, table = seated(visit)
    carol = visit("Carol")  # only looks on
    looking = carol.go(f"/table/{table}")
    choose(ann.page, "b2")
    logged(bob.page, "Ann claims b2.")
    logged(looking, "Ann claims b2.")
    expect(asked(looking)).to_contain_text("Waiting for Bob")
    expect(looking.locator(".beside .option, .picture [data-legal], .undo")).to_have_count(0)
    expect(cell(bob.page, "b2")).to_have_attribute("aria-label", "b2, Ann")
    choose(bob.page, "a1")
    logged(ann.page, "Bob claims a1.")
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Say something").fill("Good move")
    ann.page.get_by_role("button", name="Send").click()
    expect(bob.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    bob.page.get_by_role("tab", name="Chat").click()
    expect(bob.page.get_by_role("log")).to_contain_text("Good move")
    for name in ("b3", "a2", "b1"):
        choose(ann.page if name != "a2" else bob.page, name)
        logged(bob.page if name != "a2" else ann.page, f"claims {name}")
    expect(bob.page.locator(FINAL)).to_contain_text("Ann wins")


def test_what_others_do_is_read_out(visit: Visit) -> None:
    ann, bob, _ = seated(visit)
    choose(ann.page, "c3")
    expect(bob.page.locator("[data-part=spoken]")).to_contain_text("Ann claims c3.")
    expect(bob.page.locator("[data-part=spoken]")).to_contain_text("Bob, claim an empty square.")


def test_what_waits_for_its_confirmation_is_read_out(visit: Visit) -> None:
    ann, _, _ = seated(visit)
    spoken = ann.page.locator("[data-part=spoken]")
    cell(ann.page, "c3").press("Enter")
    expect(spoken).to_contain_text("choose it once more or confirm: Claim c3.")
    cell(ann.page, "c3").press("Enter")
    expect(spoken).to_contain_text("Ann claims c3.")
    expect(spoken).not_to_contain_text("once more")


TURN, LAID = 523.25, 240  # the first tone of each sound, in hertz
HEARD = "([pitch, often]) => tones.filter((one) => one === pitch).length === often"


def test_the_sound_comes_once_for_each_turn(visit: Visit) -> None:
    ann = visit("Ann", sound=True)
    ann.context.add_init_script(
        """
        window.tones = [];
        window.AudioContext = class {
            currentTime = 0;
            destination = {};
            createGain() { return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {} }; }
            createOscillator() {
                const frequency = { setValueAtTime: (pitch) => tones.push(pitch), exponentialRampToValueAtTime() {} };
                return { frequency, connect: (next) => next, start() {}, stop() {} };
            }
        };
        """
    )
    bob = visit("Bob")
    table = ann.table("tic_tac_toe", "me", "open")
    bob.post(f"/tables/{table}/join", {"seat": 1})
    ann.start(table)
    page = ann.go(f"/table/{table}")
    expect(asked(page)).to_contain_text("Ann, claim")
    page.wait_for_function(HEARD, arg=[TURN, 1])
    for words in ("one", "two"):  # what is said, and the list of one's games, are no turns
        bob.post(f"/tables/{table}/chat", {"words": words})
        with page.expect_response("**/tables/mine"):
            page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        page.wait_for_timeout(200)
    assert page.evaluate("window.tones.length") == 2  # the two notes of a turn, and nothing else
    choose(page, "b2")
    logged(page, "Ann claims b2.")
    bob.post(f"/tables/{table}/choose", {"seat": 1, "at": 1, "choice": "square a1", "key": "b"})
    logged(page, "Bob claims a1.")
    page.wait_for_function(HEARD, arg=[TURN, 2])
    page.wait_for_function(HEARD, arg=[LAID, 2])


def test_a_lost_line_comes_back_without_gaps(visit: Visit, own_server: Callable[..., Server]) -> None:
    server = own_server()
    ann, bob, _ = seated(visit, at=server)
    for person in (ann, bob):
        person.pardon("WebSocket", "Failed to load resource", "ERR_CONNECTION_REFUSED")
    choose(ann.page, "b2")
    logged(bob.page, "Ann claims b2.")
    server.kill()
    expect(ann.page.get_by_text("Trying again")).to_be_visible()
    cell(bob.page, "a1").click()
    again = own_server(server.port)
    expect(ann.page.get_by_text("Trying again")).to_be_hidden(timeout=60_000)
    expect(bob.page.get_by_text("Trying again")).to_be_hidden(timeout=60_000)
    bob.page.keyboard.press("Escape")
    choose(bob.page, "a1")
    logged(ann.page, "Bob claims a1.")
    for page in (ann.page, bob.page):
        expect(page.locator("#panel-log .turn")).to_have_count(2)
    assert again.process.poll() is None


def test_taking_back_needs_the_others_consent_once_they_are_asked(visit: Visit) -> None:
    ann, bob, table = seated(visit)
    choose(ann.page, "b2")
    logged(bob.page, "Ann claims b2.")
    ann.page.locator(".undo").click(force=True)  # it says why it cannot
    expect(ann.page.get_by_text("There is nothing to undo")).to_be_visible()
    expect(ann.page.get_by_role("link", name="SE-UNDO-1")).to_be_visible()
    ann.page.get_by_role("button", name="Ask the others to let me undo").click()
    expect(bob.page.get_by_text("Ann asks to undo everything from move 1 on.")).to_be_visible()
    expect(ann.page.get_by_text("Still to agree: Bob")).to_be_visible()
    bob.page.get_by_role("button", name="Agree").click()
    logged(ann.page, "Ann undoes everything from move 1 on.")
    expect(cell(ann.page, "b2")).to_have_attribute("aria-label", "b2, empty – can be chosen")
    expect(ann.page.locator("#panel-log .void")).to_have_text("Ann claims b2. 1")
    assert ann.get(f"/tables/{table}")["asked"] == [0]


def test_one_asks_for_ones_own_move_back_not_for_what_bots_did_since(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.table("tic_tac_toe", "me", "bot")
    ann.start(table)
    page = ann.go(f"/table/{table}")
    ask = page.get_by_role("button", name="Undo my last move")
    expect(asked(page)).to_contain_text("Ann, claim an empty square.")
    expect(ask).to_have_count(0)  # there is no move of hers
    choose(page, "b2")
    expect(page.locator("#panel-log .turn")).to_have_count(2)  # the bot has answered
    ask.click()
    logged(page, "Ann undoes everything from move 1 on.")
    expect(page.locator("#panel-log .void")).to_have_count(2)
    expect(cell(page, "b2")).to_have_attribute("aria-label", "b2, empty – can be chosen")


def test_the_log_shows_the_newest_until_one_scrolls_up(visit: Visit) -> None:
    ann = visit("Ann", confirm="never")
    page = ann.go(f"/table/{ann.begun('merv', 'me')}")  # alone: nobody adds lines meanwhile
    play(page, most=40)
    page.wait_for_function(AT_END, arg=[0, 40])
    page.locator("#panel-log .log").hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function(AT_END, arg=[300, 10**6])
    play(page, most=3)
    page.wait_for_function(AT_END, arg=[300, 10**6])


def test_one_takes_back_at_once_what_nobody_has_answered(visit: Visit) -> None:
    ann = visit("Ann", confirm="never")
    table = ann.table("merv", "me", "bot")
    ann.start(table)
    page = ann.go(f"/table/{table}?board=plain")
    undo = page.locator(".undo")
    for _ in range(12):  # until a choice leaves one asked again with nothing revealed
        before = ann.get(f"/tables/{table}")["number"]
        page.locator(LIST).first.click()
        page.wait_for_function(MOVED_ON, arg=[table, before])
        expect(page.locator(LIST).first).to_be_visible()
        if undo.get_attribute("aria-disabled") == "false":
            break
    expect(undo).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("u")
    logged(page, "Ann undoes everything from move")


def test_a_bot_plays_on_for_whoever_leaves_until_they_come_back(visit: Visit) -> None:
    ann, bob, table = seated(visit, "connect_four")
    ann.page.get_by_role("tab", name="Table").click()
    levels = ann.page.get_by_label("Bot", exact=True)
    levels.select_option("novice")
    expect(levels).to_have_accessible_description("Sees one move, and blunders now and then.")
    axe(ann.page)
    ann.page.get_by_role("button", name="Let a bot play for me").click()
    expect(asked(bob.page)).to_contain_text("Bob, drop a disc")
    expect(bob.page.locator(".players")).to_contain_text("is playing for them")
    bob.page.get_by_role("tab", name="Table").click()
    vote = bob.page.get_by_role("button", name="Vote to end the game")
    expect(bob.page.get_by_text("Away: Ann. Everybody must agree to end the game")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Let a bot play for me")).to_be_visible()
    expect(vote).to_have_count(0)
    axe(bob.page)
    ann.page.get_by_role("button", name="Take my seat back").click()
    expect(bob.page.locator(".players")).not_to_contain_text("is playing for them")
    vote.click()
    expect(bob.page.get_by_text("Still to vote: Ann")).to_be_visible()
    assert ann.get(f"/tables/{table}")["seats"][0]["away"] is None


def test_a_seat_that_a_bot_plays_is_given_back_by_a_banner(visit: Visit) -> None:
    ann, _, table = seated(visit, "connect_four")
    ann.post(f"/tables/{table}/leave", {"level": "novice"})
    banner = ann.page.get_by_role("status").filter(has_text="Novice is playing for you.")
    expect(banner).to_be_visible()
    banner.get_by_role("button").click()
    expect(banner).to_have_count(0)
    assert ann.get(f"/tables/{table}")["seats"][0]["away"] is None


def test_whoever_plays_against_bots_resigns_and_is_asked_first(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.begun("connect_four", "me", "bot")
    page = ann.go(f"/table/{table}")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_text("End this game now?")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    assert ann.get(f"/tables/{table}")["status"] == "running"
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    expect(page.locator(FINAL)).to_be_visible()
    assert ann.get(f"/tables/{table}")["status"] == "over"


def test_whoever_asked_to_undo_is_told_of_a_refusal(visit: Visit) -> None:
    ann, bob, table = seated(visit, "connect_four")
    shown = ann.get(f"/tables/{table}/position?seat=0")
    ann.post(f"/tables/{table}/choose", {"seat": 0, "choice": "drop d", "at": shown["number"], "key": "one"})
    ann.post(f"/tables/{table}/undo", {"seat": 0, "to": 1, "at": shown["number"] + 1, "key": "two"})
    bob.page.get_by_role("button", name="Refuse").click()
    expect(ann.page.get_by_text("Your request to undo was declined.")).to_be_visible()
    expect(bob.page.get_by_text("Your request to undo was declined.")).to_have_count(0)


def test_a_closed_table_leads_to_the_lobby(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.table("connect_four", "me", "open")
    page = ann.go(f"/table/{table}")
    expect(page.get_by_text("1 more player").or_(page.get_by_text("one more player"))).to_be_visible()
    expect(page.get_by_text("no clock")).to_be_visible()
    page.get_by_label("Say something").fill("hello")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log")).to_contain_text("hello")
    bob = visit("Bob")
    theirs = bob.go(f"/table/{table}")
    ann.post(f"/tables/{table}/close")
    expect(theirs.get_by_text("closed before")).to_be_visible()
    theirs.locator("#main").get_by_role("link", name="Lobby").click()
    theirs.wait_for_url("**/lobby")


def test_a_vote_ends_a_game_and_a_rematch_follows(visit: Visit) -> None:
    ann, bob, table = seated(visit)
    for person in (ann, bob):
        person.page.get_by_role("tab", name="Table").click()
        person.page.get_by_role("button", name="Vote to end the game").click()
    expect(ann.page.locator(FINAL)).to_contain_text("The game was ended before its end.")
    ann.page.locator(FINAL).get_by_role("button", name="Rematch").click()
    expect(ann.page.locator(".seats")).to_contain_text("Bob is awaited")
    expect(ann.page.get_by_role("button", name="Start")).to_be_disabled()
    assert table not in ann.page.url
