import { expect, test } from "vitest";
import { glossaryOf, piecesOf } from "./glossary";

const english = glossaryOf([
  { id: "yurt", forms: ["yurt", "yurts"] },
  { id: "neutral", forms: ["neutral yurt", "neutral yurts"] },
  { id: "free", forms: ["envahir n’importe où"] },
]);

const marked = (sentence: string, glossary = english): string =>
  piecesOf(glossary, sentence)
    .map(({ words, entry }) => (entry ? `[${words}|${entry}]` : words))
    .join("");

test("words are found whole, in any of their forms, the longest first", () => {
  expect(marked("Put a Yurt beside two neutral yurts.")).toBe(
    "Put a [Yurt|yurt] beside two [neutral yurts|neutral].",
  );
  expect(marked("A yurtless plain")).toBe("A yurtless plain");
});

test("a word is marked where it is first spoken of", () => {
  expect(marked("A yurt, and another yurt: yurts!")).toBe("A [yurt|yurt], and another yurt: yurts!");
});

test("letters of every language are letters, and both apostrophes are one", () => {
  const russian = glossaryOf([{ id: "yurt", forms: ["юрта", "юрту", "юрт"] }]);
  expect(marked("Поставьте юрту, а не юртами.", russian)).toBe("Поставьте [юрту|yurt], а не юртами.");
  expect(marked("Vous pouvez envahir n'importe où.")).toBe("Vous pouvez [envahir n'importe où|free].");
});

test("without forms a sentence stays whole", () => {
  expect(piecesOf(glossaryOf([]), "A yurt.")).toEqual([{ words: "A yurt.", entry: null }]);
});
