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

/** Something that was done and is to be known of. */
export type Act = Pick<AuditEntry, "who" | "act" | "about">;

/** Adds an entry to the log, which nobody can change afterwards without its being seen. */
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
 * The same of an owner's act, with its hour alone: by the second in which
 * somebody tends one survey after another, both could be told to be theirs.
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

/** An entry that somebody noted elsewhere: the log cannot have become another up to it, nor have lost it. */
export type KnownEntry = Pick<AuditEntry, "entryId" | "hash">;

const entriesAtOnce = 1_000;

/**
 * Reads the whole log. Throws BrokenAudit where an entry is not as it was
 * written, or was taken out. Those at the end may have been: `known` tells.
 * @param onEntry Told of each entry that is right.
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

/** The log is not what was written; the message names the first entry that is wrong. */
export class BrokenAudit extends Error {
  override readonly name = "BrokenAudit";

  constructor(entryId: number, what: string) {
    super(`Entry ${entryId} of the audit log ${what}.`);
  }
}
