import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { sendChanges } from "../../base/changes/change-message.ts";
import { type Change, createChanges } from "../../base/changes/changes.ts";
import type { ModerationDeps } from "../../community/moderation/moderation.ts";
import {
  type KeyedHash,
  createKeyedHash,
} from "../../base/security/keyed-hash.ts";

/** The dependencies of an operator's commands. */
export interface CommandDeps extends ModerationDeps {
  hash: KeyedHash;
}

/** Runs work with the dependencies of a command. */
export type WithCommandDeps = <T>(
  work: (commandDeps: CommandDeps) => Promise<T>,
) => Promise<T>;

/**
 * Notifies running servers of a command's changes before it ends.
 * @param secret The secret of the servers, with which they check codes.
 */
export function createWithCommandDeps(
  db: Database,
  clock: Clock,
  secret: string,
): WithCommandDeps {
  return async (work) => {
    const seen: Change[] = [];
    const changes = createChanges();
    changes.listen((change) => seen.push(change));
    try {
      const hash = createKeyedHash(secret);
      return await work({ db, clock, changes, hash });
    } finally {
      await sendChanges(db, { from: "operator", changes: seen });
    }
  };
}
