import { createInvitations } from "../../visitors/activation/invitations.ts";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { createSetEmbedOrigins } from "../../embed/set-embed-origins.ts";
import { encodeChanges } from "../../base/changes/change-message.ts";
import { notify } from "../../base/changes/change-repository.ts";
import { type Change, createChanges } from "../../base/changes/changes.ts";
import { createKeyedHash } from "../../base/security/keyed-hash.ts";
import type { WithDesk } from "./run-operator.ts";

export interface DeskDeps {
  db: Database;
  clock: Clock;
  /** The one of the servers, which know codes by it. */
  secret: string;
}

/** Whatever a command changes, running servers are told of before it ends. */
export function createWithDesk({ db, clock, secret }: DeskDeps): WithDesk {
  return async (work) => {
    const told: Change[] = [];
    const changes = createChanges();
    changes.listen((change) => told.push(change));
    try {
      return await work({
        ...{ db, clock, changes },
        invitations: createInvitations(db, clock, createKeyedHash(secret)),
        setEmbedOrigins: createSetEmbedOrigins(db, changes),
      });
    } finally {
      await notify(db, encodeChanges({ from: "operator", changes: told }));
    }
  };
}
