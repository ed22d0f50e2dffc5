// The files of the site: each is checked against the list before it is used, and kept in a cache of its version.

/** A file as the list has it: its bytes as they travel, and the hash of what they unpack to. */
export interface Listed {
  size: number;
  sha256: string;
  /** Whether it is kept from the first visit on; the others are when they are read. */
  first?: boolean;
}

export interface Listing {
  version: string;
  files: Record<string, Listed>;
  /** Which file answers a path of the interface. */
  answers: Record<string, string>;
}

/** A file is not what the list says, even when it is fetched anew. */
export class Damaged extends Error {
  constructor(readonly path: string) {
    super(`${path} is damaged`);
  }
}

type Arrived = (bytes: number) => void;
export type Bytes = Uint8Array<ArrayBuffer>;

const LIST = "files.json";
const GZIP = [0x1f, 0x8b];

/** What the caches of a site are called; other sites of the same host have other names. */
export const cachesOf = (base: string): string => `serai ${new URL(base).pathname} `;

export class Files {
  private listed: Promise<Listing> | null = null;

  constructor(
    /** The address of the site's folder, with a slash at its end. */
    readonly base: string,
    /** The hash of the list of files; it is the version of all of them. */
    readonly hash: string,
  ) {}

  list(): Promise<Listing> {
    this.listed ??= this.fetched(LIST, this.hash).then(
      (bytes) => JSON.parse(new TextDecoder().decode(bytes)) as Listing,
    );
    this.listed.catch(() => (this.listed = null));
    return this.listed;
  }

  /** What is in a file, unpacked; says how many bytes more have arrived, as they travel. */
  async read(path: string, arrived: Arrived = () => {}): Promise<Bytes> {
    const found = (await this.list()).files[path];
    if (!found) throw new Damaged(path);
    return this.fetched(path, found.sha256, arrived, found.size);
  }

  cache(): Promise<Cache> {
    return caches.open(cachesOf(this.base) + this.hash);
  }

  private async fetched(path: string, sha256: string, arrived: Arrived = () => {}, size = 0): Promise<Bytes> {
    const address = this.base + path;
    const cache = await this.cache().catch(() => null); // a browser may keep nothing
    const kept = await cache?.match(address);
    if (kept) {
      const bytes = await unpacked(await bytesOf(kept));
      if ((await hashOf(bytes)) === sha256) {
        arrived(size);
        return bytes;
      }
    }
    for (const mode of ["default", "reload"] as const) {
      const answer = await fetch(address, { cache: mode });
      if (!answer.ok) continue;
      const raw = await bytesOf(answer, mode === "default" ? arrived : undefined);
      const bytes = await unpacked(raw).catch(() => null);
      if (!bytes || (await hashOf(bytes)) !== sha256) continue;
      const headers = { "content-type": answer.headers.get("content-type") ?? "" };
      await cache?.put(address, new Response(raw, { headers })).catch(() => undefined); // where there is room
      return bytes;
    }
    throw new Damaged(path);
  }
}

async function bytesOf(answer: Response, arrived?: Arrived): Promise<Bytes> {
  if (!arrived || !answer.body) return new Uint8Array(await answer.arrayBuffer());
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, pipe) {
        arrived(chunk.length);
        pipe.enqueue(chunk);
      },
    }),
  );
  return new Uint8Array(await new Response(counted).arrayBuffer());
}

/** A host may have unpacked a file on the way, so the bytes themselves say whether they are packed. */
async function unpacked(bytes: Bytes): Promise<Bytes> {
  if (!GZIP.every((byte, at) => bytes[at] === byte)) return bytes;
  const opened = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(opened).arrayBuffer());
}

export async function hashOf(bytes: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
