import { describe, expect, it } from "vitest";
import type { GameShown, OptionShown } from "$/server/api";
import {
  againstBots,
  asked,
  isFull,
  isSwitch,
  levelsOf,
  minutesOf,
  offered,
  PACES,
  presetOf,
  readyMade,
  spokenLength,
  usualLevel,
  usualSeats,
  withPreset,
  withRating,
  withSeats,
  type SeatKind,
} from "./setup";

const option = (name: string, value: unknown, values: unknown[]): OptionShown =>
  ({ name, default: value, values }) as OptionShown;

function game(more: Partial<GameShown> = {}): GameShown {
  return {
    name: "siege",
    rules: 1,
    min_seats: 2,
    max_seats: 6,
    colours: [],
    options: [option("rounds", 0, [0, 5]), option("open", false, [false, true]), option("cells", null, [])],
    presets: [
      { name: "usual", names: {}, options: {}, decisions: [100, 90, 80, 70, 60] },
      { name: "short", names: {}, options: { rounds: 5 }, decisions: [50, 45, 40, 35, 30] },
    ],
    seconds: 10,
    levels: ["random", "novice", "trader"],
    ...more,
  } as GameShown;
}

describe("a table against bots", () => {
  it("has me and two bots where three can play, and nobody is waited for", () => {
    const setup = againstBots(game(), "fr");
    expect(setup.seats).toEqual(["me", "bot trader", "bot trader"]);
    expect(setup.language).toBe("fr");
    expect(isFull(setup)).toBe(true);
  });

  it("keeps to the number of seats that a game has", () => {
    expect(usualSeats(game({ min_seats: 2, max_seats: 2 }))).toBe(2);
    expect(usualSeats(game({ min_seats: 4, max_seats: 6 }))).toBe(4);
  });

  it("takes whatever level there is", () => {
    expect(usualLevel(game({ levels: ["random", "novice"] }))).toBe("novice");
    expect(usualLevel(game({ levels: ["clever"] }))).toBe("clever");
  });
});

describe("setting up", () => {
  it("keeps who sits where when seats are added or taken away", () => {
    expect(withSeats(["me", "open"], 3, "bot random")).toEqual(["me", "open", "bot random"]);
    expect(withSeats(["me", "open", "me"], 2, "open")).toEqual(["me", "open"]);
  });

  it("asks for options that differ from the usual, and for no others", () => {
    const setup = { ...againstBots(game(), "en"), title: "  Friday  " };
    setup.options = { rounds: 5, open: false, cells: ["a1"], gone: 3 };
    setup.seats = ["me", "open", "bot novice"];
    const body = asked(setup, game());
    expect(body.options).toEqual({ rounds: 5, cells: ["a1"] });
    expect(body.seats).toEqual([{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "novice" }]);
    expect(body.title).toBe("Friday");
    expect(isFull(setup)).toBe(false);
  });

  it("offers what can be picked from a list, switches among it", () => {
    expect(offered(game()).map(({ name }) => name)).toEqual(["rounds", "open"]);
    expect(offered(game()).map(isSwitch)).toEqual([false, true]);
  });

  it("names whoever plays by chance last", () => {
    expect(levelsOf(game())).toEqual(["novice", "trader", "random"]);
  });

  it("is found by those who are told of it alone, and has no clock", () => {
    const setup = againstBots(game(), "en");
    expect(setup.public).toBe(false);
    expect(readyMade(setup.pace)).toBe("relaxed");
  });
});

describe("a pace", () => {
  it("is known again, whatever the numbers that it does not use", () => {
    for (const [name, pace] of Object.entries(PACES)) expect(readyMade(pace)).toBe(name);
    expect(readyMade({ kind: "none", bank: 1, free: 2, days: 9, vacation: true })).toBe("relaxed");
    expect(readyMade({ kind: "days", bank: 1, free: 2, days: 7, vacation: false })).toBe("week");
  });

  it("is one's own where the numbers are", () => {
    expect(readyMade({ ...PACES.live!, bank: 901 })).toBeNull();
    expect(readyMade({ ...PACES.day!, days: 2 })).toBeNull();
  });
});

describe("people at one screen", () => {
  const usual = (nth: number) => `Player ${nth}`;

  it("have the names they gave, or are counted", () => {
    const setup = { ...againstBots(game(), "en"), seats: ["me", "open", "me", "me"] as SeatKind[] };
    setup.names = ["Ann", "nobody", "", " Bob "];
    expect(asked(setup, game(), usual).seats).toEqual([
      { kind: "me", name: "Ann" },
      { kind: "open" },
      { kind: "me", name: "Player 2" },
      { kind: "me", name: "Bob" },
    ]);
  });

  it("need no second name where one plays alone", () => {
    const setup = { ...againstBots(game(), "en"), names: ["Ann"] };
    expect(asked(setup, game(), usual)).not.toHaveProperty("names");
    expect(asked(setup, game(), usual).seats).toContainEqual({ kind: "me" });
  });
});

describe("ready-made options", () => {
  it("open a short game with one click", () => {
    const short = game().presets[1]!;
    expect(asked(againstBots(game(), "en", short), game())).toMatchObject({ options: { rounds: 5 } });
    expect(asked(againstBots(game(), "en"), game())).toMatchObject({ options: {} });
  });

  it("are known by what they set, and leave alone what they do not", () => {
    const [usual, short] = game().presets;
    expect(presetOf(game(), {})).toEqual(usual);
    expect(presetOf(game(), { open: true, rounds: 5 })).toEqual(short);
    expect(presetOf(game({ options: [option("rounds", 0, [0, 5, 9])] }), { rounds: 9 })).toBeUndefined();
    expect(withPreset(game(), { open: true, rounds: 5 }, usual!)).toEqual({ open: true, rounds: 0 });
  });

  it("say how long a game takes those who play it", () => {
    const three = againstBots(game(), "en");
    expect(minutesOf(game(), three)).toBe((90 * 12) / 60);
    expect(minutesOf(game(), { ...three, seats: ["me", "open", "open"] })).toBe(45);
    expect(minutesOf(game(), { ...three, options: { rounds: 5 } })).toBe(9);
    expect(minutesOf(game({ presets: [] }), three)).toBeNull();
  });

  it("are told in fives, and from an hour and a quarter on in half hours", () => {
    expect([2, 43, 74].map((minutes) => spokenLength(minutes).count)).toEqual([5, 45, 75]);
    expect(spokenLength(92)).toEqual({ unit: "hours", halves: 1, count: 1 });
    expect(spokenLength(114)).toEqual({ unit: "hours", halves: 0, count: 2 });
  });
});

describe("a rated table", () => {
  it("has a clock, which it keeps when it is rated no longer", () => {
    const plain = againstBots(game(), "en");
    expect(asked(plain, game())).toMatchObject({ rated: false, pace: { kind: "none" } });
    const rated = withRating(plain, true);
    expect(asked(rated, game())).toMatchObject({ rated: true, pace: { kind: "live" } });
    expect(withRating(rated, false)).toMatchObject({ rated: false, pace: { kind: "live" } });
    const days = { ...plain, pace: { ...PACES.week! } };
    expect(withRating(days, true).pace).toEqual(PACES.week);
  });
});
