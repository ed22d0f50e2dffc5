import type { Event } from "$/generated/warrior_knights";
import { describe, expect, it } from "vitest";
import { EVENTS } from "../../model/sample";
import { scenesOf, type SceneKind } from "../../model/story";
import { fightOf, strengthOf, unplacedDamage, wallWorth, whyOf, winnerOf } from "./fight";

/** Who wins by what is left, as the events tell it that begin a battle: in the open, and before walls. */
const OPEN = [
  ["", "attacker"],
  ["defender", "even"],
];
const WALLS = [
  ["", ""],
  ["defender", "defender"],
];
/** Damage that both sides have still to place. */
const DAMAGE: Event = {
  event: "damage-counted",
  attacker: 1,
  defender: 3,
  unplaced: [
    [100, 0],
    [300, 200, 100, 0],
  ],
};

const played = (kind: SceneKind) => scenesOf(EVENTS).filter((scene) => scene.kind === kind);

describe("a battle", () => {
  const events: Event[] = [
    { event: "walls-assaulted", seat: 2, wall: 25, nobles: [8, 9], survivor: WALLS },
    {
      event: "host-counted",
      seat: 2,
      armies: [8, 9],
      strengths: [200, 50],
      left: [
        [200, 100, 0],
        [50, 0],
      ],
    },
    {
      event: "host-counted",
      seat: 1,
      armies: [4, 25],
      strengths: [100, 150],
      left: [
        [100, 0],
        [150, 50, 0],
      ],
    },
    { event: "walls-counted", wall: 25, strength: 300, left: [300, 200, 100, 0] },
    { event: "command-taken", noble: 9 },
    { event: "command-taken", noble: 4 },
    { event: "fate-drawn", seat: 2, fates: [1, 2, 3, 4] },
    { event: "fate-counted", seat: 1, number: 7 },
    { event: "fate-buried", seat: 2, fates: [3, 4] },
    { event: "fate-hidden", seat: 1, number: 2 },
    { event: "fate-revealed", seat: 2, fates: [1, 2] },
    { event: "fate-revealed", seat: 1, fates: [5, 6, 7, 8, 9] },
    {
      event: "blows-counted",
      ...{ deals: 3, prevents: 1, deals_against: 2, prevents_against: 0 },
      ...{ dealing: [300, 200], preventing: [100, 0], prevented: [100, 0] },
    },
    DAMAGE,
    { event: "casualty-taken", army: 9, number: 1 },
    { event: "breach-taken", wall: 25, number: 1 },
    { event: "casualty-taken", army: 25, number: 1 },
    { event: "victory-counted", attacker: 2, defender: 0, winner: "attacker" },
    { event: "noble-died", noble: 4 },
    { event: "castle-fell", seat: 1, seat_by: 2 },
  ];
  const upTo = (event: string) =>
    fightOf(
      events.slice(
        0,
        events.findIndex((each) => each.event === event),
      ),
    )!;

  it("is told side by side as far as one has come", () => {
    const before = upTo("fate-buried");
    expect(before.sides[0]).toMatchObject({
      seat: 2,
      commander: 9,
      cards: [1, 2, 3, 4],
      shown: null,
      deals: null,
    });
    expect(before.sides[1]).toMatchObject({ seat: 1, commander: 4, cards: null, drawn: 7, buried: 0 });
    const shown = upTo("blows-counted");
    expect(shown.sides[0]).toMatchObject({ cards: [1, 2], buried: 2, shown: [1, 2] });
    expect(shown.sides[1]).toMatchObject({ buried: 2, shown: [5, 6, 7, 8, 9] });
  });

  it("counts what is left of each side, and what damage is still to be placed", () => {
    const counted = upTo("casualty-taken");
    expect(counted.sides.map((side) => strengthOf(counted, side))).toEqual([250, 550]);
    expect(counted.sides.map((side) => unplacedDamage(counted, side))).toEqual([100, 300]);
    const placed = upTo("victory-counted");
    expect(placed.sides.map((side) => strengthOf(placed, side))).toEqual([200, 350]);
    expect(placed.sides.map((side) => unplacedDamage(placed, side))).toEqual([0, 100]);
    const after = fightOf(events)!;
    expect(after.sides.map((side) => unplacedDamage(after, side))).toEqual([0, 0]); // what nobody can take is lost
    expect(wallWorth(placed)).toBe(200);
    expect(placed.taken).toBe(false);
  });

  it("says why it ended as it did", () => {
    expect(whyOf(upTo("victory-counted"))).toBeNull();
    expect(whyOf(fightOf(events)!)).toEqual({
      winner: "taken",
      prevented: [100, 0],
      destroyed: [],
      victories: [2, 0],
    });
    const crushed = fightOf([
      { event: "battle-joined", seat: 0, seat_against: 1, area: 3, nobles: [0], survivor: OPEN },
      { event: "host-counted", seat: 0, armies: [0], strengths: [200], left: [[200, 100, 0]] },
      { event: "host-counted", seat: 1, armies: [4], strengths: [100], left: [[100, 0]] },
      {
        event: "blows-counted",
        ...{ deals: 3, prevents: 2, deals_against: 3, prevents_against: 0 },
        ...{ dealing: [300, 300], preventing: [200, 0], prevented: [200, 0] },
      },
      DAMAGE,
      { event: "casualty-taken", army: 4, number: 1 },
      { event: "noble-died", noble: 4 },
    ])!;
    expect(whyOf(crushed)).toEqual({
      winner: "attacker",
      prevented: [200, 0],
      destroyed: [1],
      victories: null,
    });
  });

  it("ends with who won, who fell, and whose the walls are", () => {
    const fight = fightOf(events)!;
    expect(fight.sides.map(({ victory }) => victory)).toEqual([2, 0]);
    expect(fight.flights.map(({ army, dead }) => [army, dead])).toEqual([[4, true]]);
    expect(fight.taken).toBe(true);
  });

  it("is won by walls that fall, by victory points, or by who is left", () => {
    expect(winnerOf(fightOf(events)!)).toBe("taken");
    expect(winnerOf(upTo("noble-died"))).toBe("attacker");
    expect(winnerOf(upTo("victory-counted"))).toBe("");
    const open: Event[] = [
      { event: "battle-joined", seat: 0, seat_against: 1, area: 4, nobles: [0], survivor: OPEN },
      { event: "host-counted", seat: 0, armies: [0], strengths: [100], left: [[100, 0]] },
      {
        event: "host-counted",
        seat: 1,
        armies: [4, 5],
        strengths: [100, 50],
        left: [
          [100, 0],
          [50, 0],
        ],
      },
    ];
    const dead = (...nobles: number[]) =>
      winnerOf(fightOf([...open, ...nobles.map((noble) => ({ event: "noble-died" as const, noble }))])!);
    expect([dead(), dead(4), dead(4, 5), dead(0), dead(0, 4, 5)]).toEqual([
      "",
      "",
      "attacker",
      "defender",
      "even",
    ]);
    const counted = (winner: string) =>
      winnerOf(fightOf([...open, { event: "victory-counted", attacker: 1, defender: 1, winner }])!);
    expect([counted("even"), counted("defender")]).toEqual(["even", "defender"]);
  });

  it("walls without a noble show their cards themselves", () => {
    const fight = fightOf([
      { event: "walls-assaulted", seat: 0, wall: 3, nobles: [0], survivor: WALLS },
      { event: "fate-for-walls", wall: 3, number: 2 },
      { event: "walls-revealed", wall: 3, fates: [7, 9] },
    ])!;
    expect(fight.sides[1]).toMatchObject({ seat: -1, drawn: 2, shown: [7, 9] });
  });

  it("a siege is laid with forces and without cards; a second one takes the walls", () => {
    const laid = { event: "siege-laid" as const, seat: 0, wall: 3 };
    expect(fightOf([laid])).toMatchObject({ kind: "siege", taken: false });
    expect(fightOf([{ ...laid, event: "siege-won" as const }])).toMatchObject({ kind: "siege", taken: true });
    expect(fightOf([{ event: "city-freed", city: 1 }])).toBeNull();
  });

  it("of a game counts the strength that the cards were drawn for", () => {
    const fights = played("battle").map(({ events: all }) => fightOf(all)!);
    expect(fights.length).toBeGreaterThan(0);
    for (const { sides } of fights) expect(sides[0].forces.length).toBeGreaterThan(0);
  });
});
