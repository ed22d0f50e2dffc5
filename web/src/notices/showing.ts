// What a push message says, where it leads, and when it need not be shown.
import type { OpenPage } from "../offline/worker_scope";

/** A message as the server seals it; addresses are those of the page. */
export interface Message {
  title: string;
  body: string;
  tag: string;
  place: string;
  language: string;
  off?: string;
  off_words?: string;
}

/** What a shown notice remembers for the click on it. */
export interface Remembered {
  place: string;
  off: string;
}

/** The browser's own type lacks the buttons, which not every browser has. */
export type Shown = NotificationOptions & { actions: { action: string; title: string }[]; data: Remembered };

const OFF = "off";

/** Whether somebody is looking at the place that a message is about. */
export const isSeen = (pages: OpenPage[], place: string): boolean =>
  pages.some((page) => page.visibilityState === "visible" && pathOf(page.url) === place);

export const pathOf = (address: string): string => new URL(address).pathname;

export function shown(message: Message): Shown {
  const { body, tag, place, language: lang, off = "", off_words: title = "" } = message;
  return {
    body,
    tag,
    lang,
    icon: "/icon.svg",
    data: { place, off },
    actions: off ? [{ action: OFF, title }] : [],
  };
}

/** Where a click leads. */
export const target = (action: string, { place, off }: Remembered): string =>
  action === OFF && off ? off : place;
