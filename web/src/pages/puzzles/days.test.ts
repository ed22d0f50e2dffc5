import { describe, expect, it } from "vitest";
import { dayOf, puzzleOfDay } from "./days";

describe("the puzzle of the day", () => {
  it("is the same all day, and another one the next day", () => {
    const day = dayOf(new Date(2026, 10, 16, 0, 0, 1));
    expect(dayOf(new Date(2026, 10, 16, 23, 59, 59))).toBe(day);
    expect(dayOf(new Date(2026, 10, 17))).toBe(day + 1);
    expect(puzzleOfDay(day, 20)).not.toBe(puzzleOfDay(day + 1, 20));
  });

  it.each([1, 7, 14, 20, 21, 77])("shows each of %i puzzles before one comes again", (count) => {
    const days = Array.from({ length: count }, (_, day) => puzzleOfDay(20_000 + day, count));
    expect(days.sort((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, n) => n + 1));
  });
});
