// Where in the client one is. Links are ordinary links; following one inside the client loads nothing.
import { tick } from "svelte";
import { routeOf, type Route } from "$/routes";

class Router {
  path = $state(location.pathname);
  /** What follows # in the address, without it. */
  mark = $state(location.hash.slice(1));
  route = $derived<Route>(routeOf(this.path));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("click", (event) => this.follow(event));
  }

  /** Go to an address of the client. */
  go(address: string, replacing = false): void {
    const from = this.path;
    if (replacing) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    if (this.path !== from) void this.begin();
  }

  private read(): void {
    this.path = location.pathname;
    this.mark = location.hash.slice(1);
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
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) {
      this.mark = link.hash.slice(1);
      return; // the browser scrolls by itself
    }
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
export const go = (address: string, replacing = false): void => router.go(address, replacing);
