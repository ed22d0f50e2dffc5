// Where a position of a game that is over is shown to others, in the language of whoever shares it.
import type { Language } from "$/words/bundles";

/** The language, where it must be said: whoever looks without saying theirs reads English. */
const inLanguage = (language: Language, first: "?" | "&"): string =>
  language === "en" ? "" : `${first}lang=${language}`;

export const shareLink = (id: string, move: number, language: Language): string =>
  `${location.origin}/share/${id}/${move}${inLanguage(language, "?")}`;

export const pictureAddress = (id: string, move: number, language: Language): string =>
  `/api/v1/tables/${id}/pictures/${move}?lang=${language}`;

export const sheetAddress = (id: string): string => `/table/${id}/sheet`;

/** What somebody puts into a page of their own; the title is read to those who do not see the frame. */
export function embedSnippet(id: string, move: number, language: Language, title: string): string {
  const address = `${location.origin}/embed/${id}?at=${move}${inLanguage(language, "&")}`;
  return `<iframe src="${inAttribute(address)}" title="${inAttribute(title)}" width="800" height="640" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}

const inAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
