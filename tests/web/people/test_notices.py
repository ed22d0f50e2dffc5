"""Being told while away, in a real browser: choosing it, taking push messages, and switching it off by a link."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from typing import Any, cast

from playwright.sync_api import APIResponse, Page, Route, expect

from serai.server.notices.off_links import Off, OffLinks
from serai.server.people.people import People
from tests.server.push_browser import PushBrowser
from tests.server.running import Server
from tests.web.harness import Visitor, axe, wider_than_the_screen

Visit = Callable[..., Visitor]
# There is no push service where the tests run: the browser says that it has one, and passes on what it is given.
PUSH_SERVICE = """(given) => {
    const taken = { endpoint: given.endpoint, toJSON: () => ({ keys: given }), unsubscribe: async () => true };
    let current = null;
    PushManager.prototype.subscribe = async (wish) => {
        if (wish.applicationServerKey.length !== 65) throw new DOMException("no key");
        return (current = taken);
    };
    PushManager.prototype.getSubscription = async () => current;
}"""
SHOWN = "navigator.serviceWorker.ready.then((worker) => worker.getNotifications())"
PLACES = f"() => {SHOWN}.then((all) => all.map(({{ data }}) => data.place))"


def waiting(page: Page, held: list[tuple[Route, APIResponse]], count: int) -> None:
    """Wait until so many answers of the server are held back from the page."""
    while len(held) < count:
        page.wait_for_timeout(20)


def deliver(visitor: Visitor, page: Page, *places: str) -> None:
    """Hand push messages to the page's service worker, and wait until it has shown the last of them."""
    line = visitor.context.new_cdp_session(page)
    known: list[Any] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    line.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(50)
    for place in places:
        message = {"title": "Your turn: Tea", "body": "", "tag": place, "place": place, "language": "en"}
        wish = {"origin": visitor.address, "registrationId": known[0]["registrationId"], "data": json.dumps(message)}
        line.send("ServiceWorker.deliverPushMessage", wish)
    while places[-1] not in page.evaluate(PLACES):
        page.wait_for_timeout(50)


def test_notices_are_chosen_and_a_browser_takes_them(visit: Visit, web: Server) -> None:
    ann = visit("Ann", phone=True)
    ann.post("/register", {"account": f"ann-told-{web.port}", "password": "correct horse"})
    ann.context.grant_permissions(["notifications"])
    given = json.dumps(PushBrowser().subscription(f"https://push.example/{web.port}"))
    ann.context.add_init_script(f"({PUSH_SERVICE})({given})")
    page = ann.go("/account")
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/me/notices*", lambda route: held.append((route, route.fetch())))
    page.route("**/me/notices/devices", lambda route: held.append((route, route.fetch())))
    page.get_by_role("button", name="Notify me in this browser").click()
    email = page.get_by_role("checkbox", name="Your turn: E-mail")
    waiting(page, held, 1)
    email.uncheck()
    waiting(page, held, 2)
    for route, answer in held:  # the first of which was written before that
        route.fulfill(response=answer)
        expect(email).not_to_be_checked()
    page.unroute_all()
    expect(page.get_by_text("· this browser")).to_be_visible()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.get_by_role("checkbox", name="Your turn: Daily e-mail").check()
    page.get_by_label("Daily e-mail at").select_option("07:00")
    page.get_by_label("Quiet hours").check()
    expect(page.get_by_label("From")).to_have_value("22:00")
    axe(page)
    assert wider_than_the_screen(page) <= 0
    page = ann.go("/account")
    expect(page.get_by_role("checkbox", name="Your turn: E-mail")).not_to_be_checked()
    expect(page.get_by_label("Daily e-mail at")).to_have_value("7")
    chosen = ann.get("/me/notices")["choices"]
    assert (chosen["ways"]["your-turn"], chosen["quiet_to"]) == (["push", "letter", "webhook"], 480)
    # A message is shown, but not to who looks at that very table.
    table = ann.begun("tic_tac_toe", "me", "me")
    deliver(ann, page, f"/table/{table}")
    page = ann.go(f"/table/{table}")
    page.evaluate(f"{SHOWN}.then((all) => all.forEach((one) => one.close()))")
    deliver(ann, page, f"/table/{table}", "/table/another")
    assert page.evaluate(PLACES) == ["/table/another"]
    page = ann.go("/account")
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("button", name="Remove")).to_have_count(0)


def test_the_link_of_a_notice_switches_it_off_once_that_is_confirmed(visit: Visit, web: Server) -> None:
    ann = visit("Ann")
    assert ann.person
    with sqlite3.connect(web.database.removeprefix("sqlite:///")) as database:
        ((key,),) = database.execute("SELECT value FROM house WHERE name = 'cookie-key'").fetchall()
    links = OffLinks(cast(Any, None), People(cast(Any, None), bytes.fromhex(key)))
    stranger = visit()
    page = stranger.go(f"/off#{links.token(Off(ann.person['id'], 'your-turn', 'email'))}")
    expect(page.get_by_text("Your turn (E-mail)")).to_be_visible()
    assert "email" in ann.get("/me/notices")["choices"]["ways"]["your-turn"]
    axe(page)
    page.get_by_role("button", name="Switch off", exact=True).click()
    expect(page.get_by_text("Switched off.")).to_be_visible()
    assert ann.get("/me/notices")["choices"]["ways"]["your-turn"] == ["push", "webhook"]
    page.get_by_role("button", name="Switch all notifications off").click()
    expect(page.get_by_text("All notifications are switched off.")).to_be_visible()
    assert not any(ann.get("/me/notices")["choices"]["ways"].values())
