// What the tests know of the game; written from its rules by `python -m tests.web.boards.merv.sample`.
import type { Content, Happening, View } from "$/generated/merv";
import sample from "./sample.json";
import { tablesOf } from "./tables";

export const TABLES = tablesOf(sample.content, sample.tables);
export const NAMES: Record<string, string[]> = sample.tables;
export const CONTENT: Content = sample.content;
/** A game alone against the Magistrate, and one of two with the Courtier. */
export const [ALONE, TWO] = sample.plays as unknown as [Played, Played];

export interface Played {
  events: Happening[];
  view: View;
}
