import {
  type AnswerPlaces,
  type ReadMode,
  type ResultsMode,
  type SurveyLanguage,
  type SurveyScope,
  type TicketMode,
  limits,
} from "@nearsay/core/contract";
import sql, { type Sql, raw } from "sql-template-tag";
import type { Coordinates } from "@nearsay/core/domain";
import type { Queryable } from "../base/db/database.ts";
import type { Bearer } from "../visitors/session/bearer.ts";
import { isListedFrom } from "./scope-conditions.ts";
import type { TranslatedHeads } from "./translations.ts";

/** A survey that is not hidden. */
export interface SurveyRow {
  surveyId: number;
  surveyUuid: string;
  /** The author's name in the survey, unless they published it with no session; see Bearer. */
  ownerId: string;
  title: string;
  instructions: string;
  accessCodeHash: string | null;
  exportCodeHash: string | null;
  demo: boolean;
  /** Origins whose pages may embed it. Null: as configured for the site. Empty: none. */
  embedOrigins: string[] | null;
  latitude: number | null;
  longitude: number | null;
  /** The named place that its author chose, and its country; null if they chose none. */
  placeName: string | null;
  placeCountry: string | null;
  /** Which people it is for, by their distance; null for everyone. */
  scope: SurveyScope | null;
  radiusMeters: number | null;
  createdAt: Date;
  expiresAt: Date;
  responseCount: number;
  postCount: number;
  likeCount: number;
  /**
   * Incremented by every change after which answers must be checked again: of
   * questions, closing time or access code.
   */
  edition: number;
  /**
   * When figures include new responses, and the minimum number of responses
   * that are released together.
   */
  results: ResultsMode;
  resultsGroup: number;
  /** What its keys permit to read beyond figures. */
  reads: ReadMode;
  /** Whether, and how, people answer with paper tickets. */
  tickets: TicketMode;
  /** How the locations of answers are counted. */
  answerPlaces: AnswerPlaces;
  /** Null if unknown. */
  language: SurveyLanguage | null;
  translations: TranslatedHeads;
  /** When it opens or opened; null if it was open from the beginning. */
  opensAt: Date | null;
  /** The number of responses after which it closes; null if there is no such limit. */
  quota: number | null;
  /**
   * The number of months after closing after which its rows, texts and posts
   * are deleted; null for never.
   */
  forgetMonths: number | null;
  /** Whether they have been deleted. */
  forgotten: boolean;
  /**
   * The author's message shown after closing, and the one shown after
   * answering; null if there is none.
   */
  closedMessage: string | null;
  thanksMessage: string | null;
  /** The link that is offered after answering, if the site allows it. */
  thanksLink: string | null;
  /** The author's reason for leaving out flagged responses; null while they are counted. */
  leftOutReason: string | null;
}

/** The columns of a SurveyRow, from surveys joined with survey_counts. */
export const surveyColumns = sql`
  survey_id as "surveyId",
  survey_uuid as "surveyUuid",
  owner_id as "ownerId",
  title,
  instructions,
  access_code_hash as "accessCodeHash",
  export_code_hash as "exportCodeHash",
  demo,
  embed_origins as "embedOrigins",
  latitude,
  longitude,
  place_name as "placeName",
  place_country as "placeCountry",
  scope,
  radius_meters as "radiusMeters",
  created_at as "createdAt",
  expires_at as "expiresAt",
  shown_count as "responseCount",
  post_count as "postCount",
  like_count as "likeCount",
  edition,
  results,
  results_group as "resultsGroup",
  reads,
  nullif(language, 'und') as "language",
  translations,
  left_out_reason as "leftOutReason",
  tickets,
  answer_places as "answerPlaces",
  opens_at as "opensAt",
  quota,
  forget_months as "forgetMonths",
  forgotten_at is not null as "forgotten",
  closed_message as "closedMessage",
  thanks_message as "thanksMessage",
  thanks_link as "thanksLink"`;

/** Identifies a survey by its id or its UUID. */
export type SurveyKey = { id: number } | { uuid: string };

const isNamed = (key: SurveyKey): Sql =>
  "id" in key ? sql`survey_id = ${key.id}` : sql`survey_uuid = ${key.uuid}`;

/**
 * Null also if the survey is hidden, so that no caller can distinguish a hidden
 * survey from a missing one.
 */
export async function findSurvey(
  db: Queryable,
  key: SurveyKey,
): Promise<SurveyRow | null> {
  const rows = await db.query<SurveyRow>(sql`
    select ${surveyColumns}
    from surveys
    join survey_counts using (survey_id)
    where ${isNamed(key)}
      and hidden_at is null`);
  return rows[0] ?? null;
}

export interface AnySurveyRow extends SurveyRow {
  /** The time since which it is hidden; null while it is visible. */
  hiddenAt: Date | null;
  /** The time since which reports cannot hide it. */
  keptAt: Date | null;
}

/** Also finds hidden surveys, so use it for operators only. */
export async function findAnySurvey(
  db: Queryable,
  key: SurveyKey,
): Promise<AnySurveyRow | null> {
  const rows = await db.query<AnySurveyRow>(sql`
    select ${surveyColumns}, hidden_at as "hiddenAt", kept_at as "keptAt"
    from surveys
    join survey_counts using (survey_id)
    where ${isNamed(key)}`);
  return rows[0] ?? null;
}

/**
 * The surveys that this code opens, newest first, without those that the person
 * is locked out of.
 */
export async function listSurveysByCode(
  db: Queryable,
  codeHash: string,
  bearer: Bearer | null,
  now: Date,
  limit: number,
): Promise<SurveyRow[]> {
  const coded = await db.query<{ surveyId: number }>(sql`
    select survey_id as "surveyId"
    from surveys
    where access_code_hash = ${codeHash}
      and hidden_at is null
    order by survey_id desc
    limit ${limit}`);
  if (coded.length === 0) return [];
  const surveyIds = coded.map(({ surveyId }) => surveyId);
  const voices = surveyIds.map((id) => bearer?.voiceIn(id) ?? null);
  return db.query<SurveyRow>(sql`
    select ${surveyColumns}
    from surveys
    join survey_counts using (survey_id)
    join unnest(${surveyIds}::bigint[], ${voices}::uuid[])
      as coded (survey_id, voice) using (survey_id)
    where access_code_hash = ${codeHash}
      and hidden_at is null
      and not exists (
        select 1
        from wrong_entries
        where wrong_entries.survey_id = surveys.survey_id
          and purpose = 'access'
          and voice_name = coded.voice
          and cardinality(entries) >= ${limits.accessCodeAttempts}
          and wrong_entries.expires_at > ${now}
      )
    order by survey_id desc
    limit ${limit}`);
}

/** Surveys that any list may show: they need no code and are not hidden. */
export const isPublic = sql`
  access_code_hash is null
  and hidden_at is null`;

export const publicSurveys = sql`
  select ${surveyColumns}
  from surveys
  join survey_counts using (survey_id)
  where ${isPublic}`;

/** Public surveys about the product itself, newest first. */
export function listFeedbackSurveys(
  db: Queryable,
  limit: number,
): Promise<SurveyRow[]> {
  return db.query<SurveyRow>(sql`
    ${publicSurveys}
      and ${isListedFrom(null)}
      and feedback
    order by survey_id desc
    limit ${limit}`);
}

const metrics = {
  responses: { step: raw("response_step"), count: raw(`"responseCount"`) },
  likes: { step: raw("like_step"), count: raw(`"likeCount"`) },
  discussion: { step: raw("post_step"), count: raw(`"postCount"`) },
};

/**
 * The index sorts by steps, highest first, but not within a step: this number
 * of rows is read and sorted per survey shown.
 */
const choice = 5;

/** Surveys with the highest count first; of equal counts the newest first. */
export function listTopSurveys(
  db: Queryable,
  metric: keyof typeof metrics,
  viewer: Coordinates | null,
  limit: number,
): Promise<SurveyRow[]> {
  const { step, count } = metrics[metric];
  return db.query<SurveyRow>(sql`
    select *
    from (
      ${publicSurveys}
        and ${isListedFrom(viewer)}
      order by ${step} desc, survey_id desc
      limit ${choice * limit}
    ) as highest
    order by ${count} desc, "surveyId" desc
    limit ${limit}`);
}
