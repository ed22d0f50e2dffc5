import { describe, expect, it } from "vitest";
import { EVENTS, NAMES } from "../model/sample";
import { seatOf } from "../model/realm";
import { scenesOf, type SceneKind } from "../model/story";
import { BY_EVENT, BY_RANSOM, FAITH, INFLUENCE } from "$/generated/warrior_knights";
import { draftOf, hiredPlaces } from "./money/draft";
import { flightsOf } from "./war/flight";
import { fortuneOf } from "./events/fortune";
import { ledgerOf } from "./money/ledger";
import { sittingOf, votesByName } from "./assembly/sitting";
import { REVOLTS, upkeepOf } from "./upkeep/upkeep";

const played = (kind: SceneKind) => scenesOf(EVENTS).filter((scene) => scene.kind === kind);

it("goods and causes are those of the game", () => {
  expect([NAMES.goods![FAITH!], NAMES.goods![INFLUENCE!]]).toEqual(["faith", "influence"]);
  expect([NAMES.cause![BY_EVENT!], NAMES.cause![BY_RANSOM!]]).toEqual(["event", "ransom"]);
  expect(NAMES.part![REVOLTS!]).toBe("revolts");
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
