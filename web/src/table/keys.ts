// The keys of a table, wherever on it one is; boards have their own beside these.
import type { Face } from "./face/face";
import type { Replay } from "./face/replay.svelte";
import { pressDigit } from "./question/focus";

/** What keys do at a table. */
export interface Keyed {
  face: Face;
  /** What is looked back at; null in the present and in imagined games. */
  replay: Replay | null;
  /** Whether the next player on one screen is still to come. */
  covered: boolean;
  /** Closes whatever lies over the table; false where nothing does. */
  shut: () => boolean;
  leaveReplay: () => void;
  playBack: () => void;
  /** Opens the record and goes to its filter. */
  filter: () => void;
  at: (move: number) => void;
  /** Whether a replay plays by itself. */
  playing: boolean;
}

const typing = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);

export function pressed(event: KeyboardEvent, table: Keyed): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest("dialog")) return; // it lies over the table
  if (event.key === "Escape") escape(table);
  else if (!typing(event)) letter(event, table);
}

function escape(table: Keyed): void {
  if (table.shut()) return;
  if (table.replay) table.leaveReplay();
  else table.face.cancel();
}

function letter(event: KeyboardEvent, table: Keyed): void {
  const ask = document.querySelector<HTMLElement>("[data-part=asked]");
  if (/^\d$/.test(event.key) && ask && pressDigit(ask, Number(event.key))) return event.preventDefault();
  switch (event.key.toLowerCase()) {
    case "u":
      return undo(table.face);
    case "s":
      if (table.face.mode === "live" && !table.covered) table.playBack();
      return;
    case "h":
      return document.querySelector<HTMLElement>("[data-part=suggest]")?.click();
    case "/":
      event.preventDefault();
      return table.filter();
    default:
      if (table.replay) replayKey(event, table, table.replay);
  }
}

function undo(face: Face): void {
  if (face.mayUndo) void face.undo();
  else if (face.seat !== null) face.notice = { words: face.words.reason("SE-UNDO-1", {}), rule: "SE-UNDO-1" };
}

function replayKey(event: KeyboardEvent, table: Keyed, { wanted, last }: Replay): void {
  const to = { ArrowLeft: wanted - 1, ArrowRight: wanted + 1, Home: 0, End: last }[event.key];
  const onBoard = event.target instanceof Element && event.target.closest(".picture");
  if (to !== undefined && !onBoard) {
    table.playing = false;
    table.at(to);
  } else if (event.key === " " && event.target === document.body) {
    event.preventDefault();
    table.playing = !table.playing;
  }
}
