// Being offline and being installed: the service worker of the site, its new versions, and the browser's offer to install.

/** The offer of the browser, as those that have it make it. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

const HOUR = 3_600_000;

class Installing {
  /** A version that waits until it is wanted. */
  waiting = $state.raw<ServiceWorker | null>(null);
  offer = $state.raw<Offer | null>(null);
  private wanted = false;

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // it is offered where it fits
      this.offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.offer = null));
  }

  /** Keep the site for the next visit, with or without a network. */
  async keep(base: string): Promise<void> {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    workers.addEventListener("controllerchange", () => {
      if (this.wanted) location.reload();
    });
    const kept = await workers.register(`${base}sw.js`, { scope: base }).catch(() => null);
    if (!kept) return; // as in a private window: one plays on, and comes back with a network
    if (workers.controller) this.waiting = kept.waiting;
    kept.addEventListener("updatefound", () => this.follow(kept.installing));
    setInterval(() => void kept.update().catch(() => undefined), HOUR);
  }

  /** Go on with the version that waits; stored games stay. */
  renew(): void {
    this.wanted = true;
    this.waiting?.postMessage("now");
  }

  async install(): Promise<void> {
    await this.offer?.prompt();
    this.offer = null;
  }

  /** A version beside the one in use is offered as soon as it is whole. */
  private follow(fresh: ServiceWorker | null): void {
    fresh?.addEventListener("statechange", () => {
      if (fresh.state === "installed" && navigator.serviceWorker.controller) this.waiting = fresh;
    });
  }
}

export const installing = new Installing();
