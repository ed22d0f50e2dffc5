// The client's own words in Russian, of all its parts.
export const RUSSIAN = Object.values(
  import.meta.glob<string>("../**/words/ru.ftl", { query: "?raw", import: "default", eager: true }),
);
