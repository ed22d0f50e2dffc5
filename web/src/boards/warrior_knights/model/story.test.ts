import { describe, expect, it } from "vitest";
import type { Happening } from "$/generated/warrior_knights";
import { standing } from "$/table/log/log";
import { ASKED, EVENTS } from "./sample";
import { fightOf } from "../scenes/war/fight";
import { isAskedIn, scenesOf } from "./story";

const told = (...events: Happening["event"][]): Happening[] =>
  events.map((event, number) => ({ event, number, move: number }));

describe("scenes", () => {
  it("of a game are of every kind that was played", () => {
    const kinds = new Set(scenesOf(EVENTS).map(({ kind }) => kind));
    for (const kind of ["battle", "flight", "taxation", "wages", "assembly", "draft", "event", "upkeep"])
      expect(kinds).toContain(kind);
  });

  it("begin with what began them and hold nothing of the next card", () => {
    for (const { kind, events } of scenesOf(EVENTS)) {
      if (kind === "battle") expect(fightOf(events)).not.toBeNull();
      for (const { event } of events) expect(["card-revealed", "round-began"]).not.toContain(event);
    }
  });

  it("a revolt belongs to the event or to the Upkeep in which it breaks out", () => {
    const scenes = scenesOf(
      told(
        { event: "candidate-named", seat: 1 },
        { event: "revolt-began", city: 1 },
        { event: "upkeep-began", round: 2 },
        { event: "revolt-began", city: 2 },
        { event: "round-began", round: 3 },
      ),
    );
    expect(scenes.map(({ kind, events, over }) => [kind, events.length, over])).toEqual([
      ["event", 2, true],
      ["upkeep", 2, true],
    ]);
  });

  it("the last ends with the game and tells who won it", () => {
    const [upkeep] = scenesOf(told({ event: "upkeep-began", round: 5 }, { event: "game-won", seat: 1 }));
    expect(upkeep).toMatchObject({ kind: "upkeep", over: true });
    expect(upkeep!.events.at(-1)!.event).toBe("game-won");
  });

  it("a flight is a scene within the battle, which goes on after it", () => {
    const scenes = scenesOf(
      told(
        { event: "walls-assaulted", seat: 0, wall: 3, nobles: [0], survivor: [] },
        { event: "retreat-began", noble: 4 },
        { event: "fate-turned", fate: 1 },
        { event: "noble-retreated", noble: 4, area: 7 },
        { event: "city-taken", seat: 0, city: 3 },
      ),
    );
    expect(scenes.map(({ kind, number, events, over }) => [kind, number, events.length, over])).toEqual([
      ["battle", 0, 5, false],
      ["flight", 1, 3, true],
    ]);
    expect(scenes.map(({ within }) => within)).toEqual([false, true]);
  });

  it("a flight that no battle contains stands alone", () => {
    const scenes = scenesOf(
      told(
        { event: "siege-laid", seat: 0, wall: 1 },
        { event: "card-laid", card: 1, zone: 0 },
        { event: "noble-died", noble: 4 },
      ),
    );
    expect(scenes.at(-1)).toMatchObject({ kind: "flight", number: 2, over: false, within: false });
  });

  it("what was taken back is no part of any", () => {
    const events = told(
      { event: "siege-laid", seat: 0, wall: 3 },
      { event: "siege-laid", seat: 0, wall: 4 },
      { event: "taken-back", seat: 0, first: 1 },
    );
    expect(scenesOf(standing(events)).map(({ number }) => number)).toEqual([0]);
  });
});

describe("questions", () => {
  it("are answered within a scene only where it shows what they are about", () => {
    expect(isAskedIn("hold-fate", "battle")).toBe(true);
    expect(isAskedIn("commit-votes", "assembly")).toBe(true);
    expect(isAskedIn("retreat-to", "battle")).toBe(false);
    expect(isAskedIn("planning", "upkeep")).toBe(false);
  });

  it("that scenes answer are questions of the game", () => {
    const kinds = new Set(ASKED.map(({ question }) => question.kind));
    const asked = ["pledge", "cancel-event", "hire-company", "order-agenda", "break-tie"];
    for (const kind of asked) expect(kinds).toContain(kind);
  });
});
