import type { ModeratedKind } from "@nearsay/core/contract";
import type { Queryable } from "../../base/db/database.ts";
import { findAnyPost } from "../posts/post-repository.ts";
import { findAnyReply } from "../replies/reply-repository.ts";
import { findAnySurvey } from "../../surveys/survey-repository.ts";

/** A survey, a post or a reply, identified by its number. */
export interface Thing {
  kind: ModeratedKind;
  id: number;
}

/**
 * The number of the survey that the thing is or belongs to, even if hidden;
 * null if there is none.
 */
export async function findSurveyOf(
  db: Queryable,
  { kind, id }: Thing,
): Promise<number | null> {
  const found = await finders[kind](db, id);
  return found?.surveyId ?? null;
}

type Find = (db: Queryable, id: number) => Promise<{ surveyId: number } | null>;

const finders: Readonly<Record<ModeratedKind, Find>> = {
  survey: (db, id) => findAnySurvey(db, { id }),
  post: findAnyPost,
  reply: findAnyReply,
};
