// What the page and the worker that keeps its tables say to each other, and what that worker and those of bots do.
import type { Answered } from "$/server/transport";

/** Where the files are, and which version of them. */
export interface Begin {
  base: string;
  hash: string;
}

export type ToHost =
  | { kind: "begin"; begin: Begin }
  | { kind: "request"; id: number; method: string; path: string; body: string | null }
  | { kind: "hear"; text: string };

export type FromHost =
  | { kind: "arrived"; loaded: number; total: number }
  | { kind: "storage"; kept: boolean }
  | { kind: "ready"; woken: boolean }
  | { kind: "answer"; id: number; answer: Answered }
  | { kind: "broken"; id: number }
  | { kind: "tell"; text: string }
  | { kind: "failed"; why: string };

export type ToBot = { kind: "begin"; begin: Begin } | { kind: "think"; job: string };
export type FromBot =
  { kind: "told"; text: string } | { kind: "thought"; text: string } | { kind: "failed"; why: string };
