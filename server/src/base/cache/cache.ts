import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";

/** Milliseconds after which anything is read anew, should news of a change have been lost. */
const lifetime = 3_000;

export interface CacheOptions<Value> {
  clock: Clock;
  /** Most values kept. */
  max: number;
  /** Whether every change is heard of at the moment; without that nothing is kept. */
  isLive: () => boolean;
  /** Until when, in epoch milliseconds, a value stays right by itself; 0 for one that is not to be kept. */
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
 * Values that are right until they are dropped, which is up to those who hear of a change.
 * A load that was under way when its key was dropped fills an entry that
 * nobody finds any more, so that what it read before the change is not kept.
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
    /** The value kept, else the one that `load` returns; loads at the same time are one. All that `load` rests on must be read inside it. */
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
