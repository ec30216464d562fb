import type { RefusalReason } from "@nearsay/core/contract";
import { createBatcher } from "../../base/db/batcher.ts";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { type RefusedResponse, countRefusals } from "./refusal-repository.ts";

export type NoteRefusal = ReturnType<typeof createNoteRefusal>;

/** Counts a response that was refused. Stores nothing about it but a one-word reason. */
export function createNoteRefusal(db: Database, clock: Clock) {
  const write = createBatcher({
    name: "refused responses",
    write: async (refused: readonly RefusedResponse[]) => {
      await countRefusals(db, refused);
      return refused.map(() => undefined);
    },
  });
  return async (surveyId: number, reason: RefusalReason): Promise<void> => {
    const day = clock().toISOString().slice(0, 10);
    // A failure to count must not fail the reply.
    await write({ surveyId, day, reason }).catch(() => undefined);
  };
}
