import sql from "sql-template-tag";
import { sendForm } from "@nearsay/core/contract";
import { countedPlaces } from "@nearsay/core/forms";
import type { Queryable } from "../base/db/database.ts";
import { isLive } from "../visitors/session/actor-repository.ts";
import type { QuestionRow } from "./question-repository.ts";
import { positionOf } from "./scope-conditions.ts";
import type { SurveyRow } from "./survey-repository.ts";

type Counts = "responseCount" | "postCount" | "likeCount" | "edition";

interface SurveyToInsert extends Omit<
  SurveyRow,
  "leftOutReason" | "forgotten" | Counts
> {
  feedback: boolean;
}

/** With its id if the question had one before. */
type QuestionToInsert = Omit<QuestionRow, "questionId"> & {
  questionId?: number | null;
};

interface SurveyToken {
  /** The survey that the token was spent on, and a hash of that survey's request; null before. */
  surveyId: number | null;
  fingerprint: string | null;
}

/** False if the token existed already, or this person deleted their ID. */
export async function insertSurveyToken(
  db: Queryable,
  tokenHash: string,
  actorId: string,
  now: Date,
  expiresAt: Date,
): Promise<boolean> {
  const rows = await db.query(sql`
    with outdated as (
      delete from survey_tokens
      where actor_id = ${actorId}
        and expires_at < ${now}
    )
    insert into survey_tokens (token_hash, actor_id, expires_at)
    select ${tokenHash}, ${actorId}::uuid, ${expiresAt}::timestamptz
    where ${isLive(actorId)}
    on conflict do nothing
    returning 1`);
  return rows.length > 0;
}

/** Locks the token, so that two requests with it run one after the other. */
export async function lockSurveyToken(
  tx: Queryable,
  tokenHash: string,
  actorId: string,
  now: Date,
): Promise<SurveyToken | null> {
  const rows = await tx.query<SurveyToken>(sql`
    select survey_id as "surveyId", fingerprint
    from survey_tokens
    where token_hash = ${tokenHash}
      and actor_id = ${actorId}
      and expires_at > ${now}
      and ${isLive(actorId)}
    for update`);
  return rows[0] ?? null;
}

export async function spendSurveyToken(
  tx: Queryable,
  tokenHash: string,
  surveyId: number,
  fingerprint: string,
): Promise<void> {
  await tx.query(sql`
    update survey_tokens
    set survey_id = ${surveyId}, fingerprint = ${fingerprint}
    where token_hash = ${tokenHash}`);
}

/** The number of a survey that is about to be published. */
export async function drawNumber(db: Queryable): Promise<number> {
  const [row] = await db.query<{ surveyId: number }>(sql`
    select nextval(pg_get_serial_sequence('surveys', 'survey_id')) as "surveyId"`);
  if (row === undefined) throw new Error("the sequence returned no number");
  return row.surveyId;
}

export async function insertSurvey(
  tx: Queryable,
  survey: SurveyToInsert,
): Promise<void> {
  const { surveyId } = survey;
  await tx.query(sql`
    insert into surveys (
      survey_id, survey_uuid, owner_id, title, instructions, access_code_hash,
      export_code_hash, feedback, demo, latitude, longitude, position,
      embed_origins, results, results_group, reads, tickets, answer_places, language,
      translations, created_at, opens_at, expires_at, quota,
      forget_months, closed_message, thanks_message, thanks_link, place_name,
      place_country, scope, radius_meters
    ) overriding system value values (
      ${surveyId}, ${survey.surveyUuid}, ${survey.ownerId}, ${survey.title},
      ${survey.instructions}, ${survey.accessCodeHash},
      ${survey.exportCodeHash}, ${survey.feedback}, ${survey.demo},
      ${survey.latitude}, ${survey.longitude}, ${positionOf(survey)},
      ${survey.embedOrigins}::text[], ${survey.results},
      ${survey.resultsGroup}, ${survey.reads}, ${survey.tickets},
      ${survey.answerPlaces},
      coalesce(${survey.language}, 'und'),
      ${survey.translations && JSON.stringify(survey.translations)}::jsonb,
      ${survey.createdAt}, ${survey.opensAt}, ${survey.expiresAt},
      ${survey.quota}, ${survey.forgetMonths}, ${survey.closedMessage}, ${survey.thanksMessage},
      ${survey.thanksLink}, ${survey.placeName}, ${survey.placeCountry},
      ${survey.scope}, ${survey.radiusMeters}
    )`);
  await tx.query(sql`
    insert into survey_counts (survey_id) values (${surveyId})`);
  // Nothing is held back, neither results nor responses, so no release is
  // needed.
  if (survey.results === "live" && survey.reads === "figures") return;
  await tx.query(sql`
    insert into due_releases (survey_id, due_at)
    values (${surveyId}, ${survey.expiresAt})`);
}

/**
 * Inserts the questions in order, with a zero counter for each question and for
 * each of its answer positions.
 */
export async function insertQuestions(
  tx: Queryable,
  surveyId: number,
  questions: QuestionToInsert[],
): Promise<void> {
  const rows = questions.map((question) => ({
    ...question,
    form: sendForm(question.form, question.type),
    placeCount: countedPlaces(question),
  }));
  await tx.query(sql`
    with written as (
      insert into questions (
        survey_id, question_id, place, question_text, question_type, options,
        allow_multiple, form, translations, place_count, is_challenge,
        expected_answer_hash
      )
      select ${surveyId}::bigint,
             coalesce(
               (question ->> 'questionId')::bigint, nextval('question_ids')
             ),
             place, question ->> 'text', question ->> 'type',
             question -> 'options', (question ->> 'allowMultiple')::boolean,
             nullif(question -> 'form', 'null'),
             nullif(question -> 'translations', 'null'),
             (question ->> 'placeCount')::int,
             (question ->> 'isChallenge')::boolean,
             question ->> 'expectedAnswerHash'
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb)
        with ordinality as listed (question, place)
      returning survey_id, question_id, place_count, is_challenge
    ),
    counted as (
      insert into question_counts (survey_id, question_id)
      select survey_id, question_id from written where not is_challenge
    )
    insert into option_counts (survey_id, question_id, option_place)
    select survey_id, question_id, option_place
    from written,
         generate_series(0, place_count - 1) as option_place`);
}
