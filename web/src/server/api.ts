// The interface over HTTP. A refusal is thrown as `Refused`, which carries what the server said of it.
import type { components } from "./generated/openapi";
import { transport } from "./transport";
import { note } from "./versions";

type Schemas = components["schemas"];
export type TableShown = Schemas["TableShown"];
export type SeatShown = Schemas["SeatShown"];
export type Line = Schemas["Line"];
export type GameShown = Schemas["GameShown"];
export type GameNotation = Schemas["GameNotation"];
export type ShapeShown = Schemas["ShapeShown"];
export type Advice = Schemas["Advice"];
export type OptionShown = Schemas["OptionShown"];
export type Course = Schemas["CourseShown"];
export type LessonShown = Schemas["LessonShown"];
export type Legend = Schemas["LegendShown"];
export type Meaning = Schemas["MeaningShown"];
export type FirstGame = Schemas["FirstGameShown"];
export type Stood = Schemas["Stood"];
export type FigureShown = Schemas["FigureShown"];
export type PuzzleShown = Schemas["PuzzleShown"];
export type PuzzleStood = Schemas["PuzzleStood"];
export type PresetShown = Schemas["PresetShown"];
export type Prepared = Schemas["Prepared"];
export type BotShown = Schemas["BotShown"];
export type Profile = Schemas["ProfileShown"];
export type Tallied = Schemas["Tallied"];
export type Opponent = Schemas["Opponent"];
export type CurvePoint = Schemas["CurvePoint"];
export type RatingChange = Schemas["RatingChange"];
export type RatingChanges = Schemas["RatingChanges"];
export type PlayedGame = Schemas["PlayedGame"];
export type PlayedGames = Schemas["PlayedGames"];
export type Board = Schemas["Board"];
export type Ranked = Schemas["Ranked"];
export type SoloBoard = Schemas["SoloBoard"];
export type Scored = Schemas["Scored"];
export type Circle = Schemas["Circle"];
export type Known = Schemas["Known"];
export type Tie = Schemas["Tie"];
export type Presence = Schemas["Presence"];
export type Sanction = Schemas["Sanction"];
export type News = Schemas["News"];
export type Awaited = Schemas["Awaited"];
export type Begun = Schemas["Begun"];
export type Desk = Schemas["Desk"];
export type ReportShown = Schemas["ReportShown"];
export type LogEntry = Schemas["LogEntry"];
export type Tournament = Schemas["TournamentShown"];
export type TournamentLine = Schemas["TournamentLine"];
export type TournamentsOver = Schemas["TournamentsOver"];
export type TournamentTable = Schemas["TableOfRound"];

export interface Told {
  key: string;
  words: string;
  rule?: string | null;
  facts?: Record<string, unknown>;
}

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly told: Told,
  ) {
    super(told.words);
  }
}

export class Unreachable extends Error {}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let status: number;
  let value: unknown;
  try {
    const answer = await transport().request(method, path, body === undefined ? body : JSON.stringify(body));
    status = answer.status;
    value = answer.kind.includes("json") ? JSON.parse(answer.body) : answer.body;
  } catch {
    throw new Unreachable("the server does not answer, or breaks off");
  }
  if (status >= 200 && status < 300) {
    noteTable(value);
    return value as T;
  }
  const told = typeof value === "object" && value !== null && "key" in value ? (value as Told) : null;
  throw new Refused(status, told ?? { key: "server-error", words: String(status) });
}

/** Where the answer is a table, remember how new it is. */
function noteTable(value: unknown): void {
  if (typeof value === "object" && value !== null && "id" in value && "version" in value) {
    const { id, version } = value as TableShown;
    note(id, version);
  }
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);

/** The version of what stays the same while the server runs, as the page was told it. */
const VERSION = document.querySelector<HTMLMetaElement>('meta[name="serai-version"]')?.content;

/** Get what stays the same while the server runs; the browser keeps it until the version is another. */
export const getLasting = <T>(path: string): Promise<T> => get<T>(VERSION ? `${path}?v=${VERSION}` : path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("PATCH", path, body);
export const remove = <T>(path: string, body?: unknown): Promise<T> => ask<T>("DELETE", path, body);
