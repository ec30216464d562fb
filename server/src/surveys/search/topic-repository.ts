import type { SurveyLanguage } from "@nearsay/core/contract";
import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { isListedFrom, reachFrom } from "../scope-conditions.ts";
import type { KeywordRow, Viewpoint } from "./search-repository.ts";

/** Open surveys of one language whose titles are counted: the first of the list. */
const placedMax = 200;
const unplacedMax = 100;

/** Terms among which topics are chosen. */
const termsMax = 300;

/** The terms that several of the first surveys of a list have in their titles, most frequent first. */
export function listTerms(
  db: Queryable,
  language: SurveyLanguage,
  from: Viewpoint,
): Promise<KeywordRow[]> {
  return db.query<KeywordRow>(sql`
    with listed as materialized (${firstListed(language, from)})
    select min(keyword) as keyword, count(*) as "surveyCount"
    from listed
    join search_documents using (survey_id),
         unnest(terms, keywords) as named (term, keyword)
    group by term
    having count(*) > 1
    order by count(*) desc, length(term) desc, term
    limit ${termsMax}`);
}

function firstListed(language: SurveyLanguage, { now, place }: Viewpoint): Sql {
  const open = sql`
    select survey_id
    from surveys
    where access_code_hash is null
      and hidden_at is null
      and listed = 0
      and expires_at > ${now}
      and language = ${language}
      and ${isListedFrom(place)}`;
  if (place === null)
    return sql`${open} order by survey_id desc limit ${placedMax}`;
  return sql`
    (${open} and position is not null
     order by ${reachFrom(place)} limit ${placedMax})
    union all
    (${open} and position is null
     order by survey_id desc limit ${unplacedMax})`;
}
