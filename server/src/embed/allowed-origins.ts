import { isOrigin } from "@nearsay/core/domain";
import sql from "sql-template-tag";
import type { Settings } from "../base/settings.ts";
import type { Changes } from "../base/changes/changes.ts";
import type { Queryable } from "../base/db/database.ts";

/** Whose pages may show something: everybody's, or those of these origins. */
export type EmbedOrigins = "*" | readonly string[];

export function readEmbedOrigins(settings: Settings): EmbedOrigins {
  const value = settings.text("EMBED_ORIGINS") ?? "*";
  if (value === "*") return "*";
  return value === "none" ? [] : settings.origins("EMBED_ORIGINS");
}

/**
 * Whose pages may show a survey: those that both the site and the survey let
 * in, and the site's own unless one of them lets in nobody.
 * @param survey null as the site says, none when empty.
 */
export function originsOf(
  site: EmbedOrigins,
  survey: readonly string[] | null,
  own: string,
): EmbedOrigins {
  if (site !== "*" && site.length === 0) return [];
  if (survey === null) return site === "*" ? "*" : [own, ...site];
  if (survey.length === 0) return [];
  const both = survey.filter((one) => site === "*" || site.includes(one));
  return [own, ...both];
}

/** Never where the origin hides itself as null. */
export function lets(origins: EmbedOrigins, origin: string): boolean {
  return origins === "*" ? isOrigin(origin) : origins.includes(origin);
}

/** Says whose pages may show a survey: null as the site says, none of them when empty. */
export async function setEmbedOrigins(
  db: Queryable,
  changes: Changes,
  surveyId: number,
  origins: string[] | null,
): Promise<void> {
  await db.query(sql`
    update surveys
    set embed_origins = ${origins}::text[]
    where survey_id = ${surveyId}`);
  changes.announce({ surveyId, kind: "published" });
}
