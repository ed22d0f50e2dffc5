// Where in the client one is. Links are ordinary links; following one inside the client loads nothing.
import { tick } from "svelte";
import { routeOf, type Route } from "$/routes";
import { SITE } from "$/server/transport";
import { addressOf, browserAddress, here } from "./addresses";

class Router {
  path = $state(here().path);
  /** What follows # in the address, without it. */
  mark = $state(here().mark);
  route = $derived<Route>(routeOf(this.path));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("click", (event) => this.follow(event));
  }

  /** Go to an address of the client. */
  go(address: string, replacing = false): void {
    const from = this.path;
    if (replacing) history.replaceState(null, "", browserAddress(address));
    else history.pushState(null, "", browserAddress(address));
    this.read();
    if (this.path !== from) void this.begin();
  }

  /** Let the browser show another address for the page in front, which knows of it already. */
  rename(address: string): void {
    history.replaceState(null, "", browserAddress(address));
  }

  private read(): void {
    ({ path: this.path, mark: this.mark } = here());
  }

  /** A new page begins at its top, also for those who do not see it. */
  private async begin(): Promise<void> {
    await tick();
    if (!this.mark) scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target) return;
    const address = addressOf(link);
    if (address?.startsWith("/api/") && SITE) this.save(event, link);
    if (address === null || address.startsWith("/api/") || link.hasAttribute("download")) return;
    const [path, mark] = address.split("#", 2);
    const inside = path === here().path && !!mark;
    if (inside && SITE === null) {
      this.mark = mark;
      return; // the browser scrolls by itself
    }
    event.preventDefault();
    this.go(address);
    if (inside) this.showMark(mark);
  }

  /** Where no server stands behind the page, it hands files out itself. */
  private save(event: MouseEvent, link: HTMLAnchorElement): void {
    event.preventDefault();
    void import("$/offline/saving").then(({ save }) => save(link));
  }

  /** Where the address is in the hash, the browser does not find a mark by itself. */
  private showMark(mark: string): void {
    const marked = document.getElementById(decodeURIComponent(mark));
    marked?.scrollIntoView();
    marked?.focus({ preventScroll: true });
  }
}

export const router = new Router();
export const go = (address: string, replacing = false): void => router.go(address, replacing);
