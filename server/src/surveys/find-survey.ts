import type { SurveyCaches } from "./survey-caches.ts";
import type { Queryable } from "../base/db/database.ts";
import {
  type SurveyKey,
  type SurveyRow,
  findSurvey,
} from "./survey-repository.ts";

/** Null if there is no such survey, or it is hidden. */
export type FindSurvey = (key: SurveyKey) => Promise<SurveyRow | null>;

/** Finds surveys, usually from the cache without a database query. */
export function createFindSurvey(
  db: Queryable,
  { surveys, numbers }: Pick<SurveyCaches, "surveys" | "numbers">,
): FindSurvey {
  const byNumber = (id: number) =>
    surveys.get(id, () => findSurvey(db, { id }));

  async function byUuid(uuid: string): Promise<SurveyRow | null> {
    const id = await numbers.get(uuid, async () => {
      const survey = await findSurvey(db, { uuid });
      return survey && survey.surveyId;
    });
    return id === null ? null : byNumber(id);
  }

  return (key) => ("id" in key ? byNumber(key.id) : byUuid(key.uuid));
}
