// Where the address of a page stands: the path where a server answers for every page, the hash where there are files only.
import { SITE } from "$/server/transport";

const IN_HASH = SITE !== null;

/** The client's own address that the browser shows: a path, and perhaps a query and a mark. */
const shown = (): string => {
  if (!IN_HASH) return location.pathname + location.search + location.hash;
  return location.hash.startsWith("#/") ? location.hash.slice(1) : `/${location.hash}`;
};

/** The path of the page in front, and the mark in it without its #. */
export function here(): { path: string; mark: string } {
  const [whole = "", mark = ""] = shown().split("#", 2);
  return { path: whole.split("?", 1)[0]!, mark };
}

/** What the browser shows for an address of the client. */
export const browserAddress = (address: string): string => (IN_HASH ? `#${address}` : address);

/** The address of the client that a link leads to, or null where it leads elsewhere. */
export function addressOf(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin) return null;
  const samePage = link.pathname === location.pathname && link.hash !== "";
  if (!IN_HASH || !samePage) return link.pathname + link.search + link.hash;
  return link.hash.startsWith("#/") ? link.hash.slice(1) : here().path + link.hash;
}

/** A link that is opened in another tab or copied must lead there by itself. */
function makeWhole(event: Event): void {
  const link = (event.target as Element | null)?.closest?.("a");
  const written = link?.getAttribute("href") ?? "";
  if (link && written.startsWith("/") && !written.startsWith("/api/")) link.href = browserAddress(written);
}

if (IN_HASH) for (const kind of ["pointerover", "focusin"]) addEventListener(kind, makeWhole, true);
