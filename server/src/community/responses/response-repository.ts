import sql, { type Sql, empty, raw } from "sql-template-tag";
import {
  type ResultsMode,
  type SurveyLanguage,
  showsGroups,
} from "@nearsay/core/contract";
import type { Queryable } from "../../base/db/database.ts";
import {
  countParts,
  tallyAnswers,
  tallyChoices,
} from "../integrity/part-repository.ts";
import type { NextStep } from "../../visitors/session/bearer.ts";
import { isLive } from "../../visitors/session/actor-repository.ts";
import { dayOf, wayOf } from "../stored-responses/response-conditions.ts";
import type { StoredAnswers } from "../stored-responses/stored-answers.ts";
import type { StoredWayIn } from "../stored-responses/way-in.ts";
import {
  type LiveNames,
  type SentFrom,
  createLiveNames,
} from "./live-names.ts";

export interface ResponseToInsert {
  actorId: string;
  /** The person's name for answers in this survey; see Bearer. */
  ballot: string;
  /** The step that it adds to the person's trail; null for people without one. */
  trail: NextStep | null;
  answers: StoredAnswers;
  /** What its texts contain: each term once, and a sentiment from -1 to 1; null without text. */
  terms: string[] | null;
  sentiment: number | null;
  createdAt: Date;
  /** The request that wrote it; null if the caller sent no key. */
  requestKey: string | null;
  /** The name in this survey of the network it came from; see network-names.ts. */
  network: string;
  wayIn: StoredWayIn;
  /** The language in which the form was answered; null if it is not stored. */
  language: SurveyLanguage | null;
  /** The edition of the survey by which the answers were judged. */
  edition: number;
  /** Signs that it was stuffed, as bits; see integrity/. */
  marks: number;
  /** The part of the figures that it counts in. */
  part: number;
  /**
   * The part that the response itself stated; marks, and groups of several
   * parts, can change `part`.
   */
  ownPart: number;
  /** The map bin in which it waits for its group; null if none is stored. */
  square: string | null;
  /** Whether it uses up a right to answer by ticket. */
  ticketed: boolean;
}

/** The survey that responses are written to. */
export interface AnsweredSurvey {
  surveyId: number;
  results: ResultsMode;
  /**
   * Number of responses after which it closes, in the edition by which the
   * answers were judged; null for no limit.
   */
  quota: number | null;
}

/**
 * Writes responses to one survey in one statement. Returns the names whose
 * response was written: those who had not answered before and whose ID is not
 * ended, except if the survey's edition has changed since their answers were
 * judged, or a right to answer by ticket is used up. Only surveys that show
 * each response at once count the answers here; others do so at the release.
 * The survey's counter is locked first: only one transaction at a time changes
 * the counts under it, so no two writers can deadlock.
 */
export async function insertResponses(
  db: Queryable,
  { surveyId, results }: Pick<AnsweredSurvey, "surveyId" | "results">,
  responses: readonly ResponseToInsert[],
  countNames: LiveNames = createLiveNames(),
): Promise<Set<string>> {
  const rows = await db.query<{ ballot: string }>(sql`
    with survey as (
      select survey_id, edition
      from survey_counts
      where survey_id = ${surveyId}
      for no key update
    ),
    given as (
      select *
      from jsonb_to_recordset(${toRows(responses)}::jsonb) as given (
        "actorId" uuid, ballot uuid, "first" uuid, step uuid, sealed uuid,
        answers jsonb, terms text[], sentiment float8,
        "createdAt" timestamptz, "requestKey" text, network text, "wayIn" text,
        edition int, marks smallint, part smallint, "ownPart" smallint,
        ticketed boolean, language text, square text
      )
    ),
    written as (
      insert into responses (
        survey_id, ballot_name, answers, terms, sentiment, created_at,
        request_key, way_in, marks, part, own_part, language
      )
      select survey_id, ballot, answers, terms, sentiment, "createdAt",
             "requestKey", "wayIn", marks, part, "ownPart", language
      from survey
      join given using (edition)
      where ${isLive(raw('given."actorId"'))}
        and (step is null or not exists (
          select from trails where trails.step = given.step
        ))
        and (not ticketed or exists (
          select
          from ticket_grants
          where ticket_grants.survey_id = ${surveyId}
            and ticket_grants.ballot_name = ballot
        ))
      on conflict do nothing
      returning survey_id, ballot_name, answers, terms, sentiment, created_at,
                shown_hour, way_in, marks, part
    ),
    ${addSteps},
    ${responses.some(({ ticketed }) => ticketed) ? spendTickets(surveyId) : empty}
    ${countDays},
    ${results === "live" ? showAtOnce(surveyId, responses, countNames(surveyId, responses)) : waitForRelease(surveyId, results)}
    select ballot_name as "ballot" from written`);
  return new Set(rows.map(({ ballot }) => ballot));
}

function toRows(responses: readonly ResponseToInsert[]): string {
  return JSON.stringify(
    responses.map(({ trail, ...response }) => ({ ...response, ...trail })),
  );
}

const createdDay = sql`(created_at at time zone 'UTC')::date`;

/**
 * In the same statement as the answers, so that no answer is missing in a
 * trail.
 */
const addSteps = sql`
    stepped as (
      insert into trails (step, sealed, day)
      select step, sealed, ${createdDay}
      from written
      join given on ballot = ballot_name
      where step is not null
      order by step
    )`;

function spendTickets(surveyId: number): Sql {
  return sql`
    spent as (
      delete from ticket_grants
      using written
      where ticket_grants.survey_id = ${surveyId}
        and ticket_grants.ballot_name = written.ballot_name
        and way_in = 'ticket'
    ),`;
}

/** Counts their days and ways in at once, since these reveal nothing of the answers. */
const countDays = sql`
    days_counted as (
      insert into response_days (survey_id, day, way_in, response_count)
      select survey_id, ${dayOf}, ${wayOf}, count(*)
      from written
      group by 1, 2, 3
      on conflict (survey_id, day, way_in) do update
      set response_count = response_days.response_count
                           + excluded.response_count
    )`;

/**
 * An evaluation is due when two groups wait, one of which stays behind, and
 * then whenever another group has arrived. An evaluation after each response
 * would reveal, by what is released and in which part, what this response is
 * like.
 */
function waitForRelease(surveyId: number, results: ResultsMode): Sql {
  const enough = sql`waiting >= 2 * results_group
                     and unseen_count + added >= results_group`;
  return sql`
    counted as (
      update survey_counts
      set response_count = response_count + added.responses, unmixed = true
      from (
        select count(*) as responses, max(created_at) as latest from written
      ) as added
      where survey_id = ${surveyId}
        and added.responses > 0
      returning response_count + leaving_count - released_count as waiting,
                responses as added, latest
    ),
    waiting as (
      insert into waiting_responses (
        survey_id, ballot_name, network, square, blank
      )
      select written.survey_id, ballot_name, network, square,
             "first" is null or not exists (
               select
               from trails
               where trails.step = "first"
                 and day < ${createdDay}
             )
      from written
      join given on ballot_name = ballot
    ),
    due as (
      update due_releases
      set unseen_count = case when ${enough} then 0 else unseen_count + added end,
          due_at = case when ${enough} then least(due_at, latest) else due_at end,
          looked_at = case when ${enough} then null else looked_at end
      from counted, surveys
      where due_releases.survey_id = ${surveyId}
        and surveys.survey_id = ${surveyId}
        and ${showsGroups(results)}::boolean
    )`;
}

/**
 * Every table is filtered by survey, so that each part of the statement uses
 * only one partition.
 */
function showAtOnce(
  surveyId: number,
  responses: readonly { part: number }[],
  sent: readonly SentFrom[],
): Sql {
  const parted = responses.some(({ part }) => part !== 0);
  return sql`
    counted as (
      update survey_counts
      set response_count = response_count + added.responses,
          released_count = released_count + added.responses,
          released_at = greatest(released_at, added.latest),
          unmixed = true,
          sentiment_count = sentiment_count + added.sentiments,
          sentiment_sum = sentiment_sum + added.sentiment
      from (
        select count(*) as responses, max(created_at) as latest,
               count(sentiment) as sentiments,
               coalesce(sum(sentiment), 0) as sentiment
        from written
      ) as added
      where survey_id = ${surveyId}
        and added.responses > 0
    ),
    ${countHours},
    ${countNetworks(surveyId, sent)},
    ${countAnswers(surveyId)},
    ${parted ? sql`${countParts(raw("written"), 1, tallies)},` : empty}
    ${countTexts}`;
}

const countHours = sql`
  hours_counted as (
    insert into response_hours (survey_id, hour, response_count)
    select survey_id, date_trunc('hour', created_at, 'UTC'), count(*)
    from written
    group by 1, 2
    on conflict (survey_id, hour) do update
    set response_count = response_hours.response_count
                         + excluded.response_count
  )`;

/**
 * Counts from which networks responses and texts came, if the author may read
 * them after closing; see placeClosed. Responses of people who have answered
 * already are included: placeClosed subtracts what was not written.
 */
function countNetworks(surveyId: number, sent: readonly SentFrom[]): Sql {
  return sql`
    networks_counted as (
      insert into live_networks (survey_id, question_id, network, people)
      select ${surveyId}, "questionId",
             case
               when network = '' then ''
               -- A separate name for each question, so that names do not show
               -- who answered several.
               else split_part(network, ':', 1) || ':' ||
                    left(md5("questionId" || ' ' || network), 12)
             end,
             people
      from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as sent (
        "questionId" bigint, network text, people bigint
      )
      where exists (select from written)
        and exists (
          select
          from surveys
          where survey_id = ${surveyId}
            and reads <> 'figures'
            and not reopened
        )
      on conflict (survey_id, question_id, network) do update
      set people = live_networks.people + excluded.people
    )`;
}

/** Computed once, for the totals and for the parts. */
const tallies = { answers: raw("answered"), choices: raw("chosen") };

function countAnswers(surveyId: number): Sql {
  return sql`
    given_answers as (
      select survey_id, part, question, answer
      from written, jsonb_each(answers) as given (question, answer)
    ),
    answered as (${tallyAnswers(raw("given_answers"))}),
    chosen as (${tallyChoices(raw("given_answers"))}),
    questions_counted as (
      update question_counts
      set answer_count = answer_count + added.answers
      from (
        select question::bigint as question_id, sum(total) as answers
        from answered
        group by question
      ) as added
      where survey_id = ${surveyId}
        and question_counts.question_id = added.question_id
    ),
    options_counted as (
      update option_counts
      set choice_count = choice_count + added.choices
      from (
        select question::bigint as question_id, place::int as option_place,
               sum(total) as choices
        from chosen
        group by question, place
      ) as added
      where survey_id = ${surveyId}
        and option_counts.question_id = added.question_id
        and option_counts.option_place = added.option_place
    )`;
}

/** If each response shows at once, every person counts as distinct. */
const countTexts = sql`
    terms_counted as (
      insert into term_counts (
        survey_id, part, term, response_count, apart_count
      )
      select survey_id, part, term, count(*), count(*)
      from written, unnest(terms) as term
      group by survey_id, part, term
      on conflict (survey_id, part, term) do update
      set response_count = term_counts.response_count
                           + excluded.response_count,
          apart_count = term_counts.apart_count + excluded.apart_count
    ),
    sentiment_counted as (
      insert into sentiment_bins (survey_id, bin, response_count)
      select survey_id, least(9, floor((sentiment + 1) * 5)), count(*)
      from written
      where sentiment is not null
      group by 1, 2
      on conflict (survey_id, bin) do update
      set response_count = sentiment_bins.response_count
                           + excluded.response_count
    )`;

/** The requests that wrote these people's responses, by actor; null if a response had no key. */
export async function findRequestKeys(
  db: Queryable,
  surveyId: number,
  people: readonly { ballot: string }[],
): Promise<Map<string, string | null>> {
  if (people.length === 0) return new Map();
  const ballots = people.map(({ ballot }) => ballot);
  const rows = await db.query<{ ballot: string; requestKey: string | null }>(
    sql`
      select ballot_name as "ballot", request_key as "requestKey"
      from responses
      where survey_id = ${surveyId}
        and ballot_name = any(${ballots}::uuid[])`,
  );
  return new Map(rows.map(({ ballot, requestKey }) => [ballot, requestKey]));
}

/** Null if there is no such survey. */
export async function findEdition(
  db: Queryable,
  surveyId: number,
): Promise<number | null> {
  const rows = await db.query<{ edition: number }>(sql`
    select edition from survey_counts where survey_id = ${surveyId}`);
  return rows[0]?.edition ?? null;
}
