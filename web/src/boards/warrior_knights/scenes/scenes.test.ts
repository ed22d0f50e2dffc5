import type { Event } from "$/generated/warrior_knights";
import { describe, expect, it } from "vitest";
import { EVENTS, NAMES } from "../model/sample";
import { seatOf } from "../model/realm";
import { scenesOf, type SceneKind } from "../model/story";
import { BY_EVENT, BY_RANSOM, FAITH, INFLUENCE } from "$/generated/warrior_knights";
import { draftOf, hiredPlaces } from "./money/draft";
import { fightOf, strengthOf, unplacedDamage, wallWorth, whyOf, winnerOf } from "./war/fight";
import { flightsOf } from "./war/flight";
import { fortuneOf } from "./events/fortune";
import { ledgerOf } from "./money/ledger";
import { sittingOf, votesByName } from "./assembly/sitting";
import { REVOLTS, upkeepOf } from "./upkeep/upkeep";

/** Who wins by what is left, as the events tell it that begin a battle: in the open, and before walls. */
const OPEN = [
  ["", "attacker"],
  ["defender", "even"],
];
const WALLS = [
  ["", ""],
  ["defender", "defender"],
];

const played = (kind: SceneKind) => scenesOf(EVENTS).filter((scene) => scene.kind === kind);

it("goods and causes are those of the game", () => {
  expect([NAMES.goods![FAITH!], NAMES.goods![INFLUENCE!]]).toEqual(["faith", "influence"]);
  expect([NAMES.cause![BY_EVENT!], NAMES.cause![BY_RANSOM!]]).toEqual(["event", "ransom"]);
  expect(NAMES.part![REVOLTS!]).toBe("revolts");
});

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
    {
      event: "damage-counted",
      attacker: 1,
      defender: 3,
      unplaced: [
        [100, 0],
        [300, 200, 100, 0],
      ],
    },
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
      {
        event: "damage-counted",
        attacker: 1,
        defender: 3,
        unplaced: [
          [100, 0],
          [300, 200, 100, 0],
        ],
      },
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

describe("a flight", () => {
  it("has the card, the companies that left, and the end of it", () => {
    const [first, second] = flightsOf([
      { event: "retreat-began", noble: 4 },
      { event: "desertion-drawn", army: 4 },
      { event: "fate-turned", fate: 11 },
      { event: "troop-left", army: 4, troop: 3 },
      { event: "noble-retreated", noble: 4, area: 9 },
      { event: "noble-exhausted", noble: 4 },
      { event: "noble-died", noble: 5 },
      { event: "desertion-drawn", army: 5 },
      { event: "fate-turned", fate: 12 },
      { event: "nobody-deserted", army: 5 },
      { event: "noble-gone", noble: 5 },
    ]);
    expect(first).toMatchObject({
      army: 4,
      retreats: true,
      fate: 11,
      left: [3],
      to: 9,
      exhausted: true,
      dead: false,
    });
    expect(second).toMatchObject({
      army: 5,
      retreats: false,
      fate: 12,
      nobody: true,
      dead: true,
      gone: true,
    });
  });
});

describe("a sitting", () => {
  const sitting = sittingOf([
    { event: "sitting-began", seats: [1, 0, 2] },
    { event: "chair-taken", seat: 1 },
    { event: "proposer-drawn", seat: 2 },
    { event: "proposed", seat: 2, proposal: 1 },
    { event: "object-named", agenda: 8 },
    { event: "votes-committed", seat: 0, number: 2 },
    { event: "votes-committed", seat: 1, number: 0 },
    { event: "declared-against", seat: 0 },
    { event: "vote-counted", ayes: 0, noes: 2 },
    { event: "proposal-failed", proposal: 1 },
    { event: "order-announced", agenda: [5, 6] },
    { event: "vote-called", agenda: 5 },
    { event: "votes-committed", seat: 0, number: 3 },
    { event: "votes-committed", seat: 1, number: 1 },
    { event: "votes-committed", seat: 2, number: 2 },
    { event: "declared-name", seat: 0, seat_named: 2 },
    { event: "declared-name", seat: 1, seat_named: 0 },
    { event: "declared-name", seat: 2, seat_named: 0 },
    { event: "tie-broken", seat: 1 },
    { event: "baron-elected", seat: 2, agenda: 5 },
    { event: "post-refused", seat: 2, agenda: 5 },
    { event: "baron-outlawed", seat: 2 },
    { event: "agenda-revealed", agenda: 9 },
  ]);

  it("has who sits, who presides and the order", () => {
    expect(sitting).toMatchObject({ seats: [1, 0, 2], chair: 1, order: [5, 6], postponed: false });
  });

  it("tells every vote with its outcome", () => {
    const [motion, post] = sitting.ballots;
    expect(motion).toMatchObject({
      agenda: -1,
      proposal: 1,
      proposer: 2,
      matter: 8,
      count: [0, 2],
      outcome: "failed",
    });
    expect(motion!.said.get(0)).toBe("against");
    expect(motion!.effects).toEqual([]);
    expect(post).toMatchObject({ agenda: 5, proposer: -1, tie: 1, outcome: "elected", elected: 2 });
    expect(votesByName(post!)).toEqual([
      [2, 3],
      [0, 3],
    ]);
    expect(post!.effects.map(({ event }) => event)).toEqual(["post-refused", "baron-outlawed"]);
  });
});

describe("an event", () => {
  it("that many pledge against", () => {
    const fortune = fortuneOf([
      { event: "candidate-named", seat: 1 },
      { event: "event-revealed", event_card: 4 },
      { event: "fate-turned", fate: 3 },
      { event: "faith-pledged", seat: 0, number: 1, missing: 2 },
      { event: "faith-pledged", seat: 1, number: 0, missing: 2 },
      { event: "pledges-failed", event_card: 4 },
      { event: "event-worked", event_card: 4 },
      { event: "paid", seat: 0, amount: 2, goods: 0, cause: BY_EVENT },
      { event: "event-ended", event_card: 4 },
    ]);
    expect(fortune).toMatchObject({
      candidate: 1,
      event: 4,
      victim: -1,
      fates: [3],
      missing: 2,
      failed: true,
    });
    expect(fortune.outcome).toBe("works");
    expect(fortune.effects.map(({ event }) => event)).toEqual(["paid"]);
  });

  it("that its victim cancels by faith", () => {
    const fortune = fortuneOf([
      { event: "event-revealed", event_card: 4 },
      { event: "event-assigned", event_card: 4, seat: 2 },
      { event: "city-tested", city: 3 },
      { event: "fate-turned", fate: 2 },
      { event: "paid", seat: 2, amount: 2, goods: FAITH, cause: BY_EVENT },
      { event: "event-cancelled", event_card: 4 },
    ]);
    expect(fortune).toMatchObject({
      victim: 2,
      outcome: "cancelled",
      paid: [{ seat: 2, number: 2 }],
      fates: [],
    });
    expect(fortune.trials).toEqual([{ city: 3, fate: 2, revolts: false, end: "" }]);
    expect(fortune.effects).toEqual([]);
  });
});

describe("a draft", () => {
  it("goes from marker to marker", () => {
    const draft = draftOf([
      { event: "phase-began", phase: 3 },
      { event: "companies-offered", troops: [4, 4, 7] },
      { event: "hiring-began", seat: 1, space: 0 },
      { event: "paid", seat: 1, amount: 3, goods: 0, cause: 3 },
      { event: "company-hired", seat: 1, troop: 4 },
      { event: "marker-removed", seat: 1, space: 0 },
      { event: "troop-joined", army: 5, troop: 4 },
      { event: "hiring-began", seat: 0, space: 2 },
      { event: "marker-removed", seat: 0, space: 2 },
      { event: "companies-revealed", troops: [1, 2] },
    ]);
    expect(draft.turns).toEqual([
      { seat: 1, space: 0, hired: [{ troop: 4, army: 5 }], paid: 3, over: true },
      { seat: 0, space: 2, hired: [], paid: 0, over: true },
    ]);
    expect(draft.next).toEqual([1, 2]);
    expect([...hiredPlaces(draft)]).toEqual([0]);
  });

  it("of a game hires what was offered", () => {
    const drafts = played("draft").map(({ events }) => draftOf(events));
    expect(drafts.length).toBeGreaterThan(0);
    for (const draft of drafts) {
      const hired = draft.turns.flatMap((turn) => turn.hired);
      expect(hiredPlaces(draft).size).toBe(hired.length);
    }
  });
});

describe("upkeep", () => {
  it("is told part by part", () => {
    const upkeep = upkeepOf([
      { event: "upkeep-began", round: 3 },
      { event: "part-began", part: 0 },
      { event: "gained", seat: 1, amount: 2, goods: INFLUENCE, cause: 15 },
      { event: "part-began", part: 1 },
      { event: "city-tested", city: 3 },
      { event: "fate-turned", fate: 2 },
      { event: "revolt-began", city: 3 },
      { event: "paid", seat: 1, amount: 4, goods: 0, cause: BY_RANSOM },
      { event: "city-tested", city: 4 },
      { event: "fate-turned", fate: 0 },
      { event: "city-tested", city: 5 },
      { event: "fate-turned", fate: 6 },
      { event: "revolt-began", city: 5 },
      { event: "city-freed", city: 5 },
      { event: "part-began", part: 2 },
      { event: "landed", noble: 3, area: 8 },
      { event: "part-began", part: 4 },
      { event: "affairs-began", seat: 1 },
      { event: "troop-taken", army: 4, army_from: 5, troop: 1 },
      { event: "affairs-began", seat: 2 },
    ]);
    expect(upkeep).toMatchObject({ round: 3, landed: [{ noble: 3, area: 8 }], last: false });
    expect(upkeep.parts.map(({ part }) => part)).toEqual([0, 1, 2, 4]);
    expect([...upkeep.influence]).toEqual([[1, 2]]);
    expect(upkeep.trials.map(({ city, fate, end }) => [city, fate, end])).toEqual([
      [3, 2, "kept"],
      [4, 0, ""],
      [5, 6, "lost"],
    ]);
    expect(upkeep.affairs.map(({ seat, events }) => [seat, events.length])).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });

  it("of a game has all its parts in their order", () => {
    const whole = played("upkeep").filter(({ over }) => over);
    expect(whole.length).toBeGreaterThan(0);
    for (const { events } of whole)
      expect(upkeepOf(events).parts.map(({ part }) => part)).toEqual([0, 1, 2, 3, 4]);
  });
});

it("a ledger sums up what each gained, paid and lost", () => {
  const [entry] = ledgerOf(
    [
      { event: "gained", seat: 1, amount: 5, goods: 0, cause: 1 },
      { event: "paid", seat: 1, amount: 2, goods: 0, cause: 2 },
      { event: "troop-left", army: 4, troop: 3 },
    ],
    (army) => seatOf(army),
  );
  expect([...entry!.sums]).toEqual([[0, 3]]);
  expect(entry).toMatchObject({ seat: 1, left: [3] });
});
