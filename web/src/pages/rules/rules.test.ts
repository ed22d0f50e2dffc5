import { describe, expect, it } from "vitest";
import { bookOf } from "./rules";

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
  const { rules: blocks, appendix, language } = bookOf(BOOK);
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
    const others = blocks.find((block) => block.words.includes("ends"))!;
    expect(others.html).toContain('<a href="/rules/serai#SE-END-1">the table</a>');
    expect(others.html).not.toContain("example.org");
  });

  it("carries nothing out", () => {
    expect(rule("SI-WALL-2").html).not.toContain("<script");
  });

  it("is English and for everybody where nothing else is said", () => {
    expect([language, appendix]).toEqual(["en", []]);
  });
});

describe("a rulebook with parts for programmers", () => {
  const { rules, appendix, language } = bookOf(`<!-- language: ru -->

# Осада

Для двоих.

## 1. Стены

- **SI-WALL-1** Стена высока.
- **SI-WALL-2** Тасуют так.

## 2. Решения

| Номер | Кто |
| --- | --- |
| **SI-DEC-1** | хозяин |
| D7 | гость |

## 3. Конец

- **SI-END-1** Всё.

<!-- language: en -->

<!-- for programmers: 2 4 SI-WALL-2 -->

For an engine.

## 4. Sources (table \`sources.toml\`)

- **SI-SRC-1** A book.
`);

  it("has them at the end, each under its heading", () => {
    expect(rules.map((block) => block.id)).toEqual([null, "chapter-1", "SI-WALL-1", "chapter-3", "SI-END-1"]);
    expect(appendix.map((block) => block.id ?? block.html.trim())).toEqual([
      "1. Стены",
      "SI-WALL-2",
      "chapter-2",
      expect.stringContaining("<table>"),
      "<p>For an engine.</p>",
      "chapter-4",
      "SI-SRC-1",
    ]);
  });

  it("says which language each part is in", () => {
    expect(language).toBe("ru");
    expect(new Set(rules.map((block) => block.language))).toEqual(new Set(["ru"]));
    expect(appendix.map((block) => block.language)).toEqual(["ru", "ru", "ru", "ru", "en", "en", "en"]);
  });

  it("gives every row that is a rule an address", () => {
    const table = appendix.find((block) => block.rows.length > 0)!;
    expect(table.rows).toEqual(["SI-DEC-1", "SI-D7"]);
    expect(table.html).toContain('<tr id="SI-DEC-1" tabindex="-1">');
    expect(table.html).toContain('<tr id="SI-D7" tabindex="-1">');
  });

  it("does not tell players which file holds a table", () => {
    expect(appendix.find((block) => block.id === "chapter-4")!.html).toBe("4. Sources");
  });
});
