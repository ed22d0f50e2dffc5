// A table as somebody sets it up, before the server is asked to open it.
import type { GameShown, OptionShown, PresetShown } from "$/server/api";

export type SeatKind = "me" | "open" | `bot ${string}`;
export type PaceKind = "none" | "live" | "days";

export interface SetUp {
  game: string;
  seats: SeatKind[];
  /** What those are called who share the screen, by seat. */
  names: string[];
  options: Record<string, unknown>;
  title: string;
  language: string;
  public: boolean;
  rated: boolean;
  pace: { kind: PaceKind; bank: number; free: number; days: number; vacation: boolean };
}

const LIKED_LEVELS = ["trader", "novice"]; // what somebody new meets first, where the game has it

export const usualSeats = (game: GameShown): number => Math.min(Math.max(3, game.min_seats), game.max_seats);

export const usualLevel = (game: GameShown): string =>
  LIKED_LEVELS.find((level) => game.levels.includes(level)) ?? game.levels[0] ?? "random";

/** Me against bots: what one click on a game opens, with ready-made options where some are named. */
export function againstBots(game: GameShown, language: string, preset?: PresetShown): SetUp {
  const bot: SeatKind = `bot ${usualLevel(game)}`;
  const seats = Array.from({ length: usualSeats(game) }, (_, seat): SeatKind => (seat === 0 ? "me" : bot));
  return {
    game: game.name,
    seats,
    names: [],
    options: { ...preset?.options },
    title: "",
    language,
    public: false,
    rated: false,
    pace: { ...PACES.relaxed! },
  };
}

/** The same table with another number of seats: those that stay keep who sits there. */
export function withSeats(seats: SeatKind[], count: number, added: SeatKind): SeatKind[] {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? added);
}

/** Whether several people share this screen. */
export const isShared = (seats: SeatKind[]): boolean => seats.filter((kind) => kind === "me").length > 1;

/** The how-manieth person at this screen has a seat, from 1 on. */
export const nthHere = (seats: SeatKind[], seat: number): number =>
  seats.slice(0, seat + 1).filter((kind) => kind === "me").length;

/** What is sent to open the table: only options that differ from the usual, and names where several share a screen. */
export function asked(
  setup: SetUp,
  game: GameShown,
  usual: (nth: number) => string = () => "",
): { game: string; [wished: string]: unknown } {
  const { names, ...wish } = setup;
  const called = (seat: number): string => names[seat]?.trim() || usual(nthHere(setup.seats, seat));
  const seats = setup.seats.map((kind, seat) => {
    if (kind.startsWith("bot ")) return { kind: "bot", level: kind.slice("bot ".length) };
    return kind === "me" && isShared(setup.seats) ? { kind, name: called(seat) } : { kind };
  });
  return { ...wish, seats, options: differing(game, setup.options), title: setup.title.trim() };
}

/** Only those options that are not as usual. */
export const differing = (game: GameShown, options: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    game.options
      .filter((option) => option.name in options)
      .filter((option) => JSON.stringify(options[option.name]) !== JSON.stringify(option.default))
      .map((option) => [option.name, options[option.name]]),
  );

/** Whether nobody else has to come before the game can begin. */
export const isFull = (setup: SetUp): boolean => !setup.seats.includes("open");

/** Options that a person chooses from; those without a list of values are for programs. */
export const offered = (game: GameShown): OptionShown[] =>
  game.options.filter(({ values }) => values.length > 0);

export const isSwitch = (option: OptionShown): boolean =>
  option.values.every((value) => typeof value === "boolean");

/** The options that ready-made sets differ in. */
const inPresets = (game: GameShown): OptionShown[] =>
  game.options.filter(({ name }) => game.presets.some(({ options }) => name in options));

/** The options of a set-up after a ready-made set was picked: what no such set names stays. */
export function withPreset(
  game: GameShown,
  options: Record<string, unknown>,
  preset: PresetShown,
): Record<string, unknown> {
  const usual = inPresets(game).map((option) => [option.name, option.default]);
  return { ...options, ...Object.fromEntries(usual), ...preset.options };
}

/** The ready-made set that the options are, whatever they say that no such set names. */
export const presetOf = (game: GameShown, options: Record<string, unknown>): PresetShown | undefined =>
  game.presets.find((preset) =>
    inPresets(game).every(
      ({ name, default: usual }) => (options[name] ?? usual) === (preset.options[name] ?? usual),
    ),
  );

/** About how many minutes a game takes these players, or null where that is not known; bots decide in a second. */
export function minutesOf(game: GameShown, setup: SetUp): number | null {
  const decisions = presetOf(game, setup.options)?.decisions[setup.seats.length - game.min_seats];
  if (!decisions || !game.seconds) return null;
  const people = setup.seats.filter((kind) => !kind.startsWith("bot ")).length;
  return (decisions * (people * game.seconds + setup.seats.length - people)) / 60;
}

/** Minutes as one says them: in fives, and from an hour and a half on in half hours. */
export const spokenLength = (
  minutes: number,
): { unit: "minutes" | "hours"; halves: number; count: number } =>
  minutes < 75
    ? { unit: "minutes", halves: 0, count: Math.max(5, Math.round(minutes / 5) * 5) }
    : {
        unit: "hours",
        halves: Math.round(minutes / 30) % 2,
        count: Math.floor(Math.round(minutes / 30) / 2),
      };

/** The levels as one picks from them: the usual order, and whoever plays by chance last. */
export const levelsOf = (game: GameShown): string[] => [
  ...game.levels.filter((level) => level !== "random"),
  ...game.levels.filter((level) => level === "random"),
];

export type Pace = SetUp["pace"];

/** Ready-made paces, by name. */
export const PACES: Record<string, Pace> = {
  relaxed: { kind: "none", bank: 600, free: 20, days: 3, vacation: true },
  quick: { kind: "live", bank: 300, free: 10, days: 3, vacation: true },
  live: { kind: "live", bank: 900, free: 20, days: 3, vacation: true },
  day: { kind: "days", bank: 600, free: 20, days: 1, vacation: true },
  week: { kind: "days", bank: 600, free: 20, days: 7, vacation: true },
};

/** The same table rated or not: a rated game has a clock, and everybody one seat. */
export const withRating = (setup: SetUp, rated: boolean): SetUp => ({
  ...setup,
  rated,
  pace: rated && setup.pace.kind === "none" ? { ...PACES.live! } : setup.pace,
});

/** The ready-made pace that this one is, or null where somebody has set the numbers. */
export function readyMade(pace: Pace): string | null {
  const same = (one: Pace): boolean =>
    one.kind === pace.kind &&
    (pace.kind !== "live" || (one.bank === pace.bank && one.free === pace.free)) &&
    (pace.kind !== "days" || one.days === pace.days);
  return Object.entries(PACES).find(([, one]) => same(one))?.[0] ?? null;
}
