import type { Language } from "@nearsay/core/contract";
import { LRUCache } from "lru-cache";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { createBatcher } from "../../base/db/batcher.ts";
import { Refusal } from "../../base/refusal.ts";
import { tokenHash } from "../../base/security/token.ts";
import {
  type Hit,
  type RateCount,
  countHits,
  giveBackHit,
} from "./rate-repository.ts";
import type { Rate, Rule } from "./rules.ts";

interface Window {
  hits: number;
  endsAt: Date;
}

/** Maximum number of callers in memory; the least recently active are dropped first. */
const mostCallers = 50_000;

/** Counts requests of callers in time windows. */
export function createLimiter(db: Database, clock: Clock, factor: number) {
  const windows = new LRUCache<string, Window>({ max: mostCallers });

  const write = createBatcher({
    name: "rates",
    write: async (hits: readonly Hit[]) =>
      eachInTurn(hits, await countHits(db, hits, clock())),
  });

  /** The open window, or a new one that begins now. */
  function windowOf(key: string, { seconds }: Rate): Window {
    const now = clock().getTime();
    const known = windows.get(key);
    if (known !== undefined && known.endsAt.getTime() > now) return known;
    return { hits: 0, endsAt: new Date(now + seconds * 1000) };
  }

  function refuseBeyond({ most }: Rate, { hits, endsAt }: Window): void {
    if (hits <= most * factor) return;
    throw tooMany(Math.ceil((endsAt.getTime() - clock().getTime()) / 1000));
  }

  return {
    /** @throws Refusal RATE_LIMITED above the rate, counted by this process alone. */
    countHere(rule: Rule, rate: Rate, caller: string): void {
      const key = keyOf({ rule: rule.name, caller });
      const window = windowOf(key, rate);
      window.hits += 1;
      windows.set(key, window);
      refuseBeyond(rate, window);
    },
    /** @throws Refusal RATE_LIMITED above the rate, counted over all processes. */
    async countTogether(rule: Rule, rate: Rate, caller: string): Promise<void> {
      const key = keyOf({ rule: rule.name, caller });
      const known = windowOf(key, rate);
      // A caller already over the limit causes no more writes.
      refuseBeyond(rate, known);
      const { endsAt } = known;
      const counted = await write({ ...storedAs(rule, caller), endsAt });
      windows.set(key, counted);
      refuseBeyond(rate, counted);
    },
    /** Subtracts a request that was counted in the current window. */
    async giveBack(rule: Rule, caller: string): Promise<void> {
      const window = windows.get(keyOf({ rule: rule.name, caller }));
      if (window !== undefined && window.hits > 0) window.hits -= 1;
      if (rule.shared) await giveBackHit(db, storedAs(rule, caller), clock());
    },
  };
}

/**
 * The window as each hit found it, in reverse: the last one gets the final
 * count. Simultaneous requests are accepted up to the rate.
 */
function eachInTurn(hits: readonly Hit[], counts: RateCount[]): Window[] {
  const windows = new Map(counts.map((count) => [keyOf(count), count]));
  const inTurn = hits.toReversed().map((hit) => {
    const { hits: found, endsAt } = windows.get(keyOf(hit)) ?? {
      ...hit,
      hits: 1,
    };
    windows.set(keyOf(hit), { ...hit, endsAt, hits: found - 1 });
    return { hits: found, endsAt };
  });
  return inTurn.reverse();
}

/** A name of the caller for this rule only, so that the times of two acts of a person do not meet. */
function storedAs({ name }: Rule, caller: string) {
  return { rule: name, caller: tokenHash(`${name} ${caller}`) };
}

function keyOf({ rule, caller }: { rule: string; caller: string }): string {
  return `${rule} ${caller}`;
}

function tooMany(seconds: number): Refusal {
  return new Refusal(
    "RATE_LIMITED",
    (say, language) => say.tooOften({ wait: inWords(seconds, language) }),
    { retryAfter: Math.max(1, seconds) },
  );
}

/** A waiting time in minutes or seconds. */
export function inWords(seconds: number, language: Language): string {
  const [count, unit] =
    seconds > 90
      ? [Math.ceil(seconds / 60), "minute"]
      : [Math.max(1, seconds), "second"];
  const format = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(language, format).format(count);
}
