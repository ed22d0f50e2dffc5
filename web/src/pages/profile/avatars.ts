// Avatars: a shape in a colour, chosen by whom it stands for. The shapes of the seats come first.
import { SHAPES } from "$/parts/shapes";

export const AVATARS = [
  ...SHAPES,
  "M-9 7 L-4 -6 L0 1 L4 -8 L9 7 Z", // mountains
  "M-8 8 H8 V-2 L5 2 L0 -9 L-5 2 L-8 -2 Z", // a crown
  "M3 -9 A9 9 0 1 0 9 4 A7 7 0 1 1 3 -9 Z", // a crescent
  "M-9 9 V-3 H-5 V-7 H-1.5 V-3 H1.5 V-7 H5 V-3 H9 V9 H3 V4 H-3 V9 Z", // a gate with battlements
  "M0 -9 Q8 -1 8 3 A8 6 0 0 1 -8 3 Q-8 -1 0 -9 Z", // a drop
  "M-9 0 L-3 -3 L0 -9 L3 -3 L9 0 L3 3 L0 9 L-3 3 Z", // a compass
];
export const COLOURS = 6; // those of the seats, so that they suit both themes

export const personAddress = (person: string): string => `/people/${person}`;
