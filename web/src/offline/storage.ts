// What this device keeps: texts under keys, several at once or none of them.

export interface Storage {
  /** Whether what is put here outlasts the page. */
  kept: boolean;
  get(key: string): Promise<string | undefined>;
  /** Entries as JSON; null takes one away. Throws "full" or "refused", and then nothing has changed. */
  put(entries: string): Promise<void>;
  /** The keys that begin so, as JSON. */
  keys(prefix: string): Promise<string>;
}

type Entries = Record<string, string | null>;

const STORE = "texts";
const LAST = "\uffff"; // comes after every key with the same beginning

/** The storage of this browser, or memory where it refuses to keep anything. */
export async function openStorage(name: string): Promise<Storage> {
  try {
    return new Kept(await database(name));
  } catch {
    return new Memory();
  }
}

function database(name: string): Promise<IDBDatabase> {
  return new Promise((found, fail) => {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => found(asked.result);
    asked.onerror = () => fail(asked.error ?? new Error("refused"));
  });
}

class Kept implements Storage {
  readonly kept = true;

  constructor(private readonly database: IDBDatabase) {}

  get(key: string): Promise<string | undefined> {
    return asked(this.texts().get(key) as IDBRequest<string | undefined>);
  }

  put(entries: string): Promise<void> {
    return new Promise((done, fail) => {
      const refused = (error: DOMException | null) =>
        fail(new Error(error?.name === "QuotaExceededError" ? "full" : "refused"));
      try {
        const change = this.database.transaction(STORE, "readwrite");
        change.oncomplete = () => done();
        change.onabort = () => refused(change.error);
        const texts = change.objectStore(STORE);
        for (const [key, text] of Object.entries(JSON.parse(entries) as Entries))
          if (text === null) texts.delete(key);
          else texts.put(text, key);
      } catch (error) {
        refused(error instanceof DOMException ? error : null);
      }
    });
  }

  async keys(prefix: string): Promise<string> {
    return JSON.stringify(await asked(this.texts().getAllKeys(IDBKeyRange.bound(prefix, prefix + LAST))));
  }

  private texts(): IDBObjectStore {
    return this.database.transaction(STORE).objectStore(STORE);
  }
}

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((found, fail) => {
    request.onsuccess = () => found(request.result);
    request.onerror = () => fail(new Error("refused"));
  });

/** For a browser that keeps nothing: as good as any until the page is closed. */
export class Memory implements Storage {
  readonly kept = false;
  private readonly texts = new Map<string, string>();

  get(key: string): Promise<string | undefined> {
    return Promise.resolve(this.texts.get(key));
  }

  put(entries: string): Promise<void> {
    for (const [key, text] of Object.entries(JSON.parse(entries) as Entries))
      if (text === null) this.texts.delete(key);
      else this.texts.set(key, text);
    return Promise.resolve();
  }

  keys(prefix: string): Promise<string> {
    return Promise.resolve(
      JSON.stringify([...this.texts.keys()].filter((key) => key.startsWith(prefix)).sort()),
    );
  }
}
