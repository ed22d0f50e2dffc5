"""The shell in a real browser: playing at once, setting up, meeting, settings, accounts, and lost lines."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.harness import Visitor, axe

Visit = Callable[..., Visitor]


def dataset(page: Page, name: str) -> str:
    return str(page.evaluate(f"document.documentElement.dataset.{name}"))


# ---- playing at once


def test_one_click_on_a_game_opens_a_table_against_bots_and_begins(visit: Visit) -> None:
    guest = visit()
    page = guest.go("/")
    page.get_by_label("Your name").fill("Bela")
    page.get_by_role("button", name="Play against bots: Tic-tac-toe").click()
    page.wait_for_url("**/table/*")
    shown = guest.get(f"/tables/{page.url.rpartition('/')[2]}")
    assert shown["status"] == "running"
    assert [seat["name"] for seat in shown["seats"]] == ["Bela", None]
    assert shown["seats"][1]["bot"]
    assert not shown["public"]
    expect(page).to_have_title("● Your turn – Tic-tac-toe")
    page.go_back()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    expect(page.locator("#main a", has_text="Your turn").first).to_contain_text("Tic-tac-toe")
    expect(page.get_by_label("Your name")).to_have_count(0)  # one is somebody now


def test_a_table_is_set_up_with_every_option(visit: Visit) -> None:
    ann = visit("Ann")
    page = ann.go("/new/warrior_knights")
    page.get_by_label("Players", exact=True).select_option("4")
    page.get_by_label("Baron 2").select_option(label="Me")
    page.get_by_label("Baron 3").select_option(label="Anyone")
    expect(page.get_by_text("you share one screen")).to_be_visible()
    page.get_by_label("Influence in the pool for each baron").select_option("12")
    page.get_by_label("Might makes right").check()
    expect(page.get_by_label("Relaxed")).to_be_checked()
    page.get_by_label("Other").check()
    page.get_by_role("combobox", name="Clock").select_option(label="By correspondence.")
    page.get_by_label("Days for each move", exact=True).fill("5")
    page.get_by_label("Name of the table (optional)").fill("The long war")
    page.get_by_label("Language").select_option(label="Français")
    expect(page.get_by_label("Public.")).not_to_be_checked()
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url("**/table/*")
    shown = ann.get(f"/tables/{page.url.rpartition('/')[2]}")
    assert (shown["game"], shown["status"], shown["title"]) == ("warrior_knights", "open", "The long war")
    assert (shown["language"], shown["public"]) == ("fr", False)
    assert (shown["pace"]["kind"], shown["pace"]["days"]) == ("days", 5)
    assert shown["options"]["influence_per_player"] == 12
    assert shown["options"]["might_makes_right"] is True
    assert shown["options"]["heir_exchange"] is False
    seats = shown["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Player 2", None, None]
    assert [bool(seat["bot"]) for seat in seats] == [False, False, False, True]


def test_every_level_of_a_bot_says_how_it_plays(visit: Visit) -> None:
    page = visit("Ann").go("/new/khan")
    seat = page.get_by_label("Blue", exact=True)
    for level, temper in (
        ("Novice", "Sees one move"),
        ("Sultan", "forgives nothing"),
        ("Random bot", "Picks anything"),
    ):
        seat.select_option(label=f"Bot: {level}")
        expect(seat).to_have_accessible_description(re.compile(temper))
        expect(page.get_by_text(temper)).to_be_visible()
    seat.select_option(label="Me")
    expect(seat).to_have_accessible_description("")


def test_what_the_game_refuses_is_said_on_the_page(visit: Visit) -> None:
    ann = visit("Ann")
    ann.pardon("400 (Bad Request)")
    page = ann.go("/new/khan")
    expect(page.get_by_label("Where the rulers start")).to_have_count(0)  # is for programs: nobody types cells
    wrong = json.dumps({"game": "khan", "seats": [{"kind": "me"}] * 2, "options": {"ruler_cells": ["zz9"]}})
    page.route("**/api/v1/tables", lambda route: route.continue_(post_data=wrong))
    page.get_by_role("button", name="Start game").click()
    expect(page.get_by_role("alert")).to_contain_text("zz9")
    assert page.url.endswith("/new/khan")


# ---- meeting


def test_a_table_appears_in_somebody_elses_lobby_and_fills(visit: Visit) -> None:
    ann, bela = visit("Ann"), visit("Bela")
    theirs = bela.go("/lobby")
    ours = ann.go("/new/tic_tac_toe")
    ours.get_by_label("Nought").select_option(label="Anyone")
    ours.get_by_label("Name of the table (optional)").fill("Ann waits")
    ours.get_by_label("Public.").check()
    ours.get_by_role("button", name="Open table").click()
    ours.wait_for_url("**/table/*")
    line = theirs.locator("#main a", has_text="Ann waits")
    expect(line).to_contain_text("1 free seat")
    expect(line).to_contain_text("Tic-tac-toe · Ann, free seat")
    table = ours.url.rpartition("/")[2]
    bela.post(f"/tables/{table}/join")
    expect(line.first).to_contain_text("ready to start")
    ann.start(table)
    expect(theirs.locator("section", has_text="Games to watch").locator("a", has_text="Ann waits")).to_be_visible()
    expect(ours).to_have_title("● Your turn – Tic-tac-toe")


# ---- settings and languages


def test_settings_change_the_page_at_once_and_are_kept(visit: Visit) -> None:
    page = visit().go("/settings")
    assert (dataset(page, "theme"), dataset(page, "palette"), dataset(page, "animation")) == (
        "light",
        "distinct",
        "none",
    )
    page.get_by_label("Dark").check()
    page.get_by_label("As in the box").check()
    page.get_by_label("Short").check()
    page.get_by_label("Always").check()
    page.get_by_label("Sounds").check()
    page.reload()
    expect(page.get_by_label("Dark")).to_be_checked()
    expect(page.get_by_label("Sounds")).to_be_checked()
    assert (dataset(page, "theme"), dataset(page, "palette"), dataset(page, "animation")) == (
        "dark",
        "classic",
        "short",
    )
    assert page.evaluate("JSON.parse(localStorage['serai.settings']).confirm") == "always"


def test_the_language_changes_everywhere_without_loading_again(visit: Visit) -> None:
    ann = visit("Ann")
    page = ann.go("/settings")
    page.evaluate("window.same = true")
    with page.expect_response("**/me"):
        page.get_by_label("Русский").check()
    expect(page.get_by_role("heading", name="Настройки")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    assert ann.get("/me")["language"] == "ru"  # letters are written in it too
    page.get_by_label("Français").check()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.get_by_role("link", name="Serai").click()
    expect(page.get_by_role("button", name="Jouer contre des bots: Khan")).to_be_visible()
    assert page.evaluate("window.same") is True


def test_the_browsers_language_is_the_first(visit: Visit) -> None:
    page = visit(language="fr").go("/nowhere")
    expect(page.get_by_role("heading", name="Il n’y a rien ici")).to_be_visible()
    expect(page).to_have_title("Introuvable – Serai")


def test_notifications_come_only_after_consent_and_unseen(visit: Visit) -> None:
    ann = visit("Ann")
    ann.context.grant_permissions(["notifications"])
    ann.context.add_init_script(
        """
        window.told = [];
        window.Notification = class {
            static permission = "granted";
            static requestPermission = async () => "granted";
            constructor(title, more) { window.told.push([title, more.body]); }
            close() {}
        };
        let unseen = false;
        Object.defineProperty(document, "hidden", { get: () => unseen });
        window.hide = () => { unseen = true; };
        """
    )
    with ann.page.expect_response("**/tables/mine"):  # what is already known is no news
        page = ann.go("/settings")
    table = ann.table("tic_tac_toe", "me", "open", title="Friday")
    bela = visit("Bela")
    bela.post(f"/tables/{table}/join")
    page.get_by_label("Show a browser notification.").check()
    page.wait_for_function("() => JSON.parse(localStorage['serai.settings']).notify")
    page.evaluate("window.hide()")
    bela.start(table)
    expect(page).to_have_title("● Your turn – Tic-tac-toe")
    page.wait_for_function("() => window.told.length > 0")  # its words may come a moment later
    assert page.evaluate("window.told") == [["Your turn", "Tic-tac-toe – Friday"]]


# ---- who one is


def test_a_guest_becomes_an_account_signs_out_and_in_and_is_forgotten(visit: Visit, web: Server) -> None:
    guest = visit()
    guest.pardon("400 (Bad Request)", "401 (Unauthorized)", "403 (Forbidden)", "409 (Conflict)")
    page = guest.go("/account")
    page.get_by_label("Your name").fill("Dora")
    page.get_by_role("button", name="Continue as guest").click()
    expect(page.get_by_text("You are playing as a guest: Dora.")).to_be_visible()

    page.get_by_role("button", name="I am new").click()
    account = f"dora{web.port}"
    page.get_by_role("textbox", name="Username").fill(account)
    page.get_by_label("Password", exact=True).fill("a long secret")
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_text(f"You are signed in as {account}.")).to_be_visible()
    expect(page.get_by_text("Chrome, Linux")).to_be_visible()

    page.get_by_label("Your name").fill("Dora the Bold")
    page.get_by_label("E-mail for notifications").fill("dora@example.org")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    expect(page.get_by_role("link", name="Dora the Bold")).to_be_visible()
    expect(page.get_by_role("button", name="Test the webhook")).to_have_count(0)
    page.get_by_label("Webhook for notifications").fill("http://127.0.0.1:9/hook")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("button", name="Test the webhook").click()
    expect(page.get_by_text("The address is in a private network")).to_be_visible()

    with page.expect_download() as saving:
        page.get_by_role("button", name="Download").click()
    kept = json.loads(saving.value.path().read_text())
    assert kept["person"]["email"] == "dora@example.org"
    axe(page)

    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_text("A name is enough to play.")).to_be_visible()
    expect(page.get_by_text("Saved.")).to_have_count(0)
    page.get_by_role("textbox", name="Username").fill(account)
    page.get_by_label("Password", exact=True).fill("a wrong secret")
    page.locator("form", has_text="Username").get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("The username or the password is wrong.")
    page.get_by_label("Password", exact=True).fill("a long secret")
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"You are signed in as {account}.")).to_be_visible()
    expect(page.get_by_text("Saved.")).to_have_count(0)

    page.get_by_role("button", name="Delete …").click()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Delete …").click()
    page.get_by_role("button", name="Delete my data").click()
    expect(page.get_by_text("A name is enough to play.")).to_be_visible()
    assert guest.get("/who") is None


# ---- keys and addresses


def test_the_keyboard_alone_goes_from_page_to_page(visit: Visit) -> None:
    page = visit().go("/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    axe(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("link", name="Lobby").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Lobby", level=1)).to_be_visible()
    expect(page.locator("#main")).to_be_focused()  # who listens begins at the new page


def test_an_address_nobody_has_says_so(visit: Visit) -> None:
    page = visit().go("/nowhere/at/all")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("heading", name="Play now")).to_be_visible()


def test_a_table_nobody_has_says_so(visit: Visit) -> None:
    ann = visit("Ann")
    ann.pardon("404 (Not Found)")
    page = ann.go("/table/nobody-has-this")
    expect(page.get_by_role("alert")).to_contain_text("There is nothing here")
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("heading", name="Play now")).to_be_visible()


# ---- lost lines


def test_a_device_without_a_network_is_told_so_and_comes_back(visit: Visit) -> None:
    ann = visit("Ann")
    ann.pardon("ERR_INTERNET_DISCONNECTED")
    page = ann.go("/lobby")
    ann.context.set_offline(True)
    expect(page.get_by_text("This device is offline.")).to_be_visible()
    axe(page)
    ann.context.set_offline(False)
    expect(page.get_by_role("button", name="Try now")).to_have_count(0)
    ann.table("tic_tac_toe", "me", "open", title="After the storm")
    expect(page.locator("#main a", has_text="After the storm").first).to_be_visible()


def test_a_server_that_is_gone_is_waited_for(visit: Visit, own_server: Callable[..., Server]) -> None:
    server = own_server()
    ann = visit("Ann", at=server)
    ann.pardon("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "ERR_SOCKET_NOT_CONNECTED")
    page = ann.go("/lobby")
    server.stop()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_role("button", name="Try now")).to_be_visible()
    own_server(port=server.port)
    expect(page.get_by_role("button", name="Try now")).to_have_count(0)  # it comes back by itself
    ann.table("tic_tac_toe", "me", "open", title="Back again")
    expect(page.locator("#main a", has_text="Back again").first).to_be_visible()
