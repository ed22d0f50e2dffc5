import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setTime, time } from "./time";

beforeEach(() => void vi.useFakeTimers({ now: 5_000 }));
afterEach(() => void vi.useRealTimers());

test("a device that is off shows the server's time, and it goes on", () => {
  expect(time()).toBe(5_000);
  setTime(125_000);
  expect(time()).toBe(125_000);
  vi.advanceTimersByTime(700);
  expect(time()).toBe(125_700);
  setTime(6_000);
  expect(time()).toBe(6_000);
});
