import { expect, test } from "vitest";
import type { Choice } from "$/generated/merv";
import { panelsOf } from "./panels";

test("a panel opens for what is chosen in it, the city for nothing", () => {
  const rows: Choice[] = [
    ["take-slot", 1],
    ["complete", 3],
    ["climb", 2],
  ];
  expect([...panelsOf(rows)]).toEqual(["caravan", "contracts", "mosque"]);
  expect(panelsOf([["activate", 4], ["end-turn"]]).size).toBe(0);
});
