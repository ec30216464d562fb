import { isOrigin } from "@nearsay/core/domain";
import sql from "sql-template-tag";
import type { Settings } from "../base/settings.ts";
import type { Changes } from "../base/changes/changes.ts";
import type { Queryable } from "../base/db/database.ts";

/** The origins whose pages may embed something: all, or only these. */
export type EmbedOrigins = "*" | readonly string[];

export function readEmbedOrigins(settings: Settings): EmbedOrigins {
  const value = settings.text("EMBED_ORIGINS") ?? "*";
  if (value === "*") return "*";
  return value === "none" ? [] : settings.origins("EMBED_ORIGINS");
}

/**
 * The origins whose pages may embed a survey: those that both the site and the
 * survey allow, and the site's own unless one of them allows none.
 * @param survey null for the site's setting, empty for none.
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

/** Always false if the origin is opaque ("null"). */
export function lets(origins: EmbedOrigins, origin: string): boolean {
  return origins === "*" ? isOrigin(origin) : origins.includes(origin);
}

/** Sets which pages may embed a survey: null for the site's setting, empty for none. */
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
