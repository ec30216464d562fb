import sql from "sql-template-tag";
import type { Database } from "../base/db/database.ts";
import type { Changes } from "../base/changes/changes.ts";

/** Says whose pages may show a survey: null as the site says, none of them when empty. */
export type SetEmbedOrigins = (
  surveyId: number,
  origins: string[] | null,
) => Promise<void>;

export function createSetEmbedOrigins(
  db: Database,
  changes: Changes,
): SetEmbedOrigins {
  return async (surveyId, origins) => {
    await db.query(sql`
      update surveys
      set embed_origins = ${origins}::text[]
      where survey_id = ${surveyId}`);
    changes.announce({ surveyId, kind: "published" });
  };
}
