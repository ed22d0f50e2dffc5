// The discs of Connect Four: each player's are bits, of which a column has seven and uses six.
export const COLUMNS = 7;
export const ROWS = 6;

/** Whose disc lies in a column at a height, or null; the numbers are too long for the operators on bits. */
export function discAt(discs: number[], column: number, row: number): number | null {
  const place = 2 ** ((ROWS + 1) * column + row);
  const seat = discs.findIndex((mine) => Math.floor(mine / place) % 2 === 1);
  return seat < 0 ? null : seat;
}

/** The four or more discs in a line, once somebody has them. */
export function lineIn(discs: number[]): Set<string> {
  const found = new Set<string>();
  for (let column = 0; column < COLUMNS; column++)
    for (let row = 0; row < ROWS; row++) {
      const seat = discAt(discs, column, row);
      if (seat === null) continue;
      for (const [right, up] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, -1],
      ] as const) {
        const line = [0, 1, 2, 3].map((step) => [column + right * step, row + up * step] as const);
        const inside = line.every(([x, y]) => x < COLUMNS && y >= 0 && y < ROWS);
        if (inside && line.every(([x, y]) => discAt(discs, x, y) === seat))
          line.forEach(([x, y]) => found.add(`${x} ${y}`));
      }
    }
  return found;
}
