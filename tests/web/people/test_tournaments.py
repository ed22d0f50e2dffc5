"""A tournament announced on its page, joined, played and looked at; the table and the start page lead back to it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.harness import Visitor, axe, wider_than_the_screen

Visit = Callable[..., Visitor]


def play_out(table: str, *people: Visitor) -> None:
    """Play a game of two to its end by first choices."""
    seats = {seat["person"]: seat["seat"] for seat in people[0].get(f"/tables/{table}")["seats"]}
    mine = {seats[one.get("/me")["id"]]: one for one in people}
    while (shown := people[0].get(f"/tables/{table}"))["status"] == "running":
        (seat,) = shown["asked"]
        ((word, rows),) = mine[seat].get(f"/tables/{table}/position?seat={seat}")["question"]["options"].items()
        body = {"seat": seat, "at": shown["number"], "choice": [word, *rows[0]], "key": f"k{shown['number']}"}
        mine[seat].post(f"/tables/{table}/choose", body)


def test_a_tournament_from_its_announcement_to_its_standings(visit: Visit) -> None:
    ann = visit("Ann Cup")
    ann.post("/register", {"account": "ann-cup", "password": "correct horse"})
    page = ann.go("/tournaments/new")
    page.get_by_label("Name of the tournament").fill("Winter cup")
    page.get_by_role("combobox", name="Game").select_option("tic_tac_toe")
    page.get_by_role("spinbutton", name="Places").fill("2")
    axe(page)
    page.get_by_role("button", name="Announce").click()
    expect(page.locator("h1")).to_have_text("Winter cup")
    tournament = page.url.rsplit("/", 1)[1]
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".next")).to_contain_text("You take part")

    guest = visit("Guest", phone=True, theme="dark", language="ru")
    page = guest.go(f"/tournaments/{tournament}")
    expect(page.get_by_role("link", name="Создать учётную запись")).to_be_visible()
    ben = visit("Ben Cup")
    ben.post("/register", {"account": "ben-cup", "password": "correct horse"})
    ben.post(f"/tournaments/{tournament}/join", {})
    ann.page.get_by_role("link", name="To my table").click()
    ann.page.wait_for_url("**/table/*")
    table = ann.page.url.rsplit("/", 1)[1]
    play_out(table, ann, ben)
    back = ann.page.locator("[data-part=final]").get_by_role("link", name="Tournament")
    back.click()
    expect(ann.page.locator("[data-part=standings] tbody tr")).to_have_count(2)
    expect(ann.page.locator(".next")).to_contain_text("Winner")
    axe(ann.page)
    expect(page.locator("[data-part=standings] tbody tr")).to_have_count(2)  # the phone has followed by itself
    page.wait_for_load_state("networkidle")
    axe(page)
    assert wider_than_the_screen(page) <= 0
    page = guest.go("/tournaments")
    expect(page.locator("main")).to_contain_text("Winter cup")
    axe(page)
    assert wider_than_the_screen(page) <= 0


def test_whoever_is_here_sees_an_invitation_and_an_open_table_at_once(visit: Visit) -> None:
    host, ann = visit("Host Cup"), visit("Ann Away", language="fr")
    for one, account in ((host, "host-cup"), (ann, "ann-away")):
        one.post("/register", {"account": account, "password": "correct horse"})
    page = ann.go("/rules/khan")
    wish = {"title": "Spring cup", "game": "tic_tac_toe", "seats": 2, "pace": {"kind": "live"}, "kind": "swiss"}
    tournament = host.post("/tournaments", {**wish, "invited": True, "most": 2})["line"]["id"]
    host.post(f"/tournaments/{tournament}/join", {})
    host.post(f"/tournaments/{tournament}/invite", {"account": "ann-away"})
    card = page.locator("[data-part=awaited]")
    expect(card).to_contain_text("Host Cup vous invite à un tournoi")
    axe(page)
    card.get_by_role("button", name="Participer").click()
    expect(page.locator("h1")).to_have_text("Spring cup")
    page = ann.go("/rules/khan")
    expect(card).to_have_count(0)
    opened = page.locator("[data-part=begun]")  # with her the tournament was full, and began
    expect(opened).to_contain_text("La ronde 1 a commencé")
    opened.get_by_role("link", name="À ma table").click()
    page.wait_for_url("**/table/*")
    expect(opened).to_have_count(0)
    with page.expect_response("**/api/v1/me/news"):
        ann.go("/rules/khan")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(opened).to_have_count(0)  # she knows by now


def test_who_hides_their_name_is_a_number_to_those_who_only_look_on(visit: Visit) -> None:
    host, ann, ben = visit("Host Hides"), visit("Ann Hides"), visit("Ben Hides")
    for one, account in ((host, "host-hides"), (ann, "ann-hides"), (ben, "ben-hides")):
        one.post("/register", {"account": account, "password": "correct horse"})
    wish = {"title": "Quiet cup", "game": "tic_tac_toe", "seats": 2, "pace": {"kind": "live"}, "kind": "swiss"}
    tournament = host.post("/tournaments", {**wish, "most": 2})["line"]["id"]
    page = ann.go(f"/tournaments/{tournament}")
    page.get_by_role("checkbox", name="Hide my name").check()
    axe(page)
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".people")).to_contain_text("Ann Hides")  # she sees herself by name
    guest = visit("Guest Hides", phone=True, theme="dark", language="ru")
    looking = guest.go(f"/tournaments/{tournament}")
    expect(looking.locator(".people")).to_have_text("Игрок 1")
    hide = page.get_by_role("checkbox", name="Hide my name")
    expect(hide).to_be_checked()
    hide.uncheck()
    expect(looking.locator(".people")).to_contain_text("Ann Hides")
    hide.check()
    expect(looking.locator(".people")).to_have_text("Игрок 1")
    ben.post(f"/tournaments/{tournament}/join", {})
    page.get_by_role("link", name="To my table").click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    looking = guest.go(f"/table/{table}")
    expect(looking.locator(".players")).to_contain_text("Игрок 1")
    expect(looking.locator(".players")).to_contain_text("Ben Hides")
    ben.go(f"/table/{table}")
    expect(ben.page.locator(".players")).to_contain_text("Ann Hides")
    lobby = guest.go("/lobby")
    expect(lobby.locator("main")).to_contain_text("Игрок 1")
    play_out(table, ann, ben)
    looking = guest.go(f"/tournaments/{tournament}")
    expect(looking.locator("[data-part=standings]")).to_contain_text("Игрок 1")
    expect(looking.locator("[data-part=standings]").get_by_role("link", name="Игрок")).to_have_count(0)
    axe(looking)
    assert wider_than_the_screen(looking) <= 0
    profile = ann.go(f"/people/{ann.get('/me')['id']}")
    profile.get_by_role("checkbox", name="My name in tournaments").uncheck()
    expect(profile.locator(".kept")).not_to_be_empty()
    page = ann.go(f"/tournaments/{tournament}")
    expect(page.locator(".part")).to_contain_text("Your name is hidden in all tournaments.")
    axe(page)


def test_what_is_not_as_usual_is_said_before_one_joins(visit: Visit) -> None:
    host, guest = visit("Host Short"), visit("Guest Short", phone=True, theme="dark", language="fr")
    host.post("/register", {"account": "host-short", "password": "correct horse"})
    wish = {"title": "Short cup", "game": "warrior_knights", "seats": 4, "pace": {"kind": "live"}, "kind": "swiss"}
    options = {"influence_per_player": 8, "heir_exchange": True}
    tournament = host.post("/tournaments", {**wish, "options": options})["line"]["id"]
    terms = host.go(f"/tournaments/{tournament}").get_by_role("region", name="How it is played")
    expect(terms).to_contain_text("Influence in the pool for each baron: 8")
    expect(terms).to_contain_text("Exchange of heirs: yes")
    expect(host.page.locator(".next")).to_contain_text("30 days")
    page = guest.go(f"/tournaments/{tournament}")
    expect(page.get_by_role("region", name="Déroulement")).to_contain_text(": 8")
    axe(page)
    assert wider_than_the_screen(page) <= 0


def test_tournaments_of_long_ago_are_shown_on_demand(visit: Visit) -> None:
    ann = visit("Ann Past")
    ann.post("/register", {"account": "ann-past", "password": "correct horse"})
    wish = {"title": "A", "game": "tic_tac_toe", "seats": 2, "pace": {"kind": "live"}, "kind": "swiss"}
    line = ann.post("/tournaments", wish)["line"]
    ann.post(f"/tournaments/{line['id']}/cancel", {})  # it stands on no list any more
    ended = [{**line, "id": f"{place:032x}", "title": f"Cup {place}", "status": "over"} for place in range(4)]
    first, second = {"lines": ended[:2], "next": f"5,{ended[1]['id']}"}, {"lines": ended[2:], "next": None}
    ann.page.route("**/api/v1/tournaments", lambda route: route.fulfill(json=ended[:1]))
    ann.page.route("**/api/v1/tournaments/over*", lambda route: route.fulfill(
        json=second if "before=5" in route.request.url else first))  # fmt: skip
    over = ann.go("/tournaments").get_by_role("region", name="Finished").locator("li")
    expect(over).to_have_count(2)
    ann.page.get_by_role("button", name="Show more").click()
    expect(over).to_have_count(4)
    expect(ann.page.get_by_role("button", name="Show more")).to_have_count(0)
    axe(ann.page)
