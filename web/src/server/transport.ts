// How the client speaks with whoever keeps its tables: a server over the network, or Python on this device.

/** What came back for a request, whatever it says. */
export interface Answered {
  status: number;
  /** The media type of the body. */
  kind: string;
  body: string;
}

/** Whoever is told what happens on a wire. */
export interface WireEars {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}

/** A line of messages in both directions; it is closed once, and then of no use any more. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Ask for a path of the interface; throws where nobody answers. */
  request(method: string, path: string, body?: string): Promise<Answered>;
  wire(ears: WireEars): Wire;
}

const said = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="serai-${name}"]`)?.content ?? null;

/** The hash of the list of files that this page is part of; null where a server stands behind the page. */
export const SITE = said("files");
/** Where the server is that handed the site out, if one did. */
export const SERVER = SITE && said("server");
/** Where this server hands out the site, if it does. */
export const OFFLINE = said("offline");

const network: Transport = {
  async request(method, path, body) {
    const headers = body === undefined ? undefined : { "content-type": "application/json" };
    const answer = await fetch(`/api/v1${path}`, { method, headers, body });
    const kind = answer.headers.get("content-type") ?? "";
    return { status: answer.status, kind, body: await answer.text() };
  },
  wire(ears) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/socket`);
    socket.onopen = () => ears.opened();
    socket.onmessage = (event) => ears.heard(event.data as string);
    socket.onclose = (event) => ears.closed(event.code);
    return {
      send: (text) => socket.send(text),
      close() {
        // A browser complains of a socket that is closed before it was open.
        if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
        else socket.close();
      },
    };
  },
};

let used = network;

/** Speak through something else from now on; said once, before anything is asked. */
export function speakThrough(other: Transport): void {
  used = other;
}

export const transport = (): Transport => used;
