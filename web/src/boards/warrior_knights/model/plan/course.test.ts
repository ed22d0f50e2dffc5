import { expect, it } from "vitest";
import type { View } from "$/generated/warrior_knights";
import { PLAN, stepNow, UPKEEP } from "./course";

const view = (changes: Partial<View>): View =>
  ({
    round: 2,
    asked: [],
    card: -1,
    neutral: -1,
    stack: 2,
    plan1: [[], 0],
    plan2: [[], 0],
    plan3: [[], 0],
    neutral1: 0,
    neutral2: 0,
    neutral3: 0,
    ...changes,
  }) as unknown as View;

it("a round goes from the plan over its stacks to Upkeep", () => {
  expect(stepNow(view({ round: 0 }))).toBe(-1);
  expect(stepNow(view({ asked: [[1, "planning"]] }))).toBe(PLAN);
  expect(stepNow(view({ stack: 1, card: 7 }))).toBe(2);
  expect(stepNow(view({ card: 7 }))).toBe(3);
  expect(stepNow(view({}))).toBe(UPKEEP);
});
