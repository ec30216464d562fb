import { createBatcher } from "../../base/db/batcher.ts";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import {
  type EmbeddedResponse,
  countEmbedSites,
} from "./embed-site-repository.ts";

export type NoteEmbedSite = ReturnType<typeof createNoteEmbedSite>;

/** Counts a response under the site that embeds the survey. */
export function createNoteEmbedSite(db: Database, clock: Clock) {
  const write = createBatcher({
    name: "responses by site",
    write: async (responses: readonly EmbeddedResponse[]) => {
      await countEmbedSites(db, responses);
      return responses.map(() => undefined);
    },
  });
  return async (surveyId: number, site: string): Promise<void> => {
    const day = clock().toISOString().slice(0, 10);
    // A failure to count must not fail the reply.
    await write({ surveyId, day, site }).catch(() => undefined);
  };
}
