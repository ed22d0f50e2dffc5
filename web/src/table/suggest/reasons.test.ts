import { describe, expect, it } from "vitest";
import { bundleOf } from "$/words/bundles";
import { sentence } from "./reasons";

const BUNDLES = [
  bundleOf("en", [
    `
because-harm = A loss for { $seat ->
    [none] { rival }
   *[other] { $seat }
}: { $what }.
rival = the Magistrate
term-cubes = { $number ->
    [0] Some cubes.
   *[other] +{ $number } cubes.
}
    .what = { $number } cubes
`,
  ]),
];
const name = (seat: number): string | null => ["Ann", "Bob"][seat] ?? null;

describe("a reason", () => {
  it("is said by its term where one gains", () => {
    expect(sentence(BUNDLES, { term: "cubes", how: "gain", number: 2 }, name)).toBe("+2 cubes.");
    expect(sentence(BUNDLES, { term: "cubes", how: "gain", number: 0 }, name)).toBe("Some cubes.");
  });

  it("names a rival, also one that is no seat", () => {
    const harm = { term: "cubes", how: "harm", number: 3 } as const;
    expect(sentence(BUNDLES, { ...harm, rival: 1 }, name)).toBe("A loss for Bob: 3 cubes.");
    expect(sentence(BUNDLES, { ...harm, rival: 2 }, name)).toBe("A loss for the Magistrate: 3 cubes.");
  });

  it("is left out where there are no words for it", () => {
    expect(sentence(BUNDLES, { term: "unknown", how: "gain", number: 1 }, name)).toBeNull();
    expect(sentence(BUNDLES, { term: "unknown", how: "harm", number: 1, rival: 0 }, name)).toBeNull();
  });
});
