import { describe, expect, it } from "vitest";
import { howAddress, routeOf } from "./routes";

describe("addresses", () => {
  it("know their pages", () => {
    expect(routeOf("/")).toEqual({ page: "start" });
    expect(routeOf("/lobby")).toEqual({ page: "lobby" });
    expect(routeOf("/begin")).toEqual({ page: "begin" });
    expect(routeOf("/lobby/")).toEqual({ page: "lobby" });
    expect(routeOf("/new")).toEqual({ page: "new", game: null });
    expect(routeOf("/new/merv")).toEqual({ page: "new", game: "merv" });
    expect(routeOf("/rules")).toEqual({ page: "rules", game: "khan" });
    expect(routeOf("/rules/serai")).toEqual({ page: "rules", game: "serai" });
  });

  it("carry a table, and a move of its replay", () => {
    expect(routeOf("/table/Ab12")).toEqual({ page: "table", id: "Ab12" });
    expect(routeOf("/table/Ab12/replay")).toEqual({ page: "replay", id: "Ab12", move: null });
    expect(routeOf("/table/Ab12/replay/0")).toEqual({ page: "replay", id: "Ab12", move: 0 });
    expect(routeOf("/table/Ab12/replay/17")).toEqual({ page: "replay", id: "Ab12", move: 17 });
    expect(routeOf("/share/Ab12/17")).toEqual({ page: "replay", id: "Ab12", move: 17 });
    expect(routeOf("/share/Ab12")).toEqual({ page: "replay", id: "Ab12", move: null });
    expect(routeOf("/table/Ab12/sheet")).toEqual({ page: "sheet", id: "Ab12" });
  });

  it("lead to people and leaderboards", () => {
    expect(routeOf("/people/ab12")).toEqual({ page: "profile", person: "ab12" });
    expect(routeOf("/people")).toEqual({ page: "missing" });
    expect(routeOf("/friends")).toEqual({ page: "friends" });
    expect(routeOf("/moderation")).toEqual({ page: "moderation" });
    expect(routeOf("/leaderboard")).toEqual({ page: "leaderboard", game: null });
    expect(routeOf("/leaderboard/merv")).toEqual({ page: "leaderboard", game: "merv" });
  });

  it("lead to tournaments", () => {
    expect(routeOf("/tournaments")).toEqual({ page: "tournaments" });
    expect(routeOf("/tournaments/new")).toEqual({ page: "tournament-new" });
    expect(routeOf("/tournaments/ab12")).toEqual({ page: "tournament", tournament: "ab12" });
    expect(routeOf("/tournaments/ab12/3")).toEqual({ page: "missing" });
  });

  it("lead to what can be learned", () => {
    expect(routeOf("/learn")).toEqual({ page: "learn", game: null });
    expect(routeOf("/learn/khan")).toEqual({ page: "learn", game: "khan" });
    expect(routeOf("/puzzles")).toEqual({ page: "puzzles" });
    expect(routeOf("/puzzles/merv/7")).toEqual({ page: "puzzle", game: "merv", number: 7 });
    expect(routeOf("/puzzles/merv/0")).toEqual({ page: "missing" });
    expect(routeOf("/puzzles/merv")).toEqual({ page: "missing" });
    expect(routeOf("/learn/khan/aim")).toEqual({ page: "lesson", game: "khan", lesson: "aim" });
    expect(routeOf(howAddress("khan"))).toEqual({ page: "how", game: "khan" });
  });

  it("that nobody has are missing", () => {
    for (const path of [
      "/nowhere",
      "/lobby/more",
      "/table",
      "/table/a/replay/x",
      "/table/a/replay/-1",
      "/table/a/b",
      "/table/a/sheet/1",
      "/share",
      "/share/a/x",
      "/new/khan/2",
      "/learn/khan/aim/3",
      "/constructor",
    ])
      expect(routeOf(path), path).toEqual({ page: "missing" });
    expect(routeOf("/%E0%A4%A")).toEqual({ page: "missing" });
  });
});
