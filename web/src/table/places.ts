// The addresses that the table leads to.
export const ruleAddress = (game: string, rule: string): string =>
  `/rules/${rule.startsWith("SE-") ? "serai" : game}#${rule}`;
export const tableAddress = (id: string): string => `/table/${id}`;
export const replayAddress = (id: string, move: number | null = null): string =>
  `/table/${id}/replay${move === null ? "" : `/${move}`}`;
