import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { newToken } from "../security/token.ts";
import { shareSalt } from "./salt-repository.ts";

/** Milliseconds after which a salt is read anew: PostgreSQL forgets it when it crashes. */
const keptFor = 600_000;

export interface Salts {
  /** The salt that all processes share today (UTC). */
  today(): Promise<string>;
}

export function createSalts(db: Database, clock: Clock): Salts {
  let kept = { day: "", until: 0, salt: Promise.resolve("") };

  function read(day: string, now: number): Promise<string> {
    const salt = shareSalt(db, day, newToken());
    const fresh = { day, until: now + keptFor, salt };
    salt.catch(() => {
      if (kept === fresh) kept = { ...fresh, until: 0 };
    });
    kept = fresh;
    return salt;
  }

  return {
    today() {
      const now = clock();
      const day = dayOf(now);
      const holds = kept.day === day && now.getTime() < kept.until;
      return holds ? kept.salt : read(day, now.getTime());
    },
  };
}

export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
