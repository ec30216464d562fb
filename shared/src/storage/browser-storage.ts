/**
 * Browser storage that never throws: if it is refused, full or corrupt, a value
 * is kept in memory for as long as the page exists.
 */
export interface KeyValueStore {
  read(key: string): unknown;
  /** Returns whether the browser stored it, so that it outlives the page. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Every key with this prefix, in no particular order. */
  keys(prefix: string): string[];
}

function createStore(open: () => Storage): KeyValueStore {
  const fallback = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(open());
    } catch {
      return undefined;
    }
  };
  return {
    read(key) {
      const text =
        fallback.get(key) ?? attempt((storage) => storage.getItem(key));
      return text === undefined || text === null ? undefined : parse(text);
    },
    write(key, value) {
      const text = typeof value === "string" ? value : JSON.stringify(value);
      const stored =
        attempt((storage) => {
          storage.setItem(key, text);
          return true;
        }) ?? false;
      if (stored) fallback.delete(key);
      else fallback.set(key, text);
      return stored;
    },
    remove(key) {
      fallback.delete(key);
      attempt((storage) => {
        storage.removeItem(key);
      });
    },
    keys(prefix) {
      const stored = attempt((storage) => Object.keys(storage)) ?? [];
      const all = new Set([...stored, ...fallback.keys()]);
      return [...all].filter((key) => key.startsWith(prefix));
    },
  };
}

/** A value written by hand or by an older version may be plain text instead of JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const localStore = createStore(() => window.localStorage);
export const sessionStore = createStore(() => window.sessionStorage);
