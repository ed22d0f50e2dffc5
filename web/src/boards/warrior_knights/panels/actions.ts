// What stands on the faces of action cards beside their words.

/** By kind, in the order of the game's table: a purse, a marker, a gavel, a cross, a banner, a star of many ways. */
export const FACES = [
  "M-4 -11 H4 L2.5 -7 H-2.5 Z M-2.5 -6 H2.5 Q10 0 10 6 Q10 11 0 11 Q-10 11 -10 6 Q-10 0 -2.5 -6 Z M-1 -2 V8 H1 V-2 Z",
  "M-8 -10 H8 V-1 Q8 7 0 11 Q-8 7 -8 -1 Z M-1.4 -7 V-2.4 H-5 V0.4 H-1.4 V6 H1.4 V0.4 H5 V-2.4 H1.4 V-7 Z",
  "M-10 7 H4 V11 H-10 Z M-7 -9 L0 -12 L5 -1 L-2 2 Z M2.2 -6.5 L11 4.5 L9 6 L0.8 -4.5 Z",
  "M-2 -12 H2 V-6 H8 V-2 H2 V12 H-2 V-2 H-8 V-6 H-2 Z",
  "M-9 -12 H-6.6 V12 H-9 Z M-5.4 -11 Q0 -14 4 -10 Q8 -7 11 -9 V2 Q7 4 4 1 Q0 -2 -5.4 1 Z",
  "M0 -12 L2.6 -2.6 L12 0 L2.6 2.6 L0 12 L-2.6 2.6 L-12 0 L-2.6 -2.6 Z",
] as const;

/** By zone: its colour, as on the cards that go there. */
export const ZONE_COLOURS = ["var(--wk-gold)", "#b0443a", "#3f6fa6"] as const;
