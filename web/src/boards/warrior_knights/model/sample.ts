// What the tests know of the game; written from its rules by `python -m tests.web.boards.warrior_knights.sample`.
import type { Content, Facts, Happening, Question, View } from "$/generated/warrior_knights";
import type { Result } from "$/table/face/face";
import sample from "./sample.json";
import { tablesOf } from "./tables";

export const NAMES: Record<string, string[]> = sample.tables;
export const TABLES = tablesOf(sample.content as unknown as Content, sample.tables);
/** Every kind of question that came up in a few plays, once. */
export const ASKED = sample.asked as unknown as {
  seat: number;
  question: Question;
  view: View;
  facts: Facts;
}[];
/** How the games ended. */
export const ENDS = sample.ends as unknown as { view: View; facts: Facts; result: Result }[];
export const EVENTS = sample.events as unknown as Happening[];
