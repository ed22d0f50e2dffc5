// The shapes that tell seats apart beside their colours; each fits a box of 20 by 20 around its middle:
// a yurt with its door, a pennant, a shield, a lozenge, a star, a ring.
import seats from "$drawing/seats.json";

export const SHAPES = seats.shapes;

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length]!;
export const colourOf = (seat: number): string => `var(--seat-${seat % 6})`;
export const inkOf = (seat: number): string => `var(--seat-${seat % 6}-ink)`;
