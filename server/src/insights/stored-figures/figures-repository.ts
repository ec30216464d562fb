import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { languageOfPart } from "../../community/integrity/language-parts.ts";
import {
  firstStatedPart,
  flaggedPart,
  ticketPart,
} from "../../community/integrity/marks.ts";
import { fromOfPart } from "../../community/integrity/ring-parts.ts";
import { firstSquarePart } from "../../community/integrity/square-parts.ts";
import { loadHoldsPersonName } from "../../base/text/person-names.ts";

import { formOf } from "../../surveys/question-repository.ts";
import type { SurveyFigures, TermCount } from "../../surveys/survey-figures.ts";
import {
  type PartTotals,
  type Side,
  type View,
  sideOf,
  takeSide,
} from "./take-side.ts";

/**
 * @param termsMax Maximum number of terms. A term is left out if fewer than
 * three independent people used it, as an author could check for one person
 * whether another wrote it, and if it contains a name.
 */
export async function readFigures(
  db: Queryable,
  surveyId: number,
  termsMax: number,
  view: View = "all",
): Promise<SurveyFigures | null> {
  const side = sideOf(view);
  const parts = listParts(surveyId, side);
  const rows = await db.query<FiguresRow>(sql`
    select survey_counts.shown_count as "responseCount",
           released_count as "releasedCount",
           released_count as "wholeCount",
           ${releasedOf(flaggedPart)} as "flaggedCount",
           ${releasedOf(ticketPart)} as "ticketCount",
           ${statedParts} as stated,
           -- In the same statement, so that both describe the same moment.
           (
             select coalesce(json_object_agg(name, total), '{}')
             from (
               select kind || ' ' || item as name, sum(total) as total
               from part_counts
               where part_counts.survey_id = survey_counts.survey_id
                 and part = any(${partsOf(side)}::smallint[])
                 and kind <> 'hours'
               group by name
             ) as of_side
           ) as totals,
           released_at as "releasedAt",
           sentiment_count as "sentimentCount",
           sentiment_sum as "sentimentSum",
           summary,
           (
             select coalesce(json_agg(question order by place), '[]')
             from (
               select question_id as "questionId",
                      question_text as "text",
                      question_type as "type",
                      form,
                      options,
                      answer_count as "answerCount",
                      array(
                        select choice_count
                        from option_counts
                        where option_counts.survey_id = questions.survey_id
                          and option_counts.question_id = questions.question_id
                        order by option_place
                      ) as "choiceCounts",
                      place
               from questions
               join question_counts using (survey_id, question_id)
               where questions.survey_id = survey_counts.survey_id
             ) as question
           ) as questions,
           ${timesOf(side)} as times,
           (
             select coalesce(json_agg(top), '[]')
             from (
               select term, sum(response_count)::bigint as "count"
               from term_counts
               where term_counts.survey_id = survey_counts.survey_id
                 and part in (${parts})
                 and term in (${topTerms(parts, 2 * termsMax)})
                 and apart_count >= 3
                 and response_count > 0
               group by term
               order by 2 desc, term
               limit ${2 * termsMax}
             ) as top
           ) as terms,
           (
             select coalesce(json_agg(json_build_object(
                      'bin', bin, 'count', response_count
                    )), '[]')
             from sentiment_bins
             where sentiment_bins.survey_id = survey_counts.survey_id
           ) as "sentimentBins"
    from survey_counts
    left join survey_summaries using (survey_id)
    where survey_counts.survey_id = ${surveyId}`);
  const [figures] = rows;
  if (figures === undefined) return null;
  const terms = (await dropNames(figures.terms)).slice(0, termsMax);
  const { totals, stated, ...counted } = figures;
  const questions = counted.questions.map((question) => ({
    ...question,
    form: formOf(question),
  }));
  const all = { ...counted, ...statedPartsOf(stated), questions, terms };
  return side === null ? all : takeSide(all, totals, side);
}

interface FiguresRow extends Omit<SurveyFigures, "languages" | "rings"> {
  totals: PartTotals;
  /** Number of released responses by part, for the parts of languages and rings. */
  stated: { part: number; count: number }[];
}

function statedPartsOf(
  stated: FiguresRow["stated"],
): Pick<SurveyFigures, "languages" | "rings"> {
  return {
    languages: stated.flatMap(({ part, count }) => {
      const language = languageOfPart(part);
      return language === null ? [] : [{ language, count }];
    }),
    rings: stated.flatMap(({ part, count }) => {
      const from = fromOfPart(part);
      return from === null ? [] : [{ from, count }];
    }),
  };
}

/** Without the parts of map bins, of which there may be thousands; see readAnswerMap. */
const statedParts = sql`
    (
      select coalesce(json_agg(json_build_object(
               'part', part, 'count', total
             ) order by total desc, part), '[]')
      from part_counts
      where part_counts.survey_id = survey_counts.survey_id
        and part >= ${firstStatedPart}
        and part < ${firstSquarePart}
        and kind = 'released'
    )`;

/** The parts that a side names. */
function partsOf(side: Side | null): number[] {
  return [...(side?.parts ?? [])];
}

/** The parts that belong to a side; all parts without one. */
function listParts(surveyId: number, side: Side | null): Sql {
  if (side?.alone) return sql`select unnest(${partsOf(side)}::smallint[])`;
  return sql`
    select part
    from (
      select unnest(${[0, flaggedPart, ticketPart]}::smallint[]) as part
      union all
      select part
      from part_counts
      where survey_id = ${surveyId}
        and part >= ${firstStatedPart}
        and kind = 'released'
    ) as parts
    where part <> all(${partsOf(side)}::smallint[])`;
}

function releasedOf(part: number): Sql {
  return sql`
    coalesce((
      select total::bigint
      from part_counts
      where part_counts.survey_id = survey_counts.survey_id
        and part = ${part}
        and kind = 'released'
    ), 0)`;
}

/** The most used terms of each part, read from an index, however many terms there are. */
function topTerms(parts: Sql, most: number): Sql {
  return sql`
    select top.term
    from (${parts}) as own (part)
    cross join lateral (
      select term
      from term_counts
      where term_counts.survey_id = survey_counts.survey_id
        and term_counts.part = own.part
        and apart_count >= 3
        and response_count > 0
      order by response_count desc, term
      limit ${most}
    ) as top`;
}

async function dropNames(terms: TermCount[]): Promise<TermCount[]> {
  if (terms.length === 0) return terms;
  const holdsName = await loadHoldsPersonName();
  return terms.filter(({ term }) => !holdsName(term));
}

/**
 * From sixteen days on, the curve has steps of whole days (see
 * time-buckets.ts), so the database adds up days instead of returning each
 * hour.
 */
function timesOf(side: Side | null): Sql {
  const others = sql`response_count - coalesce(part_count, 0)`;
  const own = sql`coalesce(part_count, 0)`;
  return sql`
    (
      select coalesce(json_agg(json_build_object(
               'at', extract(epoch from start) * 1000, 'count', total
             ) order by start), '[]')
      from (
        select date_trunc(unit, hour, 'UTC') as start,
               sum(${side?.alone ? own : others}) as total
        from response_hours
        left join (
          select to_timestamp(item::bigint) as hour, sum(total) as part_count
          from part_counts
          where part_counts.survey_id = survey_counts.survey_id
            and part = any(${partsOf(side)}::smallint[])
            and kind = 'hours'
          group by item
        ) as of_part using (hour),
             (
               select case when max(hour) - min(hour) > interval '16 days'
                           then 'day' else 'hour' end as unit
               from response_hours
               where response_hours.survey_id = survey_counts.survey_id
             ) as range
        where response_hours.survey_id = survey_counts.survey_id
        group by start
      ) as counted
    )`;
}
