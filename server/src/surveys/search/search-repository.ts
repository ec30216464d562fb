import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { type SurveyRow, publicSurveys } from "../survey-repository.ts";

/** Words from the first to the last in the order of their bytes. */
export interface WordRange {
  /** The beginning that was asked for. */
  word: string;
  last: string;
}

/** A word that goes on from a beginning. */
export interface Completion {
  /** Which of the beginnings, from 1. */
  place: number;
  word: string;
  surveyCount: number;
}

export interface KeywordRow {
  keyword: string;
  surveyCount: number;
}

/** Words considered of a beginning: the most frequent with its first three letters, and the first by alphabet. */
const consideredMax = 100;

/** For each beginning the word itself first, then the most frequent. */
export function listCompletions(
  db: Queryable,
  ranges: readonly WordRange[],
  limit: number,
): Promise<Completion[]> {
  return db.query<Completion>(sql`
    select place, completion.word, survey_count as "surveyCount"
    from unnest(
           ${ranges.map(({ word }) => word)}::text[],
           ${ranges.map(({ last }) => last)}::text[]
         ) with ordinality as range (first, last, place)
    cross join lateral (
      select considered.word, survey_count
      from (
        (select word, survey_count
         from search_words
         where left(word, 3) = left(range.first, 3)
         order by survey_count desc
         limit ${consideredMax})
        union
        (select word, survey_count
         from search_words
         where word between range.first and range.last
         order by word
         limit ${consideredMax})
      ) as considered
      where considered.word between range.first and range.last
      order by considered.word = range.first desc, survey_count desc, considered.word
      limit ${limit}
    ) as completion`);
}

interface Candidates {
  /** Surveys with the first of these words are looked at first. */
  words: readonly string[];
  /** Beginnings that a survey must have words of, all of them. */
  ranges: readonly WordRange[];
  /** Least weight of a word that counts. */
  weight: number;
  /** Surveys looked at for each of `words`. */
  depth: number;
}

/** Entries of the index looked at before a search gives up. */
export const depthMax = 500;

/** Surveys found among which the best are chosen, for each that is shown. */
const choice = 3;

/** Public surveys with words of all ranges, the best of those found first. Reads a bounded number of them. */
export function listMatches(
  db: Queryable,
  { words, ranges, weight, depth }: Candidates,
  limit: number,
): Promise<SurveyRow[]> {
  return db.query<SurveyRow>(sql`
    with range as (
      select *
      from unnest(
             ${ranges.map(({ word }) => word)}::text[],
             ${ranges.map(({ last }) => last)}::text[]
           ) with ordinality as range (first, last, place)
    ),
    entry as (
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
    ),
    candidate as (
      select survey_id
      from entry
      group by survey_id
      order by min(rank)
    ),
    found as (
      select survey_id, score
      from candidate
      cross join lateral (
        select sum(best) as score
        from (
          select max(2 * weight + (word = range.first)::int) as best
          from search_documents, unnest(words, weights) as listed (word, weight)
          join range on word between range.first and range.last
          where search_documents.survey_id = candidate.survey_id
            and weight >= ${weight}
          group by place
        ) as met
        having count(*) = ${ranges.length}
      ) as match
      limit ${choice * limit}
    )
    select survey.*
    from found
    join (${publicSurveys}) as survey on survey."surveyId" = found.survey_id
    order by score desc, survey_id desc
    limit ${limit}`);
}

/** The most frequent with this beginning. */
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

/** The most frequent of all. */
export function listTopKeywords(
  db: Queryable,
  limit: number,
): Promise<KeywordRow[]> {
  return db.query<KeywordRow>(sql`
    select keyword, survey_count as "surveyCount"
    from search_keywords
    order by survey_count desc, term
    limit ${limit}`);
}
