import { describe, expect, it } from "vitest";
import { blocksOf, found } from "./rules";

const BOOK = `# Siege

For two.

## 1. Walls

- **SI-WALL-1** A wall is *high*; see SI-WALL-2 and SE-ASK-1.
- **SI-WALL-2 R** Nobody climbs it. <script>alert(1)</script>

### Gates

| gate | where |
| --- | --- |
| north | SI-GATE-1 |

## 2. End

- It ends. See [the table](serai.md#SE-END-1) or [elsewhere](https://example.org).
- **SI-END-1** The last wins.
- **SI-END-1.2** See SI-END-1.1.
`;

describe("a rulebook", () => {
  const blocks = blocksOf(BOOK);
  const rule = (id: string) => blocks.find((block) => block.id === id)!;

  it("has one block for every numbered rule, and headings", () => {
    expect(blocks.filter((block) => block.kind === "rule").map((block) => block.id)).toEqual([
      "SI-WALL-1",
      "SI-WALL-2",
      "SI-END-1",
      "SI-END-1.2",
    ]);
    expect(blocks.filter((block) => block.kind === "chapter").map((block) => block.html)).toEqual([
      "1. Walls",
      "2. End",
    ]);
    expect(blocks.filter((block) => block.kind === "section")).toHaveLength(1);
  });

  it("links every rule that is mentioned, the table's own in their book", () => {
    expect(rule("SI-WALL-1").html).toContain('<a href="#SI-WALL-2">SI-WALL-2</a>');
    expect(rule("SI-WALL-1").html).toContain('<a href="/rules/serai#SE-ASK-1">SE-ASK-1</a>');
    expect(rule("SI-END-1.2").html).toContain('<a href="#SI-END-1.1">SI-END-1.1</a>.');
    const others = blocks.find((block) => block.text.includes("it ends"))!;
    expect(others.html).toContain('<a href="/rules/serai#SE-END-1">the table</a>');
    expect(others.html).not.toContain("example.org");
  });

  it("carries nothing out", () => {
    expect(rule("SI-WALL-2").html).not.toContain("<script");
  });

  it("is searched for all words, and keeps the chapter of what it finds", () => {
    expect(found(blocks, "HIGH wall").map((block) => block.id ?? block.text)).toEqual([
      blocks[1]!.id,
      "SI-WALL-1",
    ]);
    expect(found(blocks, "si-end-1 last").filter((block) => block.kind === "rule")).toHaveLength(1);
    expect(found(blocks, "dragon")).toEqual([]);
    expect(found(blocks, " ")).toHaveLength(blocks.length);
  });
});
