import { describe, expect, it } from "vitest";
import type { Happening } from "$/table/face";
import { EVENTS } from "./sample";
import { standing } from "$/table/log";
import { fightOf, scenesOf } from "./story";

const told = (...events: Happening["event"][]): Happening[] =>
  events.map((event, number) => ({ event, number, move: number }));

describe("scenes", () => {
  it("of a play are of every kind that was played", () => {
    const kinds = new Set(scenesOf(EVENTS).map(({ kind }) => kind));
    for (const kind of ["battle", "taxation", "wages", "assembly", "draft", "event"])
      expect(kinds).toContain(kind);
  });

  it("begin with what began them and hold nothing of the next card", () => {
    for (const { kind, events } of scenesOf(EVENTS)) {
      if (kind === "battle") expect(fightOf(events)).not.toBeNull();
      for (const { event } of events) expect(["card-revealed", "round-began"]).not.toContain(event);
    }
  });

  it("a revolt within an event belongs to the event, alone it is upkeep", () => {
    const scenes = scenesOf(
      told(
        { event: "candidate-named", seat: 1 },
        { event: "revolt-began", city: 1 },
        { event: "round-began", round: 2 },
        { event: "revolt-began", city: 2 },
      ),
    );
    expect(scenes.map(({ kind, events }) => [kind, events.length])).toEqual([
      ["event", 2],
      ["upkeep", 1],
    ]);
  });

  it("what was taken back is no part of any", () => {
    const events = told(
      { event: "siege-laid", seat: 0, wall: 3 },
      { event: "siege-laid", seat: 0, wall: 4 },
      { event: "taken-back", first: 1 },
    );
    expect(scenesOf(standing(events)).map(({ number }) => number)).toEqual([0]);
  });
});

describe("a battle", () => {
  it("has its cards on the side that showed them", () => {
    const fight = fightOf([
      { event: "walls-assaulted", seat: 2, wall: 5, nobles: [8] },
      { event: "fate-revealed", seat: 2, fates: [1, 2] },
      { event: "walls-revealed", wall: 5, fates: [3] },
      { event: "damage-counted", attacker: 0, defender: 2 },
      { event: "victory-counted", attacker: 1, defender: 0 },
    ]);
    expect(fight).toMatchObject({ attacker: 2, wall: 5, ours: [1, 2], theirs: [3], nobles: [8] });
    expect(fight).toMatchObject({ damage: [0, 2], victory: [1, 0], siege: false });
  });

  it("the garrison's lord and his walls show cards together", () => {
    const fight = fightOf([
      { event: "battle-joined", seat: 0, seat_against: 1, area: 4, nobles: [0] },
      { event: "fate-revealed", seat: 1, fates: [7] },
      { event: "walls-revealed", wall: 25, fates: [9] },
    ]);
    expect(fight).toMatchObject({ defender: 1, ours: null, theirs: [7, 9] });
  });

  it("is none without a beginning", () => {
    expect(fightOf([{ event: "city-freed", city: 1 }])).toBeNull();
  });
});
