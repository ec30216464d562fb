import type { Job } from "../../base/jobs.ts";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { newToken } from "../../base/security/token.ts";
import { type AgreeOnSalt, createSaltSync } from "./salt-sync.ts";

export type Salts = ReturnType<typeof createSalts>;

/**
 * Random texts that all processes share. They exist in memory only: no copy of
 * the database contains them, and they are lost when the last process stops.
 */
export function createSalts(db: Database, clock: Clock, hash: KeyedHash) {
  const today = () => dayOf(clock());
  const agree = createSaltSync(db, hash, today, nextSalts) ?? agreeAlone(db);
  const read = async () => readSalts(await agree(today()));
  return {
    /**
     * The salt of the day (UTC), which is lost when the day is over.
     * @throws DatabaseUnavailable if the processes agreed on no salt.
     */
    today: async (): Promise<string> => (await read()).today,
    /**
     * A salt that stays the same from day to day.
     * @throws DatabaseUnavailable if the processes agreed on no salt.
     */
    lasting: async (): Promise<string> => (await read()).lasting,
  };
}

/** Both salts in one text, the form in which processes share them. */
function nextSalts(before: string | null): string {
  const lasting = before === null ? newToken() : readSalts(before).lasting;
  return `${newToken()} ${lasting}`;
}

function readSalts(salts: string): { today: string; lasting: string } {
  const [today, lasting] = salts.split(" ");
  if (!today || !lasting) throw new Error("These are not two salts.");
  return { today, lasting };
}

const salts = new WeakMap<Database, { day: string; salt: string }>();

/** For a database that only one process uses. */
function agreeAlone(db: Database): AgreeOnSalt {
  return (day) => {
    const known = salts.get(db);
    if (known?.day === day) return Promise.resolve(known.salt);
    const salt = nextSalts(known?.salt ?? null);
    salts.set(db, { day, salt });
    return Promise.resolve(salt);
  };
}

/** Replaces the old salt also if no request needs the new one. */
export function forgetSalts(salts: Salts): Job {
  return {
    name: "forgetting the salt of a day that is over",
    everyMs: 10_000,
    run: async () => void (await salts.today()),
  };
}

export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
