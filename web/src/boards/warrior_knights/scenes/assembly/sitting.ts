// A sitting of the Assembly as far as it was told: who sits, in which order, and every vote with what came of it.
import type { Event } from "$/generated/warrior_knights";

export interface Ballot {
  /** The card that is voted on, or -1 where a baron proposes something of his own. */
  agenda: number;
  proposal: number;
  proposer: number;
  /** The card and the baron that a proposal is about. */
  matter: number;
  baron: number;
  votes: Map<number, number>;
  /** What each has declared: for, against, or a baron. */
  said: Map<number, "for" | "against" | number>;
  count: [number, number] | null;
  /** Who broke a tie; -1 for nobody. */
  tie: number;
  outcome: "" | "passed" | "failed" | "elected";
  elected: number;
  /** What came of it, defiance and outlawry among it. */
  effects: Event[];
}

export interface Sitting {
  seats: number[];
  chair: number;
  order: number[];
  ballots: Ballot[];
  /** Who was outlawed while it sat. */
  left: Set<number>;
  postponed: boolean;
}

const ballot = (agenda: number, proposer: number): Ballot => ({
  agenda,
  proposal: -1,
  proposer,
  matter: -1,
  baron: -1,
  votes: new Map(),
  said: new Map(),
  count: null,
  tie: -1,
  outcome: "",
  elected: -1,
  effects: [],
});

/** Told between the votes, and no effect of any. */
const COURSE = ["agenda-revealed", "zone-returned", "chair-taken", "order-announced", "fate-turned"];

export function sittingOf(events: Event[]): Sitting {
  const sitting: Sitting = {
    seats: [],
    chair: -1,
    order: [],
    ballots: [],
    left: new Set(),
    postponed: false,
  };
  for (const event of events) tell(sitting, event);
  return sitting;
}

function tell(sitting: Sitting, event: Event): void {
  const last = sitting.ballots.at(-1);
  switch (event.event) {
    case "sitting-began":
      sitting.seats = event.seats;
      return;
    case "chair-taken":
      sitting.chair = event.seat;
      return;
    case "order-announced":
      sitting.order = event.agenda;
      return;
    case "sitting-postponed":
      sitting.postponed = true;
      return;
    case "proposer-drawn":
      sitting.ballots.push(ballot(-1, event.seat));
      return;
    case "vote-called":
      sitting.ballots.push(ballot(event.agenda, -1));
      return;
  }
  if (event.event === "baron-outlawed") sitting.left.add(event.seat);
  if (last) vote(last, event);
}

function vote(last: Ballot, event: Event): void {
  switch (event.event) {
    case "proposed":
      last.proposal = event.proposal;
      break;
    case "object-named":
      last.matter = event.agenda;
      break;
    case "baron-named":
      last.baron = event.seat;
      break;
    case "votes-committed":
      last.votes.set(event.seat, event.number);
      break;
    case "declared-for":
      last.said.set(event.seat, "for");
      break;
    case "declared-against":
      last.said.set(event.seat, "against");
      break;
    case "declared-name":
      last.said.set(event.seat, event.seat_named);
      break;
    case "vote-counted":
      last.count = [event.ayes, event.noes];
      break;
    case "tie-broken":
      last.tie = event.seat;
      break;
    case "card-passed":
    case "proposal-passed":
      last.outcome = "passed";
      break;
    case "card-failed":
    case "proposal-failed":
      last.outcome = "failed";
      break;
    case "baron-elected":
      last.outcome = "elected";
      last.elected = event.seat;
      break;
    default:
      if (last.outcome && !COURSE.includes(event.event)) last.effects.push(event);
  }
}

/** The votes for each baron who was named, most first. */
export function votesByName({ votes, said }: Ballot): [number, number][] {
  const sums = new Map<number, number>();
  for (const [seat, named] of said)
    if (typeof named === "number") sums.set(named, (sums.get(named) ?? 0) + (votes.get(seat) ?? 0));
  return [...sums].sort(([, one], [, other]) => other - one);
}
