import type { Job } from "../../base/jobs.ts";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { newToken } from "../../base/security/token.ts";
import { type AgreeOnSalt, createSaltSync } from "./salt-sync.ts";

export type Salts = ReturnType<typeof createSalts>;

export function createSalts(db: Database, clock: Clock, hash: KeyedHash) {
  const today = () => dayOf(clock());
  const agree = createSaltSync(db, hash, today) ?? agreeAlone(db);
  return {
    /**
     * The salt that all processes share today (UTC). It is random and exists in
     * memory only: no copy of the database contains it, and it is lost when the
     * day is over or the last process has stopped.
     * @throws DatabaseUnavailable if the processes agreed on no salt.
     */
    today: (): Promise<string> => agree(today()),
  };
}

const salts = new WeakMap<Database, { day: string; salt: string }>();

/** For a database that only one process uses. */
function agreeAlone(db: Database): AgreeOnSalt {
  return (day) => {
    const known = salts.get(db);
    if (known?.day === day) return Promise.resolve(known.salt);
    const salt = newToken();
    salts.set(db, { day, salt });
    return Promise.resolve(salt);
  };
}

/** Replaces the old salt also if no request needs the new one. */
export function forgetSalts(salts: Salts): Job {
  return {
    name: "forgetting the salt of a day that is over",
    everyMs: 600_000,
    run: async () => void (await salts.today()),
  };
}

export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

export function startOfDay(now: Date): Date {
  return new Date(dayOf(now));
}
