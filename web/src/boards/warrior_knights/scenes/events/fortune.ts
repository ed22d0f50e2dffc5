// An event card as far as it was told: who has it, what fate says, who pledges faith, and whether it takes effect.
import type { Event } from "$/generated/warrior_knights";
import { BY_EVENT, BY_RANSOM, FAITH } from "$/generated/warrior_knights";

export interface Trial {
  city: number;
  /** The fate card turned for it; -1 before. */
  fate: number;
  revolts: boolean;
  /** How it ended: kept for crowns or faith, or lost. */
  end: "" | "kept" | "lost";
}

export interface Fortune {
  candidate: number;
  event: number;
  /** Whose it is; -1 for everybody's or nobody's yet. */
  victim: number;
  fates: number[];
  trials: Trial[];
  pledges: { seat: number; number: number }[];
  missing: number;
  failed: boolean;
  outcome: "" | "cancelled" | "works";
  paid: { seat: number; number: number }[];
  effects: Event[];
}

export function fortuneOf(events: Event[]): Fortune {
  const fortune: Fortune = {
    candidate: -1,
    event: -1,
    victim: -1,
    fates: [],
    trials: trialsOf(events),
    pledges: [],
    missing: -1,
    failed: false,
    outcome: "",
    paid: [],
    effects: [],
  };
  const tried = new Set(fortune.trials.map(({ fate }) => fate));
  for (const event of events) tell(fortune, event, tried);
  return fortune;
}

function tell(fortune: Fortune, event: Event, tried: Set<number>): void {
  switch (event.event) {
    case "candidate-named":
      fortune.candidate = event.seat;
      break;
    case "event-revealed":
      fortune.event = event.event_card;
      break;
    case "event-assigned":
      fortune.victim = event.seat;
      break;
    case "fate-turned":
      if (!fortune.outcome && !tried.has(event.fate)) fortune.fates.push(event.fate);
      else if (fortune.outcome) fortune.effects.push(event);
      break;
    case "faith-pledged":
      fortune.pledges.push({ seat: event.seat, number: event.number });
      fortune.missing = event.missing;
      break;
    case "pledges-failed":
      fortune.failed = true;
      break;
    case "event-cancelled":
      fortune.outcome = "cancelled";
      break;
    case "event-worked":
      fortune.outcome = "works";
      break;
    case "paid":
      if (!fortune.outcome && event.goods === FAITH && event.cause === BY_EVENT)
        fortune.paid.push({ seat: event.seat, number: event.amount });
      else if (fortune.outcome) fortune.effects.push(event);
      break;
    default:
      if (fortune.outcome && event.event !== "event-ended") fortune.effects.push(event);
  }
}

/** The cities that fate was asked about, with its answers. */
export function trialsOf(events: Event[]): Trial[] {
  const trials: Trial[] = [];
  for (const event of events) {
    const last = trials.at(-1);
    switch (event.event) {
      case "city-tested":
        trials.push({ city: event.city, fate: -1, revolts: false, end: "" });
        break;
      case "fate-turned":
        if (last && last.fate < 0) last.fate = event.fate;
        break;
      case "revolt-began":
        for (const trial of trials) if (trial.city === event.city) trial.revolts = true;
        break;
      case "city-freed":
        for (const trial of trials) if (trial.city === event.city) trial.end = "lost";
        break;
      case "paid":
        if (event.cause === BY_RANSOM) {
          const trial = trials.findLast(({ revolts, end }) => revolts && !end);
          if (trial) trial.end = "kept";
        }
        break;
    }
  }
  return trials;
}
