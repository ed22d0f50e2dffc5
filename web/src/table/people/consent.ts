// Who must agree in person: everybody at the table but whoever asks. Bots with a seat of their own always agree, and
// a bot that stands in for somebody never does; whoever has resigned is asked no more.
import type { SeatShown, TableShown } from "$/server/api";

/** Who a seat's person is, by their number where one may not know more. */
const whoIn = (seat: SeatShown | undefined): string | number | null => seat?.person ?? seat?.nameless ?? null;

const people = (seats: SeatShown[], asking: string | number | null): SeatShown[] =>
  seats.filter((seat) => !seat.bot && seat.resigned === null && whoIn(seat) !== asking);

/** Whose answer to a proposal is still awaited. */
export function stillToAgree(seats: SeatShown[], proposal: NonNullable<TableShown["proposal"]>): SeatShown[] {
  return people(seats, whoIn(seats[proposal.seat])).filter(
    ({ seat }) => !(proposal.agreed ?? []).includes(seat),
  );
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
