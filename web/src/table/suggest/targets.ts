// Where on the board a choice is made: the element that says so itself, or one that stands for a thing it names.
import type { GameNotation } from "$/server/api";
import type { Row } from "../face/face";
import { placesOf, thingsIn } from "../following/things.svelte";

const seen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** The places of the things that each value of a choice names, what it aims at first. */
export function namedBy(notation: GameNotation, [word, ...values]: Row): string[] {
  const shape = notation.choices.find((one) => one.word === word);
  if (!shape) return [];
  return shape.fields
    .map((field, place) => {
      const one = { ...notation, events: [{ ...shape, fields: [field], tables: [shape.tables[place]!] }] };
      const things = thingsIn(one, { event: word, [field]: values[place] });
      return things.map((thing) => placesOf([thing]));
    })
    .reverse()
    .flat();
}

/** The element at which a choice that is suggested under a number is made, if it is in sight. */
export function targetOf(page: ParentNode, notation: GameNotation, row: Row, number: number): Element | null {
  const selectors = [`[data-suggested~="${number}"]`, ...namedBy(notation, row)];
  for (const selector of selectors)
    for (const board of page.querySelectorAll(".picture"))
      for (const element of board.querySelectorAll(selector)) if (seen(element)) return element;
  return null;
}
