// Goods and causes by their numbers in the game's tables.
export const [, , FAITH, INFLUENCE] = [0, 1, 2, 3];
export const [BY_EVENT, BY_RANSOM] = [8, 12];
