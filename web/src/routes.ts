// The addresses of the client's pages, and nothing else: what an address shows is decided in App.svelte.
export type Route =
  | {
      page:
        | "start"
        | "begin"
        | "lobby"
        | "settings"
        | "account"
        | "friends"
        | "moderation"
        | "off"
        | "keys"
        | "missing";
    }
  | { page: "new"; game: string | null }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; move: number | null }
  | { page: "sheet"; id: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string | null }
  | { page: "lesson"; game: string; lesson: string }
  | { page: "how"; game: string }
  | { page: "puzzles" }
  | { page: "profile"; person: string }
  | { page: "leaderboard"; game: string | null }
  | { page: "tournaments" | "tournament-new" }
  | { page: "tournament"; tournament: string }
  | { page: "puzzle"; game: string; number: number };

const SINGLE = {
  "": "start",
  begin: "begin",
  lobby: "lobby",
  settings: "settings",
  account: "account",
  friends: "friends",
  moderation: "moderation",
  off: "off",
  keys: "keys",
} as const;
const FIRST_RULES = "khan";
const HOW = "how-to-play"; // no lesson is called so

const isSingle = (name: string): name is keyof typeof SINGLE => Object.hasOwn(SINGLE, name);

export const howAddress = (game: string): string => `/learn/${game}/${HOW}`;

/** What an address means; a slash at its end means nothing. */
export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decoded);
  const [first = "", second, third, fourth] = parts;
  if (parts.length <= 1 && isSingle(first)) return { page: SINGLE[first] };
  if (first === "new" && parts.length <= 2) return { page: "new", game: second ?? null };
  if (first === "rules" && parts.length <= 2) return { page: "rules", game: second ?? FIRST_RULES };
  if (first === "learn" && parts.length <= 2) return { page: "learn", game: second ?? null };
  if (first === "learn" && second && third && parts.length === 3)
    return third === HOW ? { page: "how", game: second } : { page: "lesson", game: second, lesson: third };
  if (first === "puzzles" && parts.length === 1) return { page: "puzzles" };
  if (first === "puzzles" && second && parts.length === 3 && /^[1-9]\d{0,3}$/.test(third ?? ""))
    return { page: "puzzle", game: second, number: Number(third) };
  if (first === "people" && second && parts.length === 2) return { page: "profile", person: second };
  if (first === "leaderboard" && parts.length <= 2) return { page: "leaderboard", game: second ?? null };
  if (first === "tournaments" && parts.length <= 2) {
    if (!second) return { page: "tournaments" };
    return second === "new" ? { page: "tournament-new" } : { page: "tournament", tournament: second };
  }
  if (first === "table" && second) {
    if (parts.length === 2) return { page: "table", id: second };
    if (third === "sheet" && parts.length === 3) return { page: "sheet", id: second };
    if (third === "replay" && parts.length <= 4) return replayOf(second, fourth);
  }
  if (first === "share" && second && parts.length <= 3) return replayOf(second, third);
  return { page: "missing" };
}

/** A game's past from a move on, or from its end. */
function replayOf(id: string, move: string | undefined): Route {
  const number = move === undefined ? null : Number(move);
  const counted = number === null || (Number.isInteger(number) && number >= 0);
  return counted ? { page: "replay", id, move: number } : { page: "missing" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
