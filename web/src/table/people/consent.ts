// Who must agree in person: everybody at the table but whoever asks. Bots with a seat of their own always agree, and
// a bot that stands in for somebody never does; whoever has resigned is asked no more.
import type { SeatShown, TableShown } from "$/server/api";

const people = (seats: SeatShown[], asking: string | null): SeatShown[] =>
  seats.filter((seat) => !seat.bot && seat.resigned === null && seat.person !== asking);

/** Whose answer to a proposal is still awaited. */
export function stillToAgree(seats: SeatShown[], proposal: NonNullable<TableShown["proposal"]>): SeatShown[] {
  const asking = seats[proposal.seat]?.person ?? null;
  return people(seats, asking).filter(({ seat }) => !(proposal.agreed ?? []).includes(seat));
}

/** Whose answer to whoever asks for a pause is still awaited. */
export const stillToPause = (seats: SeatShown[], pause: NonNullable<TableShown["pause"]>): SeatShown[] =>
  people(seats, null).filter(({ seat }) => !(pause.agreed ?? []).includes(seat));

/** Whose vote to end is still awaited, besides one's own. */
export const stillToVote = (seats: SeatShown[], mine: number[]): SeatShown[] =>
  people(seats, null).filter(({ seat, vote }) => !vote && !mine.includes(seat));

export const away = (seats: SeatShown[]): SeatShown[] => seats.filter((seat) => seat.away);

/** Whether what somebody in a seat asks for needs no answer: bots agree, and nobody else is there. */
export const agreedAtOnce = (seats: SeatShown[], seat: number): boolean =>
  stillToAgree(seats, { seat, first: 0, number: 0, agreed: [] }).length === 0;
