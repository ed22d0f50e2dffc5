// The shapes that tell seats apart beside their colours; each fits a box of 20 by 20 around its middle.
export const SHAPES = [
  "M-8 6 A8 8 0 0 1 8 6 Z M-2.2 6 v-5 h4.4 v5 Z", // a yurt with its door
  "M-6 -9 V9 M-6 -8 L9 -4 L-6 1 Z", // a pennant
  "M-8 -8 H8 V1 Q8 7 0 10 Q-8 7 -8 1 Z", // a shield
  "M0 -10 L9 -1 L0 9 L-9 -1 Z", // a lozenge
  "M0 -9 L2.6 -3 L9 -2.6 L4 1.6 L5.6 8 L0 4.5 L-5.6 8 L-4 1.6 L-9 -2.6 L-2.6 -3 Z", // a star
  "M0 -9 A9 9 0 1 0 0.01 -9 M0 -4 A4 4 0 1 1 -0.01 -4", // a ring
];

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length]!;
export const colourOf = (seat: number): string => `var(--seat-${seat % 6})`;
export const inkOf = (seat: number): string => `var(--seat-${seat % 6}-ink)`;
