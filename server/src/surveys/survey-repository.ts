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
import { isListedFrom } from "./scope-conditions.ts";
import type { TranslatedHeads } from "./translations.ts";

/** A survey that is not hidden. */
export interface SurveyRow {
  surveyId: number;
  surveyUuid: string;
  ownerId: string;
  title: string;
  instructions: string;
  accessCodeHash: string | null;
  exportCodeHash: string | null;
  demo: boolean;
  /** Whose pages may show it: null as the site says, none of them when empty. */
  embedOrigins: string[] | null;
  latitude: number | null;
  longitude: number | null;
  /** Its place as its author chose it by name, and the country of that; null where they did not. */
  placeName: string | null;
  placeCountry: string | null;
  /** For whom it is by how near they are; null for everyone. */
  scope: SurveyScope | null;
  radiusMeters: number | null;
  createdAt: Date;
  expiresAt: Date;
  responseCount: number;
  postCount: number;
  likeCount: number;
  /** Counts what makes answers be judged anew: other questions, another closing time or access code. */
  edition: number;
  /** When its figures show what was answered, and how many responses are shown together at least. */
  results: ResultsMode;
  resultsGroup: number;
  /** What its keys let read beyond figures. */
  reads: ReadMode;
  /** Who answers by paper ticket. */
  tickets: TicketMode;
  /** What is counted of where answers come from. */
  answerPlaces: AnswerPlaces;
  /** Null where it is not known. */
  language: SurveyLanguage | null;
  translations: TranslatedHeads;
  /** When it opens, or opened; null where it was open from the beginning. */
  opensAt: Date | null;
  /** After how many responses it closes; null where none close it. */
  quota: number | null;
  /** What its author says once it is closed, and to who has answered; null for nothing. */
  closedMessage: string | null;
  thanksMessage: string | null;
  /** Where who has answered may go on to, as far as the site allows it. */
  thanksLink: string | null;
  /** Why its author leaves flagged responses out; null while they count. */
  leftOutReason: string | null;
}

/** Of surveys with survey_counts: what a SurveyRow holds. */
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
  response_count as "responseCount",
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
  closed_message as "closedMessage",
  thanks_message as "thanksMessage",
  thanks_link as "thanksLink"`;

/** Which survey: by its number, or by its uuid. */
export type SurveyKey = { id: number } | { uuid: string };

const isNamed = (key: SurveyKey): Sql =>
  "id" in key ? sql`survey_id = ${key.id}` : sql`survey_uuid = ${key.uuid}`;

/** Null also for a hidden one, so that nothing that rests on it can tell that from a missing one. */
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
  /** Since when nobody is shown it; null while it is there to be seen. */
  hiddenAt: Date | null;
  /** Since when reports cannot hide it. */
  keptAt: Date | null;
}

/** Finds hidden ones too: for operators alone. */
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

/** Those that this code opens, newest first; without those that a person is locked out of. */
export function listSurveysByCode(
  db: Queryable,
  codeHash: string,
  actorId: string | null,
  now: Date,
  limit: number,
): Promise<SurveyRow[]> {
  return db.query<SurveyRow>(sql`
    select ${surveyColumns}
    from surveys
    join survey_counts using (survey_id)
    where access_code_hash = ${codeHash}
      and hidden_at is null
      and not exists (
        select 1
        from wrong_entries
        where wrong_entries.survey_id = surveys.survey_id
          and purpose = 'access'
          and actor_id = ${actorId}
          and cardinality(entries) >= ${limits.accessCodeAttempts}
          and wrong_entries.expires_at > ${now}
      )
    order by survey_id desc
    limit ${limit}`);
}

/** What every list may show: surveys that need no code and are not hidden. */
export const isPublic = sql`
  access_code_hash is null
  and hidden_at is null`;

export const publicSurveys = sql`
  select ${surveyColumns}
  from surveys
  join survey_counts using (survey_id)
  where ${isPublic}`;

/** Public surveys about the product itself, the newest first. */
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

/** Steps put the highest first, but not in order within one: this many are sorted for each that is shown. */
const choice = 5;

/** Those with the most first, of equals the newest. */
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
