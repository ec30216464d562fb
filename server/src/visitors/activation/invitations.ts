import { randomInt } from "node:crypto";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { insertInvitation } from "./invitation-repository.ts";

interface InvitationTerms {
  count: number;
  /** How many people one invitation lets in. */
  uses: number;
  /** Null for ever. */
  days: number | null;
}

interface NewInvitation {
  invitationId: number;
  /** Told here and never again. */
  code: string;
}

const dayInMs = 86_400_000;
const digits = 12;

/** Makes invitations, all or none. */
export function makeInvitations(
  db: Database,
  clock: Clock,
  hash: KeyedHash,
  { count, uses, days }: InvitationTerms,
): Promise<NewInvitation[]> {
  const createdAt = clock();
  const expiresAt =
    days === null ? null : new Date(createdAt.getTime() + days * dayInMs);
  return db.transaction(async (tx) => {
    const made: NewInvitation[] = [];
    while (made.length < count) {
      // Of digits, which the invitation page's keyboard has.
      const code = String(randomInt(10 ** digits)).padStart(digits, "0");
      const codeHash = invitationHash(hash, code);
      const terms = { codeHash, usesMax: uses, createdAt, expiresAt };
      made.push({ invitationId: await insertInvitation(tx, terms), code });
    }
    return made;
  });
}

/** Space and dashes, by which people group digits, do not count. */
export function invitationHash(hash: KeyedHash, code: string): string {
  return hash.of("invitation code", code.replace(/[\s-]/g, ""));
}
