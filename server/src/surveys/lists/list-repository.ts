import {
  type SurveyLanguage,
  limits,
  surveyLanguages,
} from "@nearsay/core/contract";
import type { Box, Coordinates } from "@nearsay/core/domain";
import sql, { type Sql, join } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { boxOnSphere, toSphere } from "../../visitors/location/sphere.ts";
import { isFirstFrom, isListedFrom, reachFrom } from "../scope-conditions.ts";
import {
  type SurveyRow,
  isPublic,
  publicSurveys,
} from "../survey-repository.ts";

/** A survey and how far it is, as a straight line through the sphere of radius 1; 0 where that is not asked. */
export type ListedRow = SurveyRow & { reach: number };

/** The last survey of a page. */
export type Place = Pick<ListedRow, "surveyId" | "reach">;

/** Which surveys a part of a list holds, in which order. */
export interface ListPart {
  state: "open" | "closed";
  /** Nearest first around this place; null for those without one, newest first; left out for all, newest first. */
  around?: Coordinates | null;
  /** No farther than this, as `reach` says it. */
  reachMax?: number | undefined;
  /** None but those that stand there. */
  box?: Box | undefined;
  /** None but those that are written in it. */
  language?: SurveyLanguage | undefined;
  /** Those alone that are shown first around that place; null without them; left out where none is. */
  first?: true | null;
}

/** Surveys whose closing is not noted yet, looked at in one list: more than this are noted first. */
const lateMax = 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** When a survey has to have closed to be in no list any more. */
export function listedSince(now: Date): Date {
  return new Date(now.getTime() - limits.listedDays * dayMs);
}

/** Those after `after`, which was the last one before. */
export function listPart(
  db: Queryable,
  part: ListPart,
  { after, now }: { after: Place | null; now: Date },
  limit: number,
): Promise<ListedRow[]> {
  const rowsOf = (state: Sql) => sql`
    select survey.*, reach
    from (${findPart(part, after, state, limit)}) as found
    join (${publicSurveys}) as survey on "surveyId" = survey_id`;
  if (part.state === "open")
    return db.query(sql`
      ${rowsOf(sql`listed = 0 and expires_at > ${now}`)}
      order by reach, "surveyId" desc`);
  return db.query(sql`
    with late as materialized (
      select survey_id
      from surveys
      where listed = 0
        and expires_at <= ${now}
      order by expires_at
      limit ${lateMax}
    )
    select *
    from (
      ${rowsOf(sql`listed = 1 and expires_at > ${listedSince(now)}`)}
      union all
      ${rowsOf(sql`surveys.survey_id in (select survey_id from late)`)}
    ) as closed
    order by reach, "surveyId" desc
    limit ${limit}`);
}

/** The numbers of its first surveys in one state, and how far they are. */
function findPart(
  part: ListPart,
  after: Place | null,
  state: Sql,
  limit: number,
): Sql {
  const { around, box, language, first } = part;
  const conditions = [isPublic, state, isListedFrom(around ?? null)];
  if (around && first !== undefined)
    conditions.push(first ? isFirstFrom(around) : isNotFirst(around));
  if (language) conditions.push(sql`language = ${language}`);
  if (box) conditions.push(...standsIn(box));
  if (around) return findNearest({ ...part, around }, after, conditions, limit);
  if (around === null) conditions.push(sql`position is null`);
  if (after) conditions.push(sql`survey_id < ${after.surveyId}`);
  return sql`
    select survey_id, 0::float8 as reach
    from surveys
    where ${join(conditions, " and ")}
    order by survey_id desc
    limit ${limit}`;
}

/** Also of those that say nothing of it. */
function isNotFirst(around: Coordinates): Sql {
  return sql`${isFirstFrom(around)} is not true`;
}

/**
 * The index puts surveys in the order of their distance and, before
 * PostgreSQL 17, serves no other: those as far as the last one come with it,
 * and the newest of them are chosen then.
 */
function findNearest(
  { around, reachMax }: ListPart & { around: Coordinates },
  after: Place | null,
  conditions: Sql[],
  limit: number,
): Sql {
  const here = sql`cube(${toSphere(around)}::float8[])`;
  const reach = reachFrom(around);
  conditions.push(sql`position is not null`);
  // The index finds what lies in a box; the box has corners.
  if (reachMax !== undefined)
    conditions.push(
      sql`position <@ cube_enlarge(${here}, ${reachMax}::float8, 3)`,
      sql`${reach} <= ${reachMax}::float8`,
    );
  if (after)
    conditions.push(
      sql`(${reach}, -survey_id) > (${after.reach}::float8, ${-after.surveyId}::bigint)`,
    );
  return sql`
    select survey_id, reach
    from (
      select survey_id, ${reach} as reach
      from surveys
      where ${join(conditions, " and ")}
      order by ${reach}
      fetch first ${limit} rows with ties
    ) as nearest
    order by reach, survey_id desc
    limit ${limit}`;
}

/** The index finds what lies in the box around a piece of the sphere; the piece is smaller. */
function standsIn(box: Box): Sql[] {
  const { west, south, east, north } = box;
  const { least, most } = boxOnSphere(box);
  const isEastOf = sql`longitude >= ${west}::float8`;
  const isWestOf = sql`longitude <= ${east}::float8`;
  return [
    sql`position <@ cube(${least}::float8[], ${most}::float8[])`,
    sql`latitude between ${south}::float8 and ${north}::float8`,
    west <= east
      ? sql`(${isEastOf} and ${isWestOf})`
      : sql`(${isEastOf} or ${isWestOf})`,
  ];
}

/** The languages of surveys that lists show somewhere. */
export async function listLanguages(db: Queryable): Promise<SurveyLanguage[]> {
  const rows = await db.query<{ language: SurveyLanguage }>(sql`
    select known.language
    from unnest(${[...surveyLanguages]}::text[]) as known (language)
    where exists (
      select from surveys
      where surveys.language = known.language
        and listed < 2
        and access_code_hash is null
        and hidden_at is null
    )
    order by known.language`);
  return rows.map(({ language }) => language);
}

/** Notes which surveys have closed, or did so long ago, some at a time. Returns how many. */
export async function noteEnded(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<number> {
  const rows = await db.query(sql`
    update surveys
    set listed = case when expires_at <= ${listedSince(now)} then 2 else 1 end
    where survey_id in (
      (select survey_id from surveys
       where listed = 0 and expires_at <= ${now}
       order by expires_at limit ${limit})
      union all
      (select survey_id from surveys
       where listed = 1 and expires_at <= ${listedSince(now)}
       order by expires_at limit ${limit})
    )
      -- One that was opened again meanwhile stays among the open ones.
      and expires_at <= ${now}
    returning 1`);
  return rows.length;
}
