import type { SurveyLanguage } from "@nearsay/core/contract";
import sql from "sql-template-tag";
import type { Queryable } from "../base/db/database.ts";

interface UndetectedSurvey {
  surveyId: number;
  /** All text that the author wrote. */
  text: string;
}

/** Surveys whose language has not been detected yet, oldest first. */
export function listUndetected(
  db: Queryable,
  limit: number,
): Promise<UndetectedSurvey[]> {
  return db.query<UndetectedSurvey>(sql`
    select survey_id as "surveyId",
           concat_ws(E'\n', title, instructions, asked) as text
    from surveys
    left join lateral (
      select string_agg(concat_ws(E'\n', question_text, offered), E'\n') as asked
      from questions
      left join lateral (
        select string_agg(option, E'\n') as offered
        from jsonb_array_elements_text(options) as option
      ) as options on true
      where questions.survey_id = surveys.survey_id
    ) as questions on true
    where language is null
    order by survey_id
    limit ${limit}`);
}

/**
 * Pass null for a language that cannot be detected. Leaves a survey unchanged
 * if its language was set in the meantime.
 */
export async function writeLanguages(
  db: Queryable,
  found: readonly { surveyId: number; language: SurveyLanguage | null }[],
): Promise<void> {
  await db.query(sql`
    update surveys
    set language = coalesce(found.language, 'und')
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found (
      "surveyId" bigint, language text
    )
    where survey_id = "surveyId"
      and surveys.language is null`);
}
