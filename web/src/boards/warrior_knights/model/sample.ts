// What the tests know of the game; written from its rules by `python -m tests.web.boards.warrior_knights_sample`.
import type { Content, Happening, Question, View } from "$/generated/warrior_knights";
import type { Result } from "$/table/face/face";
import sample from "./sample.json";
import { tablesOf } from "./tables";

export const NAMES: Record<string, string[]> = sample.tables;
export const TABLES = tablesOf(sample.content as unknown as Content, sample.tables);
/** Every kind of question that came up in a few plays, once. */
export const ASKED = sample.asked as unknown as { seat: number; question: Question; view: View }[];
/** Positions of whole plays with what the rules count in them. */
export const POSITIONS = sample.positions as unknown as {
  view: View;
  armies: number[];
  wages: number[];
  walls: number[];
  income: number[];
  /** Of the nobles who can set out: every way, and where whose leave is needed. */
  reach: { noble: number; march: number[]; sail: number[]; leaves: number[][] }[];
}[];
/** Every question about the way of a noble in these plays, with all its answers. */
export const WAYS = sample.ways as unknown as { view: View; noble: number; rows: [string, number][] }[];
/** The cards that each baron begins with. */
export const BEGINS = sample.begins as { levy: number[]; troops: number[][] };
/** How the plays ended. */
export const ENDS = sample.ends as unknown as { view: View; result: Result; might: boolean }[];
export const EVENTS = sample.events as unknown as Happening[];
