import type { Clock } from "../../base/clock.ts";
import type { Database, Queryable } from "../../base/db/database.ts";
import { type KeyedHash, equal } from "../../base/security/keyed-hash.ts";
import {
  type AuditEntry,
  findLastEntry,
  insertEntry,
  listEntriesAfter,
  lockAudit,
} from "./audit-repository.ts";

interface AuditDeps {
  db: Database;
  clock: Clock;
  hash: KeyedHash;
}

/** An action to be recorded in the audit log. */
export type Act = Pick<AuditEntry, "who" | "act" | "about">;

/** Adds an entry to the log. Nobody can change it later without detection. */
export function noteAct(
  { db, clock, hash }: AuditDeps,
  { who, act, about }: Act,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockAudit(tx);
    const last = await findLastEntry(tx);
    const entryId = (last?.entryId ?? 0) + 1;
    const entry = { entryId, madeAt: clock(), who, act, about };
    await insertEntry(tx, {
      ...entry,
      hash: hashOf(hash, entry, last?.hash ?? ""),
    });
  });
}

const hour = 3_600_000;

/**
 * Like noteAct, for an owner's action, with the time rounded to the hour: exact
 * times of actions on two surveys could reveal that they have the same owner.
 */
export function noteOwnerAct(deps: AuditDeps, act: Act): Promise<void> {
  const clock = () => new Date(Math.floor(+deps.clock() / hour) * hour);
  return noteAct({ ...deps, clock }, act);
}

function hashOf(
  hash: KeyedHash,
  { entryId, madeAt, who, act, about }: Omit<AuditEntry, "hash">,
  before: string,
): string {
  const texts = [madeAt.toISOString(), who, act, about, before];
  return hash.of("audit entry", entryId, ...texts);
}

/**
 * An entry that someone stored outside the database: it proves that the log up
 * to it has neither been replaced nor shortened.
 */
export type KnownEntry = Pick<AuditEntry, "entryId" | "hash">;

const entriesAtOnce = 1_000;

/**
 * Reads the complete log. Throws BrokenAudit if an entry was changed or
 * removed. Removal at the end can be detected only with `known`.
 * @param onEntry Called with each valid entry.
 */
export async function verifyAudit(
  { db, hash }: { db: Queryable; hash: KeyedHash },
  {
    known,
    onEntry,
  }: { known?: KnownEntry; onEntry: (entry: AuditEntry) => void },
): Promise<void> {
  let last: KnownEntry = { entryId: 0, hash: "" };
  for (;;) {
    const entries = await listEntriesAfter(db, last.entryId, entriesAtOnce);
    for (const entry of entries) {
      const wanted = last.entryId + 1;
      if (entry.entryId !== wanted) throw new BrokenAudit(wanted, "is missing");
      if (!equal(entry.hash, hashOf(hash, entry, last.hash)))
        throw new BrokenAudit(wanted, "is not as it was written");
      if (known?.entryId === wanted && known.hash !== entry.hash)
        throw new BrokenAudit(wanted, "is not the one that was noted");
      onEntry(entry);
      last = entry;
    }
    if (entries.length < entriesAtOnce) break;
  }
  if (known !== undefined && known.entryId > last.entryId)
    throw new BrokenAudit(last.entryId + 1, "is missing");
}

/** The log was changed; the message names the first wrong entry. */
export class BrokenAudit extends Error {
  override readonly name = "BrokenAudit";

  constructor(entryId: number, what: string) {
    super(`Entry ${entryId} of the audit log ${what}.`);
  }
}
