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
  /** Until when, in epoch milliseconds, a value stays right by itself; 0 for one that shall not be kept. */
  rightUntil?: (value: Value) => number;
}

/** Values that are right until they are dropped, which whoever hears of a change must do. */
export interface Cache<Key extends string | number, Value> {
  /** The value kept, else the one that `load` answers; loads at the same time are one. All that `load` rests on must be read inside it. */
  get(key: Key, load: () => Promise<Value>): Promise<Value>;
  drop(key: Key): void;
  clear(): void;
}

interface Entry<Value> {
  value: Promise<Value>;
  until: number;
}

/**
 * A load that was under way when its key was dropped fills an entry that
 * nobody finds any more, so that what it read before the change is not kept.
 */
export function createCache<Key extends string | number, Value>({
  clock,
  max,
  isLive,
  rightUntil = () => Infinity,
}: CacheOptions<Value>): Cache<Key, Value> {
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
    get(key, load) {
      if (!isLive()) return load();
      const kept = entries.get(key);
      const isRight = kept !== undefined && kept.until > clock().getTime();
      return isRight ? kept.value : keep(key, load);
    },
    drop: (key) => entries.delete(key),
    clear: () => {
      entries.clear();
    },
  };
}
