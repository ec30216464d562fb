import { type Language, limits } from "@nearsay/core/contract";
import type {
  OperatorItem,
  OperatorQueueReply,
  OperatorSurveyReply,
} from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import type { Queryable } from "../../base/db/database.ts";
import { cutPage } from "../../base/page.ts";
import { type Refusal, invalidRequest, notFound } from "../../base/refusal.ts";
import { toMinute } from "../../base/to-minute.ts";
import {
  type SurveyKey,
  findAnySurvey,
} from "../../surveys/survey-repository.ts";
import { hiddenAs } from "../posts/hidden-text.ts";
import { type Thing, findSurveyOf } from "./find-thing.ts";
import type { DiscussionRow, ReportRow } from "./moderation-repository.ts";
import { findSurveyFile } from "./moderation.ts";
import { readQueueCursor, writeQueueCursor } from "./queue-cursor.ts";
import {
  type QueuedRow,
  findQueued,
  listQueue,
  toPlace,
} from "./queue-repository.ts";

type Item = Static<typeof OperatorItem>;

/**
 * @param after The `next` value of the page before. @throws Refusal
 * INVALID_REQUEST if no page returned it.
 */
export async function viewQueue(
  db: Queryable,
  after: string | null,
): Promise<Static<typeof OperatorQueueReply>> {
  const place = after === null ? null : readQueueCursor(after);
  const rows = await listQueue(db, place, limits.queuePage + 1);
  const page = cutPage(rows, limits.queuePage, (row) =>
    writeQueueCursor(toPlace(row)),
  );
  return { ...page, items: page.items.map(toItem) };
}

/**
 * Finds a thing by the name that an operator enters, even if hidden.
 * @throws Refusal INVALID_REQUEST if the text names nothing, NOT_FOUND if there
 * is none.
 */
export async function searchQueued(
  db: Queryable,
  sought: string,
): Promise<Item> {
  const named = readName(sought);
  if (named === null) throw invalidRequest((say) => say.itemNameInvalid);
  const thing = "kind" in named ? named : await findThing(db, named);
  const surveyId = thing && (await findSurveyOf(db, thing));
  if (thing === null || surveyId === null) throw nothing();
  const row = await findQueued(db, { ...thing, surveyId });
  if (row === null) throw nothing();
  return toItem(row);
}

/**
 * Everything that an operator sees of a survey: no hash, no anonymous ID, no
 * location.
 * @throws Refusal NOT_FOUND if there is none with this number or uuid.
 */
export async function readSurveyFile(
  db: Queryable,
  name: string,
  language: Language,
): Promise<Static<typeof OperatorSurveyReply>> {
  const key = readName(name);
  if (key === null || "kind" in key) throw nothing();
  const file = await findSurveyFile(db, key);
  if (file === null) throw nothing();
  const { survey, questions, reports, discussion } = file;
  const { surveyId: id, surveyId } = survey;
  const row = await findQueued(db, { kind: "survey", id, surveyId });
  if (row === null) throw nothing();
  return {
    item: toItem(row),
    createdAt: toMinute(survey.createdAt),
    expiresAt: survey.expiresAt.toISOString(),
    needsCode: survey.accessCodeHash !== null,
    deleting: row.deletedAt !== null,
    responseCount: survey.responseCount,
    postCount: survey.postCount,
    instructions: survey.instructions,
    questions: questions.map(({ text, options }) => ({ text, options })),
    reports: reports.map((report) => toReport(report, id)),
    discussion: discussion
      .filter(({ content }) => content !== "")
      .map((row) => toWritten(row, language)),
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A survey by its number or uuid, or a post or a reply; null for other text. */
function readName(text: string): SurveyKey | Thing | null {
  const name = text.trim().toLowerCase();
  if (uuid.test(name)) return { uuid: name };
  const [, kind, digits] =
    /^(?:(survey|post|reply)\s+)?(\d+)$/.exec(name) ?? [];
  const id = Number(digits);
  if (!Number.isSafeInteger(id) || id < 1) return null;
  return kind === "post" || kind === "reply" ? { kind, id } : { id };
}

async function findThing(db: Queryable, key: SurveyKey): Promise<Thing | null> {
  const found = await findAnySurvey(db, key);
  return found && { kind: "survey", id: found.surveyId };
}

function toItem(row: QueuedRow): Item {
  const { hiddenAt, keptAt, reportedAt, deletedAt: _deleted, ...rest } = row;
  const since = hiddenAt ?? keptAt ?? reportedAt;
  return {
    ...rest,
    state: stateOf(row),
    since: since && toMinute(since),
    appeal: row.appeal && {
      reason: row.appeal.reason,
      madeAt: toMinute(row.appeal.madeAt),
    },
  };
}

function stateOf({ hiddenAt, keptAt }: QueuedRow): Item["state"] {
  if (hiddenAt !== null) return "hidden";
  return keptAt === null ? "visible" : "kept";
}

function toReport(
  { subject, messageId, createdAt, settledAt, reason, weight }: ReportRow,
  surveyId: number,
) {
  return {
    kind: subject,
    id: subject === "survey" ? surveyId : messageId,
    reason,
    weight,
    madeOn: createdAt.toISOString().slice(0, 10),
    settled: settledAt !== null,
  };
}

function toWritten(row: DiscussionRow, language: Language) {
  const { kind, id, content, createdAt } = row;
  return {
    kind,
    id,
    content,
    createdAt: toMinute(createdAt),
    hidden: hiddenAs(row, language),
  };
}

function nothing(): Refusal {
  return notFound((say) => say.itemNotFound);
}
