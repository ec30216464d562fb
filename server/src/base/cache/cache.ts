import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";

/**
 * Milliseconds after which any value is reloaded, in case the notification of a
 * change was lost.
 */
const lifetime = 3_000;

export interface CacheOptions<Value> {
  clock: Clock;
  /** Maximum number of cached values. */
  max: number;
  /** Whether every change is currently received; otherwise nothing is cached. */
  isLive: () => boolean;
  /**
   * Until when, in epoch milliseconds, a value stays valid without a change; 0
   * for one that must not be cached.
   */
  rightUntil?: (value: Value) => number;
}

interface Entry<Value> {
  value: Promise<Value>;
  until: number;
}

export type Cache<Key extends string | number, Value> = ReturnType<
  typeof createCache<Key, Value>
>;

/**
 * A cache of values that are valid until they are dropped, which is the task of
 * the code that receives changes. A load that was running when its key was
 * dropped fills an entry that is no longer used, so that a value from before
 * the change is not cached.
 */
export function createCache<Key extends string | number, Value>({
  clock,
  max,
  isLive,
  rightUntil = () => Infinity,
}: CacheOptions<Value>) {
  const entries = new LRUCache<Key, Entry<Value>>({ max });

  function forget(key: Key, entry: Entry<Value>): void {
    if (entries.peek(key) === entry) entries.delete(key);
  }

  function keep(key: Key, load: () => Promise<Value>): Promise<Value> {
    const entry = { value: load(), until: clock().getTime() + lifetime };
    entries.set(key, entry);
    entry.value.then(
      (value) => {
        entry.until = Math.min(entry.until, rightUntil(value));
        if (entry.until === 0) forget(key, entry);
      },
      () => {
        forget(key, entry);
      },
    );
    return entry.value;
  }

  return {
    /**
     * The cached value, or else the one that `load` returns; concurrent loads
     * are combined. `load` must read everything it depends on itself.
     */
    get(key: Key, load: () => Promise<Value>): Promise<Value> {
      if (!isLive()) return load();
      const kept = entries.get(key);
      const isRight = kept !== undefined && kept.until > clock().getTime();
      return isRight ? kept.value : keep(key, load);
    },
    drop: (key: Key) => entries.delete(key),
    clear: () => {
      entries.clear();
    },
  };
}
