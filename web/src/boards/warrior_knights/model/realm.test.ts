import type { View } from "$/generated/warrior_knights";
import { describe, expect, it } from "vitest";
import {
  cityIncome,
  effectiveOf,
  handedIn,
  incomeOf,
  owedBy,
  seatOf,
  sizeOf,
  standingIn,
  wagesOf,
  wallIn,
  wallStrength,
} from "./realm";
import { POSITIONS, TABLES } from "./sample";

describe("strengths", () => {
  it("of armies are those of the rules", () => {
    for (const { view, armies } of POSITIONS)
      expect(armies.map((_, army) => effectiveOf(view, TABLES, army))).toEqual(armies);
  });

  it("of walls are those of the rules", () => {
    for (const { view, walls } of POSITIONS)
      expect(walls.map((_, wall) => wallStrength(view, TABLES, wall))).toEqual(walls);
  });

  it("of wages and income are those of the rules, laws and offices included", () => {
    for (const { view, wages, income } of POSITIONS) {
      expect(wages.map((_, army) => wagesOf(view, TABLES, army))).toEqual(wages);
      expect(income.map((_, seat) => incomeOf(view, TABLES, seat))).toEqual(income);
    }
    const owes = POSITIONS.at(-1)!;
    const first = [...owes.wages.slice(0, 4), owes.wages[24]!].reduce((sum, one) => sum + one);
    expect(owedBy(owes.view, TABLES, 0)).toBe(first);
  });

  it("count an office's support only on the board", () => {
    const office = TABLES.support.findIndex((support) => support > 0);
    const view = {
      armies: [[24], [25]],
      tokens: [0, 1],
      office: [office, office],
      where: [3, -1],
      house: [0],
      laws: [],
      paid: [],
    } as unknown as View;
    expect(effectiveOf(view, TABLES, 0)).toBe(50 + TABLES.support[office]!);
    expect(effectiveOf(view, TABLES, 1)).toBe(0);
    expect(wagesOf(view, TABLES, 1)).toBe(2);
  });
});

describe("places", () => {
  const { view } = POSITIONS.at(-1)!;

  it("walls are a castle, a city that stands, or nothing", () => {
    const seat = view.castle.findIndex((area: number) => area >= 0);
    expect(wallIn(view, TABLES, view.castle[seat]!)).toBe(TABLES.castle + seat);
    const razed = view.owner.indexOf(-2);
    expect(wallIn(view, TABLES, TABLES.cities[razed]!.area)).toBe(-1);
    const whole = view.owner.indexOf(-1);
    expect(wallIn(view, TABLES, TABLES.cities[whole]!.area)).toBe(whole);
  });

  it("a noble off a port is at sea there", () => {
    expect(standingIn({ where: [-1, 5, 64 + 5] } as View, 5)).toEqual([
      { noble: 1, seat: 0, base: 1, atSea: false },
      { noble: 2, seat: 0, base: 2, atSea: true },
    ]);
  });

  it("a fortified city earns more", () => {
    const plain = cityIncome({ fortified: Array(24).fill(0), laws: [] as number[] } as View, TABLES, 0);
    expect(cityIncome({ fortified: Array(24).fill(1), laws: [] as number[] } as View, TABLES, 0)).toBe(
      plain + 1,
    );
  });

  it("armies belong to seats", () => {
    expect([0, 7, 24, 29].map((army) => seatOf(army, TABLES))).toEqual([0, 1, 0, 5]);
  });
});

it("cards of others are counted", () => {
  expect([sizeOf([3, 4]), sizeOf(5), sizeOf(undefined)]).toEqual([2, 5, 0]);
});

it("whoever is not asked any more has handed in", () => {
  expect(handedIn({ asked: [[1, "planning"]], alive: [1, 1, 0, 1] } as unknown as View)).toEqual([0, 3]);
});
