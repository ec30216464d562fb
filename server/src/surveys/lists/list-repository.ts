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

/**
 * A survey and its distance, as the length of a straight line through the
 * sphere of radius 1; 0 if no distance is requested.
 */
export type ListedRow = SurveyRow & { reach: number };

/** The last survey of a page. */
export type Place = Pick<ListedRow, "surveyId" | "reach">;

/** Which surveys a section of a list contains, and in which order. */
export interface ListPart {
  state: "open" | "closed";
  /**
   * With a position: nearest first. Null: only surveys without a position,
   * newest first. Missing: all surveys, newest first.
   */
  around?: Coordinates | null;
  /** Maximum distance, in the unit of `reach`. */
  reachMax?: number | undefined;
  /** Only surveys positioned inside this box. */
  box?: Box | undefined;
  /** Only surveys written in this language. */
  language?: SurveyLanguage | undefined;
  /**
   * True: only surveys that are shown first around the position. Null: all
   * except these. Missing: no distinction.
   */
  first?: true | null;
}

/**
 * Maximum number of surveys per list whose closing is not recorded yet. Any
 * more are listed after their closing has been recorded.
 */
const lateMax = 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** Surveys that closed before this time are in no list. */
export function listedSince(now: Date): Date {
  return new Date(now.getTime() - limits.listedDays * dayMs);
}

/** Returns surveys after `after`, the last one of the page before. */
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

/** The ids and distances of the section's first surveys in one state. */
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

/** Includes surveys without a scope, for which the condition is null. */
function isNotFirst(around: Coordinates): Sql {
  return sql`${isFirstFrom(around)} is not true`;
}

/**
 * The index returns surveys in the order of their distance and, before
 * PostgreSQL 17, supports no second sort key. So all surveys at the distance of
 * the last one are read too, and the newest of them are chosen afterwards.
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
  // The index searches a box, whose corners are farther away than the maximum
  // distance.
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

/** The index searches the box around a piece of the sphere; the piece itself is smaller. */
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

/** The languages of all surveys that can appear in lists. */
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

/**
 * Records which surveys have closed, and which closed long enough ago to be in
 * no list, up to `limit` of each. Returns the number of surveys changed.
 */
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
      -- A survey that was reopened in the meantime remains open.
      and expires_at <= ${now}
    returning 1`);
  return rows.length;
}
