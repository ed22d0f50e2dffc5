// What the tests know of the game; written from its rules by `python -m tests.web.warrior_knights_sample`.
import type { Happening, Question, View } from "$/table/face";
import sample from "./sample.json";
import { tablesOf } from "./tables";

export const NAMES: Record<string, string[]> = sample.tables;
export const TABLES = tablesOf(sample.content, sample.tables);
/** Every kind of question that came up in a few plays, once. */
export const ASKED = sample.asked as unknown as { seat: number; question: Question; view: View }[];
/** Positions with the strengths that the rules count. */
export const POSITIONS = sample.positions as unknown as { view: View; armies: number[]; walls: number[] }[];
export const EVENTS = sample.events as unknown as Happening[];
