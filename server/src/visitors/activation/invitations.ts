import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { invitationHash, newInvitationCode } from "./invitation-code.ts";
import {
  type InvitationRow,
  insertInvitation,
  listInvitations,
  revokeInvitation,
} from "./invitation-repository.ts";

export interface InvitationTerms {
  /** How many people one invitation lets in. */
  uses: number;
  /** Null for ever. */
  days: number | null;
}

export interface NewInvitation {
  invitationId: number;
  /** Told here and never again. */
  code: string;
}

/** The operator's side of invitations. */
export interface Invitations {
  make(count: number, terms: InvitationTerms): Promise<NewInvitation[]>;
  /** The newest first. */
  list(): Promise<InvitationRow[]>;
  /** Lets nobody in any more; who is in stays. False when there is no such invitation. */
  revoke(invitationId: number): Promise<boolean>;
}

const dayInMs = 86_400_000;

export function createInvitations(
  db: Database,
  clock: Clock,
  hash: KeyedHash,
): Invitations {
  return {
    make: (count, { uses, days }) =>
      db.transaction(async (tx) => {
        const createdAt = clock();
        const expiresAt = days === null ? null : daysAfter(createdAt, days);
        const terms = { usesMax: uses, createdAt, expiresAt };
        const made: NewInvitation[] = [];
        while (made.length < count) {
          const code = newInvitationCode();
          const codeHash = invitationHash(hash, code);
          const invitationId = await insertInvitation(tx, {
            codeHash,
            ...terms,
          });
          made.push({ invitationId, code });
        }
        return made;
      }),
    list: () => listInvitations(db),
    revoke: (invitationId) => revokeInvitation(db, invitationId, clock()),
  };
}

function daysAfter(start: Date, days: number): Date {
  return new Date(start.getTime() + days * dayInMs);
}
