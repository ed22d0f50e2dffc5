import { describe, expect, it, vi } from "vitest";
import { Refused, type TableShown } from "$/server/api";
import type { Ear, Line, OfTable, Said } from "$/server/socket";
import { settings } from "$/session/settings.svelte";
import { bundleOf } from "$/words/bundles";
import type { GameKnown } from "./games";
import { LiveTable } from "./live.svelte";
import { Party } from "./party.svelte";

const WORDS = `
name = Noughts
choice-square = claim { $cell }
event-claimed = { $seat } claims { $cell }.
reason-TT-TURN-2 = { $cell } belongs to { $seat }.
table-cell = { $entry }
table-seat-cross = Cross
table-seat-nought = Nought
`;

const known = {
  notation: {
    game: { name: "tic_tac_toe", most: 2 },
    choices: [
      {
        word: "square",
        fields: ["cell"],
        tables: ["cell"],
        declines: false,
        costly: false,
        nothing: [],
        harmless: ["gift"],
      },
      {
        word: "commit",
        fields: [],
        tables: [],
        declines: false,
        costly: false,
        nothing: [],
        harmless: ["*"],
      },
    ],
    events: [
      {
        word: "claimed",
        fields: ["seat", "cell"],
        tables: ["seat", "cell"],
        declines: false,
        costly: false,
        nothing: [],
        harmless: [],
      },
    ],
    tables: { cell: ["a3", "b3", "c3"], seat: ["cross", "nought"] },
  },
  content: {},
} as unknown as GameKnown;

const seat = (number: number, name: string) => ({ seat: number, colour: "", person: name, name, bot: null });
const shown = (status = "running", names = ["Ann", "Bob"]) =>
  ({
    id: "t",
    version: [0, 0],
    status,
    number: 0,
    seats: names.map((name, k) => seat(k, name)),
    clocks: {},
  }) as unknown as TableShown;
const at = (...version: number[]) => ({ ...shown(), version });
const bundles = [bundleOf("en", [WORDS])];

class FakeLine {
  ears: Ear[] = [];
  asked: Record<string, unknown>[] = [];
  answer: (asked: Record<string, unknown>) => unknown = () => ({ tell: "done" });
  watchAgain = vi.fn();
  listen(ear: Ear): () => void {
    this.ears.push(ear);
    return () => (this.ears = this.ears.filter((other) => other !== ear));
  }
  async ask(asked: Record<string, unknown>): Promise<unknown> {
    this.asked.push(asked);
    return this.answer(asked);
  }
  tell(message: Record<string, unknown>): void {
    this.ears
      .filter((ear) => message.seat === undefined || ear.seat === message.seat)
      .forEach((ear) => ear.hear(message as unknown as OfTable));
  }
}

const question = (...cells: number[]) => ({
  kind: "claim",
  prompt: {},
  options: { square: cells.map((cell) => [cell]) },
});
const claimed = (number: number, move: number, seat: number, cell: number) => ({
  number,
  move,
  event: { event: "claimed", seat, cell },
});
const position = (view: object, more: object = {}) => ({
  tell: "position",
  table: "t",
  seat: 0,
  number: 0,
  next_event: 0,
  events: [],
  view: { seats: 2, asked: [[0, "claim"]], ...view },
  question: question(0, 1, 2),
  asides: {},
  undo: false,
  backs: [],
  shown: shown(),
  ...more,
});
const moved = (more: object) => ({
  tell: "moved",
  table: "t",
  seat: 0,
  version: [1, 0],
  number: 1,
  next_event: 1,
  events: [claimed(0, 1, 0, 0)],
  changes: { owner: [0, null, null] },
  gone: [],
  question: null,
  asides: {},
  undo: false,
  backs: [],
  clocks: {},
  deadline: null,
  status: "running",
  ...more,
});

function sit(seat: number | null = 0): [LiveTable, FakeLine] {
  const line = new FakeLine();
  const table = new LiveTable(line as unknown as Line, known, bundles, shown(), seat);
  table.watch();
  return [table, line];
}

describe("a live table", () => {
  it("changes only the fields that a move changed", () => {
    const [table, line] = sit();
    line.tell(position({ owner: [null, null, null], pot: 3, draft: [] }));
    line.tell(moved({ gone: ["draft"] }));
    expect(table.view).toEqual({ seats: 2, asked: [[0, "claim"]], owner: [0, null, null], pot: 3 });
    expect(table.question).toBeNull();
    expect(table.fresh.map(({ number }) => number)).toEqual([0]);
  });

  it("asks nothing while the game is paused, and the same again afterwards", () => {
    const [table, line] = sit();
    line.tell({ ...position({}), question: question(1, 2) });
    const told = (version: number[], pause: object | null) =>
      line.tell({ tell: "table", table: "t", shown: { ...at(...version), pause } });
    told([0, 1], { seat: 0, agreed: [0], since: null });
    expect(table.question).not.toBeNull();
    told([0, 2], { seat: 0, agreed: [0, 1], since: 5 });
    expect(table.question).toBeNull();
    told([0, 3], null);
    expect(table.question).not.toBeNull();
  });

  it("hears no event twice and misses none when it comes back", () => {
    const [table, line] = sit();
    line.tell(position({}));
    line.tell(moved({}));
    expect(line.ears[0]!.since()).toBe(1);
    const events = [claimed(0, 1, 0, 0), claimed(1, 2, 1, 1)];
    line.tell(position({}, { number: 2, next_event: 2, events, shown: at(2, 0) }));
    expect(table.events.map(({ number }) => number)).toEqual([0, 1]);
    expect(table.number).toBe(2);
  });

  it("shows nothing older than what it has shown, and asks again", () => {
    const [table, line] = sit();
    line.tell(position({ owner: [null, null, null] }));
    line.tell(moved({}));
    line.tell(position({ owner: [null, null, null] }));
    line.tell({ tell: "table", table: "t", shown: shown("open") });
    expect([table.number, table.view.owner, table.shown.status]).toEqual([1, [0, null, null], "running"]);
    expect(line.watchAgain.mock.calls).toEqual([[line.ears[0], 1_000]]);
    line.tell(position({ owner: [0, 1, null] }, { number: 2, next_event: 1, shown: at(2, 0) }));
    expect(table.number).toBe(2);
    for (const older of [at(2, 1), at(3, 0), at(2, 0)]) {
      line.tell(position({}, { number: 3, next_event: 1, shown: at(3, 1) }));
      line.tell(position({}, { number: 2, next_event: 1, shown: older }));
      expect(table.number).toBe(3);
    }
  });

  it("passes over no event: what does not go on from the last one is asked for", () => {
    const [table, line] = sit();
    line.tell(position({}));
    for (const number of [2, 3]) {
      const events = [claimed(number - 1, number, 0, 0)];
      line.tell(moved({ number, version: [number, 0], next_event: number, events }));
    }
    expect([table.number, table.events.length]).toEqual([0, 0]);
    expect(line.watchAgain.mock.calls).toEqual([[line.ears[0], 0]]);
    const events = [0, 1, 2].map((number) => claimed(number, number + 1, 0, 0));
    line.tell(position({}, { number: 3, next_event: 3, events, shown: at(3, 0) }));
    expect([table.number, table.events.map(({ number }) => number)]).toEqual([3, [0, 1, 2]]);
  });

  it("calls people by their names, and by their colours on one screen", () => {
    const [table, line] = sit();
    line.tell(position({}));
    expect(table.words.event(claimed(0, 1, 1, 2).event)).toBe("Bob claims c3.");
    line.tell({ tell: "table", table: "t", shown: shown("running", ["Ann", "Ann"]) });
    expect(table.words.event(claimed(0, 1, 1, 2).event)).toBe("Nought claims c3.");
  });

  it("says which bots wait for a busy computer, until they have chosen or no more is heard of it", () => {
    vi.useFakeTimers();
    try {
      const [table, line] = sit();
      const waits = (seat: number) => line.ears[0]!.hear({ tell: "bot-waits", table: "t", seat });
      line.tell(position({}));
      waits(1);
      vi.advanceTimersByTime(10_000);
      waits(1);
      waits(2);
      expect(table.waits).toEqual([1, 2]);
      vi.advanceTimersByTime(10_000);
      waits(2);
      vi.advanceTimersByTime(10_000);
      expect(table.waits).toEqual([2]);
      line.tell(moved({}));
      expect(table.waits).toEqual([]);
      waits(1);
      table.leave();
      expect([table.waits, vi.getTimerCount()]).toEqual([[], 0]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("asks for confirmation where taking back would need consent, and takes the second click for it", async () => {
    const [table, line] = sit();
    line.tell(position({}));
    line.answer = ({ do: act }) => (act === "preview" ? { events: [], final: true } : { tell: "done" });
    await table.take(["square", 1]);
    expect(table.candidate).toEqual(["square", 1]);
    expect(line.asked.map(({ do: act }) => act)).toEqual(["preview"]);
    await table.take(["square", 1]);
    expect(line.asked.at(-1)).toMatchObject({ do: "choose", choice: ["square", 1], seat: 0, at: 0 });
  });

  it("puts a choice away that waited for its confirmation when it answers nothing any more", async () => {
    const [table, line] = sit();
    line.tell(position({}));
    table.candidate = ["square", 99];
    await table.confirm();
    expect([table.candidate, line.asked]).toEqual([null, []]);
  });

  it("asks for none where the choice only gains something, as an answer to this kind of question", async () => {
    const [table, line] = sit();
    line.answer = ({ do: act }) => (act === "preview" ? { events: [], final: true } : { tell: "done" });
    const gift = { kind: "gift", prompt: {}, options: { square: [[1]], commit: [[]] } };
    line.tell(position({}, { question: gift }));
    await table.take(["square", 1]);
    expect([table.candidate, line.asked.map(({ do: act }) => act)]).toEqual([null, ["choose"]]);
    await table.take(["commit"]);
    expect(line.asked.at(-1)).toMatchObject({ do: "choose", choice: ["commit"] });
    settings.kept.confirm = "always";
    await table.take(["commit"]);
    settings.kept.confirm = "final";
    expect(table.candidate).toEqual(["commit"]);
  });

  it("carries out at once what can be taken back, and never what is not legal", async () => {
    const [table, line] = sit();
    line.tell(position({}));
    line.answer = ({ do: act }) => (act === "preview" ? { events: [], final: false } : { tell: "done" });
    await table.take(["square", 7]);
    expect(line.asked).toEqual([]);
    await table.take(["square", 2]);
    expect(line.asked.map(({ do: act }) => act)).toEqual(["preview", "choose"]);
  });

  it("does not answer a question that is gone by the time the preview comes", async () => {
    const [table, line] = sit();
    line.tell(position({}));
    line.answer = ({ do: act }) => {
      if (act === "preview") line.tell(moved({ question: question(1, 2) }));
      return { events: [], final: false };
    };
    await table.take(["square", 1]);
    expect(line.asked.map(({ do: act }) => act)).toEqual(["preview"]);
  });

  it("says a refusal in the game's words with its rule", async () => {
    const [table, line] = sit();
    line.tell(position({}));
    settings.kept.confirm = "never";
    line.answer = () => {
      throw new Refused(409, { key: "illegal", words: "", rule: "TT-TURN-2", facts: { cell: 1, seat: 1 } });
    };
    await table.take(["square", 1]);
    settings.kept.confirm = "final";
    expect(table.notice).toEqual({ words: "b3 belongs to Bob.", rule: "TT-TURN-2" });
    expect(table.busy).toBe(false);
  });

  it("keeps what was said once", () => {
    const [table, line] = sit();
    const said = {
      tell: "said" as const,
      table: "t",
      number: 1,
      room: "players",
      person: "p",
      name: "Ann",
      words: "hi",
      said: 0,
    };
    line.tell(said);
    table.recall([said]);
    expect(table.said).toHaveLength(1);
  });
});

describe("several seats on one screen", () => {
  const party = (mode: "live" | "imagined" = "live"): [Party, FakeLine] => {
    const line = new FakeLine();
    const both = new Party(line as unknown as Line, known, bundles, shown(), [0, 1], mode);
    both.watch();
    return [both, line];
  };
  const tellBoth = (line: FakeLine, asked: number, hands: unknown[]): void =>
    [0, 1].forEach((seat) =>
      line.tell(position({ hand: hands[seat] }, { seat, question: seat === asked ? question(0) : null })),
    );

  it("turns to the seat that is asked, in the open where nothing is hidden", () => {
    const [both, line] = party();
    tellBoth(line, 1, [0, 0]);
    both.turn();
    expect(both.current.seat).toBe(1);
    expect(both.covered).toBe(false);
  });

  it("covers the next seat's secrets", () => {
    const [both, line] = party();
    tellBoth(line, 0, [[4], 1]);
    both.turn();
    expect(both.covered).toBe(true);
    both.covered = false;
    tellBoth(line, 1, [[4], 1]);
    both.turn();
    expect([both.current.seat, both.covered]).toEqual([1, true]);
  });

  it("covers the first seat too when a table begins before everybody's eyes", () => {
    const line = new FakeLine();
    const both = new Party(line as unknown as Line, known, bundles, shown("open"), [null]);
    both.watch();
    both.sit([0, 1]);
    tellBoth(line, 0, [[4], 1]);
    both.turn();
    expect([both.current.seat, both.covered]).toEqual([0, true]);
    tellBoth(line, 0, [1, 1]);
    both.turn();
    expect(both.covered).toBe(false);
  });

  it("tells every seat what was said before it was taken", () => {
    const [both] = party();
    const said = { tell: "said" as const, table: "t", number: 1, room: "players", words: "hi" };
    both.recall([said as Said]);
    both.sit([0, 1, 2]);
    expect(both.faces.map((face) => face.said.length)).toEqual([1, 1, 1]);
  });

  it("covers nothing in an imagined game, where all seats are one's own", () => {
    const [both, line] = party("imagined");
    tellBoth(line, 1, [[4], 1]);
    both.turn();
    expect([both.current.seat, both.covered]).toEqual([1, false]);
  });

  it("keeps the faces of seats that stay", () => {
    const [both, line] = party();
    const first = both.faces[0];
    const leave = vi.spyOn(both.faces[1]!, "leave");
    both.sit([0]);
    expect(both.faces).toEqual([first]);
    expect(leave).toHaveBeenCalled();
    expect(line.ears.map(({ seat }) => seat)).toEqual([0]);
  });
});
