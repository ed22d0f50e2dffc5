// As much of a service worker as is needed here; its whole types do not go together with those of a page.

/** An open page of this site, as its service worker knows it. */
export interface OpenPage {
  url: string;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

export interface Awaited {
  waitUntil(done: Promise<unknown>): void;
}

export interface Asked {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface Pushed extends Awaited {
  data: { json(): unknown } | null;
}

export interface Clicked extends Awaited {
  action: string;
  notification: Notification;
}

export interface Resubscribed extends Awaited {
  oldSubscription: PushSubscription | null;
}

export interface ServiceWorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", heard: (event: Awaited) => void): void;
  addEventListener(kind: "message", heard: (event: MessageEvent) => void): void;
  addEventListener(kind: "fetch", heard: (event: Asked) => void): void;
  addEventListener(kind: "push", heard: (event: Pushed) => void): void;
  addEventListener(kind: "notificationclick", heard: (event: Clicked) => void): void;
  addEventListener(kind: "pushsubscriptionchange", heard: (event: Resubscribed) => void): void;
}

export const worker = self as unknown as ServiceWorkerScope;
