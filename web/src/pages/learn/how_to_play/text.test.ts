import { expect, it } from "vitest";
import { blocksOf, numbersIn } from "./text";

const TEXT = `# Khan

## The aim

**1. A ruler flees.** The top card, *always*, is turned.
<!-- KH-EXPEL-1 KH-EXPEL-2 -->

![Cells 1 and 2 are taken.](figure:flight)

### Then

You draw.
<!-- KH-REFILL-1 -->

![Nothing else.](figure:end)
`;

it("has headings, paragraphs with their rules, and figures in their order", () => {
  expect(blocksOf(TEXT)).toEqual([
    { kind: "section", words: "The aim" },
    {
      kind: "text",
      pieces: [
        { mark: "strong", words: "1. A ruler flees." },
        { mark: "", words: " The top card, " },
        { mark: "em", words: "always" },
        { mark: "", words: ", is turned." },
      ],
      rules: ["KH-EXPEL-1", "KH-EXPEL-2"],
    },
    { kind: "figure", id: "flight", number: 1, caption: "Cells 1 and 2 are taken." },
    { kind: "part", words: "Then" },
    { kind: "text", pieces: [{ mark: "", words: "You draw." }], rules: ["KH-REFILL-1"] },
    { kind: "figure", id: "end", number: 2, caption: "Nothing else." },
  ]);
});

it("finds the numbers of a figure in its caption, and no other ones", () => {
  expect(numbersIn("1 is red, ×1 is not, 12 and 2 neither.", [1, 1])).toEqual([
    "",
    "1",
    " is red, ×1 is not, 12 and 2 neither.",
  ]);
  expect(numbersIn("The 4 cards.", [])).toEqual(["The 4 cards."]);
});
