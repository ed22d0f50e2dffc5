import { expect, it } from "vitest";
import { clockOf, minuteOf, ticked, withZone, type Choices } from "./ways";

const CHOICES: Choices = {
  ways: { "your-turn": ["push", "email"], invitation: [], over: [], time: [], round: [] },
  quiet_from: null,
  quiet_to: null,
  zone: "Asia/Tokyo",
  letter_hour: 8,
};

it("ticks one box and leaves the others", () => {
  expect(ticked(CHOICES, "your-turn", "push", false).ways["your-turn"]).toEqual(["email"]);
  expect(ticked(CHOICES, "over", "letter", true).ways["over"]).toEqual(["letter"]);
  expect(ticked(CHOICES, "your-turn", "email", true).ways["your-turn"]).toEqual(["push", "email"]);
});

it("takes the browser's time zone where none was chosen", () => {
  expect(withZone(CHOICES).zone).toBe("Asia/Tokyo");
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(withZone({ ...CHOICES, zone: "UTC" }).zone).toBe(timeZone);
});

it("reads and writes times of day", () => {
  expect(clockOf(7 * 60 + 5)).toBe("07:05");
  expect(minuteOf("22:30")).toBe(1350);
  expect(minuteOf("")).toBeNull();
});
