import type { SurveyLanguage } from "@nearsay/core/contract";
import sql, { type Sql, empty, join } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { isListedFrom } from "../scope-conditions.ts";
import { isPublic } from "../survey-repository.ts";
import { listedSince } from "./list-repository.ts";
import { cellLevel, type KeyRange } from "./square-keys.ts";

export interface CellFilters {
  openOnly?: boolean | undefined;
  language?: SurveyLanguage | undefined;
}

/** A map bin, the number of surveys in it, and the mean of their positions. */
export interface SquareRow {
  square: number;
  surveys: number;
  lat: number;
  lng: number;
}

/**
 * Levels that the database counts by. Other levels are computed from the next
 * finer counted level.
 */
const countedLevels = [4, 6, 8, 10, 12, cellLevel];

/**
 * Maximum number of surveys per map that are subtracted because their closing
 * is not recorded yet. Any more are subtracted after their closing has been
 * recorded.
 */
const lateMax = 1000;

/** Map bins of a level that contain surveys, northernmost first. */
export function listSquares(
  db: Queryable,
  filters: CellFilters,
  { level, ranges }: { level: number; ranges: readonly KeyRange[] },
  now: Date,
): Promise<SquareRow[]> {
  const counted = countedLevels.find((of) => of >= level) ?? cellLevel;
  const parts = [
    findCounted(filters, level, counted),
    findChanged(filters, level),
    findLate(filters, level, now),
  ];
  return db.query<SquareRow>(sql`
    with ranges as materialized (
      select first_key, last_key
      from unnest(
        ${ranges.map(([first]) => first)}::bigint[],
        ${ranges.map(([, last]) => last)}::bigint[]
      ) as given (first_key, last_key)
    )
    select square, sum(surveys)::int as surveys,
           round(sum(lat) / sum(surveys)) / 1e6 as lat,
           round(sum(lng) / sum(surveys)) / 1e6 as lng
    from (${join(parts, " union all ")}) as found
    group by square
    having sum(surveys) > 0
    order by lat desc, lng`);
}

function findCounted(
  { openOnly, language }: CellFilters,
  level: number,
  counted: number,
): Sql {
  const [surveys, lat, lng] = openOnly
    ? [sql`open_count`, sql`open_lat_sum`, sql`open_lng_sum`]
    : [sql`survey_count`, sql`lat_sum`, sql`lng_sum`];
  return sql`
    select ${above(sql`square`, counted - level)} as square,
           ${surveys} as surveys, ${lat} as lat, ${lng} as lng
    from ranges
    join map_squares
      on level = ${counted}
     and language = ${language ?? ""}
     and square between ${below(sql`first_key`, counted - level)}
                    and ${below(sql`last_key + 1`, counted - level)} - 1`;
}

/** Changes that are not added to the counters of map bins yet. */
function findChanged({ openOnly, language }: CellFilters, level: number): Sql {
  return sql`
    select square, change, change * lat, change * lng
    from (
      select ${above(sql`square`, cellLevel - level)} as square, lat, lng, change
      from map_changes
      where true
        ${openOnly ? sql`and is_open` : empty}
        ${language ? sql`and language = ${language}` : empty}
    ) as changed
    join ranges on square between first_key and last_key`;
}

/** Surveys that are counted but have left the list in the meantime. */
function findLate(
  { openOnly, language }: CellFilters,
  level: number,
  now: Date,
): Sql {
  const endedBy = openOnly ? now : listedSince(now);
  const lateOf = (listed: number) => sql`(
    select latitude, longitude
    from surveys
    where listed = ${listed}
      and expires_at <= ${endedBy}
      and ${isPublic}
      and ${isListedFrom(null)}
      and position is not null
      ${language ? sql`and language = ${language}` : empty}
    order by expires_at
    limit ${lateMax}
  )`;
  return sql`
    select square, -1, -lat, -lng
    from (
      select ${above(sql`map_square(latitude, longitude)`, cellLevel - level)} as square,
             round(latitude * 1e6)::bigint as lat,
             round(longitude * 1e6)::bigint as lng
      from (${lateOf(0)}${openOnly ? empty : sql` union all ${lateOf(1)}`}) as late
    ) as gone
    join ranges on square between first_key and last_key`;
}

/** The map bin, `levels` coarser, that contains a map bin. */
function above(square: Sql, levels: number): Sql {
  return sql`(${square} >> ${2 * levels}::int)`;
}

/** The first of the map bins, `levels` finer, inside a map bin. */
function below(square: Sql, levels: number): Sql {
  return sql`((${square}) << ${2 * levels}::int)`;
}

/**
 * Adds changes since the last run to the counters of map bins. Returns the
 * number of changes; 0 also while another process runs this.
 */
export async function addChanges(
  tx: Queryable,
  limit: number,
): Promise<number> {
  const [turn] = await tx.query<{ own: boolean }>(
    sql`select pg_try_advisory_xact_lock(7327730) as own`,
  );
  if (!turn?.own) return 0;
  const [added] = await tx.query<{ changes: number }>(sql`
    with taken as (
      delete from map_changes
      where ctid = any(array(select ctid from map_changes limit ${limit}))
      returning *
    ),
    added as (
      insert into map_squares as known
      select level, named.language, square >> (2 * (${cellLevel}::int - level)) as key,
             sum(change), sum(change * lat), sum(change * lng),
             sum(opened), sum(opened * lat), sum(opened * lng)
      from (
        select *, case when is_open then change else 0 end as opened from taken
      ) as changed,
      unnest(${countedLevels}::smallint[]) as level,
      unnest(array_remove(array['', language], null)) as named (language)
      group by level, named.language, key
      on conflict (level, language, square) do update
      set survey_count = known.survey_count + excluded.survey_count,
          lat_sum = known.lat_sum + excluded.lat_sum,
          lng_sum = known.lng_sum + excluded.lng_sum,
          open_count = known.open_count + excluded.open_count,
          open_lat_sum = known.open_lat_sum + excluded.open_lat_sum,
          open_lng_sum = known.open_lng_sum + excluded.open_lng_sum
    )
    select count(*) as changes from taken`);
  await tx.query(sql`delete from map_squares where survey_count = 0`);
  return added?.changes ?? 0;
}
