import { fromOfPart } from "../integrity/ring-parts.ts";
import { placedPart } from "../integrity/square-parts.ts";
import sql, { type Sql, join, raw } from "sql-template-tag";
import type { OwnDataReply } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import { rings } from "@nearsay/core/domain";
import { type StoredAnswer } from "@nearsay/core/forms";
import type { Queryable } from "../../base/db/database.ts";
import { type QuestionRow, formOf } from "../../surveys/question-repository.ts";
import { describeAnswer } from "../../surveys/describe-answer.ts";

type OwnData = Static<typeof OwnDataReply>;

/** A person's data in some surveys, the latest survey first. */
export type OwnLists = Omit<OwnData, "next">;

/** A person's names in a survey; see Bearer. */
export interface OwnNames {
  surveyId: number;
  ballot: string;
  voice: string;
}

/** The tables whose rows belong to a person, by the column with their name. */
const ownTables = {
  responses: "ballot_name",
  posts: "voice_name",
  replies: "voice_name",
  survey_likes: "voice_name",
  post_likes: "voice_name",
  survey_reports: "voice_name",
  access_grants: "voice_name",
  share_links: "voice_name",
  discussion_turns: "voice_name",
  ticket_grants: "ballot_name",
} as const;

type OwnTable = keyof typeof ownTables;

const allTables = Object.keys(ownTables) as OwnTable[];
/** The tables whose rows are shown to their author. */
const shownTables = allTables.slice(0, 6);

const namesOf = (names: readonly OwnNames[]) => sql`
  unnest(
    ${names.map(({ surveyId }) => surveyId)}::bigint[],
    ${names.map(({ ballot }) => ballot)}::uuid[],
    ${names.map(({ voice }) => voice)}::uuid[]
  ) as mine (survey_id, ballot_name, voice_name)`;

async function listSurveysIn(
  db: Queryable,
  tables: readonly OwnTable[],
  names: readonly OwnNames[],
): Promise<Set<number>> {
  const parts = tables.map(
    (table) => sql`
      or exists (
        select from ${raw(table)} as own
        where own.survey_id = mine.survey_id
          and own.${raw(ownTables[table])} = mine.${raw(ownTables[table])}
      )`,
  );
  const rows = await db.query<{ surveyId: number }>(sql`
    select survey_id as "surveyId"
    from ${namesOf(names)}
    join surveys using (survey_id)
    where owner_id = voice_name ${join(parts, "")}`);
  return new Set(rows.map(({ surveyId }) => surveyId));
}

/** Those with any data of this person, including their own surveys. */
export async function filterTouched(
  db: Queryable,
  names: readonly OwnNames[],
): Promise<OwnNames[]> {
  const touched = await listSurveysIn(db, allTables, names);
  return names.filter(({ surveyId }) => touched.has(surveyId));
}

/** How many surveys are looked at together. */
const stepSize = 200;

/** The first `limit` with data to show. */
export async function listShown(
  db: Queryable,
  names: readonly OwnNames[],
  limit: number,
): Promise<OwnNames[]> {
  const found: OwnNames[] = [];
  for (let at = 0; at < names.length && found.length < limit; at += stepSize) {
    const step = names.slice(at, at + stepSize);
    const shown = await listSurveysIn(db, shownTables, step);
    found.push(...step.filter(({ surveyId }) => shown.has(surveyId)));
  }
  return found.slice(0, limit);
}

interface Whose {
  names: readonly OwnNames[];
  now: Date;
}

/**
 * The same rule as in listRespondedIds: of a survey that the person may no
 * longer view, they see only the number.
 */
const isVisible = sql`(
  (surveys.hidden_at is null or owner_id = mine.voice_name)
  and (access_code_hash is null
    or owner_id = mine.voice_name
    or exists (
      select from access_grants
      where access_grants.survey_id = own.survey_id
        and access_grants.voice_name = mine.voice_name
    ))
)`;

const under = sql`
  own.survey_id as "surveyId",
  case when ${isVisible} then survey_uuid end as "surveyUuid",
  case when ${isVisible} then title end as "title",
  to_char(own.created_at at time zone 'UTC', 'YYYY-MM-DD') as "day"`;

const counters = raw("join survey_counts using (survey_id)");

function ofOwn(table: OwnTable, { names }: Whose, more: Sql = raw("")): Sql {
  return sql`
    from ${namesOf(names)}
    join ${raw(table)} as own using (survey_id, ${raw(ownTables[table])})
    join surveys using (survey_id)
    ${more}`;
}

/** Everything of a person in these surveys. */
export async function readOwnLists(
  db: Queryable,
  whose: Whose,
): Promise<OwnLists> {
  const [responses, posts, replies, likes, reports, surveys] =
    await Promise.all([
      listOwnResponses(db, whose),
      listOwn<OwnLists["posts"][number]>(
        db,
        sql`post_id as "id", content, reply_count as "replyCount",
            (${[...rings]}::text[])[ring + 1] as "ring", ${shown}
            ${ofOwn("posts", whose)} order by own.survey_id desc, post_id desc`,
      ),
      listOwn<OwnLists["replies"][number]>(
        db,
        sql`reply_id as "id", post_id as "postId", content, ${shown}
            ${ofOwn("replies", whose)} order by own.survey_id desc, reply_id desc`,
      ),
      listOwnLikes(db, whose),
      listOwn<OwnLists["reports"][number]>(
        db,
        sql`reason ${ofOwn("survey_reports", whose)} order by own.survey_id desc`,
      ),
      listOwnSurveys(db, whose),
    ]);
  return { responses, posts, replies, likes, reports, surveys };
}

/** Whether it is hidden from readers, and whether it is marked as by the survey's author. */
const shown = sql`
  own.hidden_at is not null as "hidden", as_author as "asAuthor"`;

function listOwn<Row>(db: Queryable, rest: Sql): Promise<Row[]> {
  return db.query<Row>(sql`select ${under}, ${rest}`);
}

/**
 * Text answers belong to the person and are always returned; questions and
 * options belong to the survey and are returned only while it is visible.
 */
async function listOwnResponses(
  db: Queryable,
  whose: Whose,
): Promise<OwnLists["responses"]> {
  const rows = await db.query<OwnResponse>(sql`
    select ${under},
           own.language as "language",
           own_part as "ownPart",
           expires_at <= ${whose.now} as "closed",
           case when results = 'live' or exists (
               select from waiting_responses
               where waiting_responses.survey_id = own.survey_id
                 and waiting_responses.ballot_name = own.ballot_name
             ) then null
             else greatest(0, 2 * results_group - 1 - leaving_count)
           end as "leavesWith",
           (
             select coalesce(json_agg(json_build_object(
                      'question', case when ${isVisible} then question_text end,
                      'answer', answer,
                      'asked', case when ${isVisible} then json_build_object(
                        'type', question_type, 'options', options, 'form', form
                      ) end
                    ) order by place), '[]')
             from jsonb_each(own.answers) as given (number, answer)
             left join questions
               on questions.survey_id = own.survey_id
               and questions.question_id = number::bigint
           ) as "answers"
    ${ofOwn("responses", whose, counters)}
    order by own.survey_id desc`);
  return rows.map(({ answers, ownPart, ...row }) => ({
    ...row,
    // The part that was stored first: the part in which it counts by now
    // depends on others' answers.
    from: fromOfPart(ownPart),
    onMap: ownPart === placedPart,
    answers: answers.map(({ question, answer, asked }) => ({
      question,
      answer: describedAnswer(answer, asked),
    })),
  }));
}

type OwnResponse = Omit<
  OwnLists["responses"][number],
  "answers" | "from" | "onMap"
> & {
  ownPart: number;
  answers: {
    question: string | null;
    answer: StoredAnswer;
    /** Null if the question is not visible. */
    asked: Pick<QuestionRow, "type" | "options" | "form"> | null;
  }[];
};

function describedAnswer(
  answer: StoredAnswer,
  asked: OwnResponse["answers"][number]["asked"],
): string[] {
  if (typeof answer === "string") return [answer];
  if (asked === null) return [];
  const described = describeAnswer({ ...asked, form: formOf(asked) }, answer);
  return [described].flat().filter((text) => text !== "");
}

function listOwnLikes(db: Queryable, whose: Whose): Promise<OwnLists["likes"]> {
  return db.query(sql`
    select ${under}, null::bigint as "postId" ${ofOwn("survey_likes", whose)}
    union all
    select ${under}, post_id ${ofOwn("post_likes", whose)}
    order by "surveyId" desc, "postId" desc nulls first`);
}

function listOwnSurveys(
  db: Queryable,
  { names, now }: Whose,
): Promise<OwnLists["surveys"]> {
  return db.query(sql`
    select survey_id as "surveyId", survey_uuid as "surveyUuid", title,
           to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as "day",
           expires_at <= ${now} as "closed",
           to_char(opens_at at time zone 'UTC', 'YYYY-MM-DD') as "opensOn",
           to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD') as "closesOn",
           quota,
           closed_message as "closedMessage",
           thanks_message as "thanksMessage",
           thanks_link as "thanksLink"
    from ${namesOf(names)}
    join surveys using (survey_id)
    where owner_id = voice_name
    order by survey_id desc`);
}
