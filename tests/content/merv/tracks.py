"""The tracks of influence, favour and years."""

from __future__ import annotations

from tests.content.merv.tables import T, ok, ours


def check_tracks() -> None:
    t = T["tracks"]
    for name in ("influence", "favour"):
        track = t[name]
        spaces = [x["space"] for x in track["victory_points"]]
        points = [x["points"] for x in track["victory_points"]]
        ok(
            track["start"] == 0 and spaces == sorted(set(spaces)) and spaces[-1] <= track["last"],
            f"{name}: marks in order",
        )
        ours(points == sorted(points) and points[0] > 0, f"{name}: points rise")
    ok(t["influence"]["overflows_to"] == "favour" and t["favour"]["overflows_to"] == "influence", "overflow")
    levels = [(x["level"], x["space"]) for x in t["influence"]["contract_levels"]]
    ok(
        [a for a, _ in levels] == [1, 2, 3] and [b for _, b in levels] == sorted({b for _, b in levels}),
        "contract levels",
    )
    kinds = [(x["kinds"], x["space"]) for x in t["influence"]["spice_kinds"]]
    ok(
        [a for a, _ in kinds] == [1, 2, 3, 4]
        and kinds[0][1] == 0
        and [b for _, b in kinds] == sorted({b for _, b in kinds}),
        "kinds of spice, one at the start",
    )
    ours(kinds[3][1] > levels[2][1], "four kinds come after the last contract level")
    fav = {x["space"]: x["points"] for x in t["favour"]["victory_points"]}
    favour, influence, vp = 9, 3, 0
    for _ in range(3):
        if favour < t["favour"]["last"]:
            favour += 1
            vp += fav.get(favour, 0)
        else:
            influence += 1
    ours((favour, influence, vp) == (10, 5, 4), "ME-EX-17")
    ok(t["years"]["spaces"] == [1, 2, 3], "three years")
