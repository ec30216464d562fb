import { randomInt } from "node:crypto";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { findInvitation, insertInvitation } from "./invitation-repository.ts";

interface InvitationTerms {
  count: number;
  /** Number of people that one invitation admits. */
  uses: number;
  /** Null for no expiry. */
  days: number | null;
}

interface NewInvitation {
  invitationId: number;
  /** Returned here only; it cannot be read again. */
  code: string;
}

const dayInMs = 86_400_000;
const digits = 12;

/** Creates all invitations or none. */
export function makeInvitations(
  db: Database,
  clock: Clock,
  hash: KeyedHash,
  terms: InvitationTerms,
): Promise<NewInvitation[]> {
  const rest = readTerms(clock, terms);
  return db.transaction(async (tx) => {
    const made: NewInvitation[] = [];
    while (made.length < terms.count) {
      // Digits only, as the invitation page shows a numeric keyboard.
      const code = toCode(randomInt(10 ** digits));
      const codeHash = invitationHash(hash, code);
      const invitationId = await insertInvitation(tx, { codeHash, ...rest });
      // Null means that another invitation has the same code by chance.
      if (invitationId !== null) made.push({ invitationId, code });
    }
    return made;
  });
}

/**
 * Creates all invitations or none, once; a repeat returns the same ones.
 * @param seed A secret of 256 bits that is not stored: the codes are derived
 * from it and the terms, and cannot be derived otherwise.
 */
export function makeInvitationsOnce(
  db: Database,
  clock: Clock,
  hash: KeyedHash,
  terms: InvitationTerms,
  seed: string,
): Promise<{ invitations: NewInvitation[]; isNew: boolean }> {
  const rest = readTerms(clock, terms);
  const { count, uses, days } = terms;
  return db.transaction(async (tx) => {
    const invitations: NewInvitation[] = [];
    let isNew = false;
    for (let at = 0; at < count; at += 1) {
      const texts = [seed, count, uses, days ?? "", at];
      const drawn = hash.of("code of an invitation", ...texts);
      const code = toCode(Number.parseInt(drawn.slice(0, 13), 16));
      const codeHash = invitationHash(hash, code);
      const made = await insertInvitation(tx, { codeHash, ...rest });
      const invitationId = made ?? (await findInvitation(tx, codeHash));
      if (invitationId === null) throw new Error("no invitation was created");
      invitations.push({ invitationId, code });
      isNew ||= made !== null;
    }
    return { invitations, isNew };
  });
}

function readTerms(clock: Clock, { uses, days }: InvitationTerms) {
  const createdAt = clock();
  const expiresAt =
    days === null ? null : new Date(createdAt.getTime() + days * dayInMs);
  return { usesMax: uses, createdAt, expiresAt };
}

function toCode(number: number): string {
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** Ignores whitespace and hyphens, which people use to group digits. */
export function invitationHash(hash: KeyedHash, code: string): string {
  return hash.of("invitation code", code.replace(/[\s-]/g, ""));
}
