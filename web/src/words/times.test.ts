import { expect, it } from "vitest";
import { ago, momentOf } from "./times";

const NOW = 1_800_000_000_000;

it("says how long ago something was", () => {
  expect(ago(NOW - 59_000, NOW, "en")).toBe("now");
  expect(ago(NOW - 60_000, NOW, "en")).toBe("1 minute ago");
  expect(ago(NOW - 3_599_000, NOW, "en")).toBe("59 minutes ago");
  expect(ago(NOW - 3_600_000, NOW, "ru")).toBe("1 час назад");
  expect(ago(NOW - 2 * 86_400_000, NOW, "fr")).toBe("avant-hier");
});

it("does not speak of the future when clocks differ", () => {
  expect(ago(NOW + 5_000, NOW, "en")).toBe("now");
});

it("names the moment of something that is to come", () => {
  const there = new Date(2027, 0, 15, 9, 5).getTime();
  expect(momentOf(there, "ru")).toContain("2027");
  expect(momentOf(there, "fr")).toContain("09:05");
});
