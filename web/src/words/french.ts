// The client's own words in French, of all its parts.
export const FRENCH = Object.values(
  import.meta.glob<string>("../**/words/fr.ftl", { query: "?raw", import: "default", eager: true }),
);
