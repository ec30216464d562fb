/**
 * Browser storage that never throws: where it is refused, full or corrupt, a
 * value lives for as long as the page does.
 */
export interface KeyValueStore {
  read(key: string): unknown;
  /** Whether the browser took it, so that it outlives the page. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Every key that begins like this, in no order. */
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

/** A value written by hand or by an older version may be plain text, not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const localStore = createStore(() => window.localStorage);
export const sessionStore = createStore(() => window.sessionStorage);
