// The time of the server, whose clocks count: a device may be minutes off.
let ahead = 0;

/** Learn what time it is there. */
export const setTime = (now: number): void => {
  ahead = now - Date.now();
};

/** Milliseconds since 1970, as the server counts them. */
export const time = (): number => Date.now() + ahead;
