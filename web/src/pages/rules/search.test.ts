import { describe, expect, it } from "vitest";
import { bookOf } from "./rules";
import { found } from "./search";

/** The texts among these in which the words are found. */
const among = (wanted: string, language: string, ...texts: string[]) => {
  const rules = texts.map((text, k) => `- **SI-WALL-${k + 1}** ${text}`).join("\n");
  return found(bookOf(rules).rules, wanted, language)
    .filter((block) => block.kind === "rule")
    .map((block) => texts[Number(block.id!.split("-")[2]) - 1]);
};

describe("searching a rulebook", () => {
  const { rules } = bookOf(`# Siege

## 1. Walls

- **SI-WALL-1** A wall is *high*.
- **SI-WALL-2** Nobody climbs it.

## 2. End

- **SI-END-1** The last wins, as SI-WALL-1 says.
- **SI-END-12** See SI-END-1.
`);

  it("finds all words, and keeps the chapter of what it finds", () => {
    expect(found(rules, "HIGH wall").map((block) => block.id)).toEqual(["chapter-1", "SI-WALL-1"]);
    expect(found(rules, "dragon")).toEqual([]);
    expect(found(rules, " ")).toHaveLength(rules.length);
  });

  it("finds a rule by its number, and those that mention it", () => {
    expect(found(rules, "si-end-1").map((block) => block.id)).toEqual(["chapter-2", "SI-END-1", "SI-END-12"]);
    expect(found(rules, "SI-END-1 last").map((block) => block.id)).toEqual(["chapter-2", "SI-END-1"]);
  });

  it("finds beginnings of words, never their middle", () => {
    expect(among("brid", "en", "A bridge.", "Cambridge.")).toEqual(["A bridge."]);
  });

  it.each([
    ["bridge", ["Two bridges.", "A bridge."]],
    ["bridges", ["A bridge.", "BRIDGES"]],
    ["cities", ["A city.", "The cities."]],
    ["city", ["All cities."]],
    ["expelled", ["You expel a ruler.", "It was expelled."]],
    ["moving", ["You move.", "It moves.", "A movement."]],
  ])("in English: %s", (wanted, texts) => {
    expect(among(wanted, "en", ...texts, "Nothing else.")).toEqual(texts);
  });

  it.each([
    ["правитель", ["Цвета правителя.", "Правители бегут.", "Восемь ПРАВИТЕЛЕЙ."]],
    ["правителями", ["Один правитель."]],
    ["юрта", ["Ставят юрты.", "Пять юрт.", "С юртами."]],
    ["мост", ["Мосты.", "По мосту."]],
    ["мостов", ["Мост."]],
    ["завоёванный", ["Завоеванный город."]],
    ["зеленый", ["Зелёный игрок.", "Зелёные."]],
    ["замок", ["Стены замка.", "Замки."]],
    ["замки", ["Один замок."]],
    ["изгнать", ["Изгнание правителя.", "Его изгнали."]],
    ["мечеть", ["В мечети."]],
    ["сарай", ["Караван-сарай."]],
  ])("in Russian: %s", (wanted, texts) => {
    expect(among(wanted, "ru", ...texts, "Меч и право.")).toEqual(texts);
  });

  it.each([
    ["« pont »", ["Un pont.", "Les ponts."]],
    ["ponts", ["Le Pont."]],
    ["regle", ["La règle.", "Des règles."]],
    ["RÈGLES", ["Une regle."]],
    ["invasion", ["L’invasion.", "d'invasion"]],
    ["chevaux", ["Un cheval."]],
    ["expulsé", ["Expulser un chef.", "Ils sont expulsées."]],
    ["coeur", ["Au cœur."]],
  ])("in French: %s", (wanted, texts) => {
    expect(among(wanted, "fr", ...texts, "Rien.")).toEqual(texts);
  });
});
