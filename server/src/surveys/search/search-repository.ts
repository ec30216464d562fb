import type { Coordinates } from "@nearsay/core/domain";
import sql, { type Sql, raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { keepPlan } from "../../base/db/keep-plan.ts";
import { isListedFrom, reachFrom } from "../scope-conditions.ts";
import { type SurveyRow, publicSurveys } from "../survey-repository.ts";

/** Words from the first to the last, in the order of their bytes. */
export interface WordRange {
  /** The requested beginning. */
  word: string;
  last: string;
}

export interface KeywordRow {
  keyword: string;
  surveyCount: number;
}

/** What a typed word may represent: words of one of these ranges; lower costs are preferred. */
export interface Meaning {
  ranges: readonly (WordRange & { cost: number })[];
}

/** A survey, and for each meaning the beginning of the range that matched. */
export type Match = SurveyRow & { taken: string[] };

/**
 * The time and position of a search. Of equal matches, open surveys are first,
 * then the nearest.
 */
export interface Viewpoint {
  now: Date;
  /** Null if unknown. */
  place: Coordinates | null;
}

interface Candidates {
  /** Surveys with the first of these words are checked first. */
  words: readonly string[];
  /** A survey must contain words of all of them. */
  meanings: readonly Meaning[];
  /** Minimum weight of a word that counts. */
  weight: number;
  /** Number of surveys checked for each of `words`. */
  depth: number;
  /** Whether the surveys nearest to the position are checked before all others. */
  nearFirst: boolean;
}

/** Maximum number of index entries that a search checks. */
export const depthMax = 500;

/** Number of found surveys among which the best are chosen, per survey shown. */
export const choice = 3;

/** Number of surveys nearest to the position that are checked before all others. */
const nearMax = 100;

/**
 * Public surveys with words of all meanings. The lowest cost first; of equal
 * cost, the best match first. Reads a bounded number of surveys.
 */
export function listMatches(
  db: Queryable,
  { words, meanings, weight, depth, nearFirst }: Candidates,
  { now, place }: Viewpoint,
  limit: number,
): Promise<Match[]> {
  const ranges = meanings.flatMap((meaning, index) =>
    meaning.ranges.map((range) => ({ ...range, index })),
  );
  const reach = place && reachFrom(place);
  return db.query<Match>(
    keepPlan(sql`
    with range as (
      select *
      from unnest(
             ${ranges.map(({ word }) => word)}::text[],
             ${ranges.map(({ last }) => last)}::text[],
             ${ranges.map(({ cost }) => cost)}::int[],
             ${ranges.map(({ index }) => index)}::int[]
           ) as range (first, last, cost, place)
    ),
    entry as (
      ${reach && nearFirst ? nearest(reach) : sql``}
      (
        select survey_id, row_number() over () as rank
        from unnest(${words}::text[]) as listed (word)
        cross join lateral (
          select survey_id
          from search_postings
          where search_postings.word = listed.word
            and weight >= ${weight}
          order by weight desc, survey_id desc
          limit ${depth}
        ) as posting
        limit ${depthMax}
      )
    ),
    candidate as (
      select survey_id
      from entry
      group by survey_id
      order by min(rank)
    ),
    found as (
      select survey_id, cost, score, taken
      from candidate
      cross join lateral (
        select sum(least) as cost,
               sum(best) as score,
               json_agg(cheapest order by place) as taken
        from (
          select place,
                 min(cost) as least,
                 (array_agg(range.first order by cost))[1] as cheapest,
                 max(2 * weight + (word = range.first)::int) as best
          from search_documents, unnest(words, weights) as listed (word, weight)
          join range on word between range.first and range.last
          where search_documents.survey_id = candidate.survey_id
            and weight >= ${weight}
          group by place
        ) as met
        having count(*) = ${meanings.length}
      ) as match
      limit ${choice * limit + (reach && nearFirst ? nearMax : 0)}
    ),
    best as (
      select survey_id,
             taken,
             row_number() over (
               order by cost,
                        score desc,
                        expires_at > ${now} desc,
                        ${reach ? sql`${reach} nulls last,` : sql``}
                        survey_id desc
             ) as rank
      from found
      join surveys using (survey_id)
      where ${isListedFrom(place)}
      order by rank
      limit ${limit}
    )
    select survey.*, taken
    from best
    join (${publicSurveys}) as survey on "surveyId" = survey_id
    order by rank`),
  );
}

const nearest = (reach: Sql) => sql`
  (
    select survey_id, 0 as rank
    from surveys
    where access_code_hash is null
      and hidden_at is null
      and listed = 0
      and position is not null
    order by ${reach}
    limit ${raw(`${nearMax}`)}
  )
  union all`;

/**
 * Number of keywords considered for a beginning: the most frequent with the
 * same first three letters, and the first in alphabetical order.
 */
const consideredMax = 100;

/** The most frequent keywords with this beginning. */
export function listKeywordsFrom(
  db: Queryable,
  { word: first, last }: WordRange,
  limit: number,
): Promise<KeywordRow[]> {
  return db.query<KeywordRow>(sql`
    select keyword, survey_count as "surveyCount"
    from (
      (select term, keyword, survey_count
       from search_keywords
       where left(term, 3) = left(${first}, 3)
       order by survey_count desc
       limit ${consideredMax})
      union
      (select term, keyword, survey_count
       from search_keywords
       where term between ${first} and ${last}
       order by term
       limit ${consideredMax})
    ) as considered
    where term between ${first} and ${last}
    order by survey_count desc, term
    limit ${limit}`);
}
