import {
  figureOf,
  limits,
  type NextRelease,
  type ReadMode,
  showsGroups,
} from "@nearsay/core/contract";
import type {
  ReadRowsReply,
  ReadTextsReply,
} from "@nearsay/core/contract/schema";
import { isExpired } from "@nearsay/core/forms";
import type { Static } from "typebox";
import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import { Refusal, notFound } from "../../base/refusal.ts";
import {
  type QuestionRow,
  listQuestions,
} from "../../surveys/question-repository.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import {
  answersOf,
  countRows,
  countTexts,
  listRows,
  listTexts,
} from "./reading-repository.ts";
import { describeAnswers } from "./describe-answers.ts";

interface TextsQuery {
  question: number;
  q?: string;
  cursor?: string;
  limit?: number;
}

interface RowsQuery {
  cursor?: number;
  limit?: number;
}

/**
 * What keys of a survey can read: released responses only, to the extent
 * announced to people before they answered.
 */
export function createReading(db: Queryable, clock: Clock) {
  /** How many responses wait to be readable, and for what. */
  async function reached(survey: SurveyRow) {
    const rows = await countRows(db, survey.surveyId);
    return {
      waiting: Math.max(0, survey.responseCount - rows),
      group_size: survey.resultsGroup,
      next_release: nextRelease(survey, clock()),
    };
  }

  return {
    /**
     * @throws Refusal READING_NOT_PROMISED; NOT_FOUND if there is no such
     * question with free-text answers.
     */
    async texts(
      survey: SurveyRow,
      query: TextsQuery,
    ): Promise<Static<typeof ReadTextsReply>> {
      requirePromise(survey, ["texts", "rows"]);
      const { surveyId } = survey;
      const { questionId } = findWritten(
        await listQuestions(db, surveyId),
        query.question,
      );
      const limit = query.limit ?? limits.readingMax;
      const read = (after: string | null, count: number) =>
        listTexts(db, surveyId, questionId, after, count);
      const found = await findTexts(read, query, limit);
      const counts = await countTexts(db, surveyId);
      const shown = counts.get(questionId) ?? 0;
      return { ...found, shown, ...(await reached(survey)) };
    },

    /** @throws Refusal READING_NOT_PROMISED. */
    async rows(
      survey: SurveyRow,
      query: RowsQuery,
    ): Promise<Static<typeof ReadRowsReply>> {
      requirePromise(survey, ["rows"]);
      const { surveyId } = survey;
      const limit = query.limit ?? limits.readingMax;
      const after = query.cursor ?? 0;
      const rows = await listRows(db, surveyId, after, limit);
      const questions = await listQuestions(db, surveyId);
      const state = await reached(survey);
      return {
        items: rows.map((placed) => ({
          row: placed.row,
          answers: describeAnswers(answersOf(placed), questions),
        })),
        cursor: rows.length < limit ? null : (rows.at(-1)?.row ?? null),
        shown: Math.max(0, survey.responseCount - state.waiting),
        ...state,
      };
    },
  };
}

/** A search checks this number of texts at a time, so that no request reads a whole survey. */
const searchedMax = 5000;

async function findTexts(
  read: (
    after: string | null,
    count: number,
  ) => Promise<{ place: string; text: string }[]>,
  { q = "", cursor }: TextsQuery,
  limit: number,
): Promise<{ items: string[]; cursor: string | null }> {
  const sought = q.trim().toLowerCase();
  const count = sought === "" ? limit : searchedMax;
  const texts = await read(cursor ?? null, count);
  const found = texts.filter(({ text }) => text.toLowerCase().includes(sought));
  const items = found.slice(0, limit);
  const cut = found.length > limit;
  const last = cut ? items.at(-1) : texts.at(-1);
  return {
    items: items.map(({ text }) => text),
    cursor: cut || texts.length === count ? (last?.place ?? null) : null,
  };
}

/** @throws Refusal READING_NOT_PROMISED if people were notified that less is read. */
export function requirePromise(
  { reads }: Pick<SurveyRow, "reads">,
  promised: readonly ReadMode[],
): void {
  if (promised.includes(reads)) return;
  throw new Refusal("READING_NOT_PROMISED", (say) => say.readingNotPromised, {
    data: { reads },
  });
}

function findWritten(questions: QuestionRow[], id: number): QuestionRow {
  const question = questions.find(({ questionId }) => questionId === id);
  const isWritten = question && figureOf(question.form.kind) === "texts";
  if (isWritten && !question.isChallenge) return question;
  throw notFound((say) => say.textQuestionNotFound);
}

/**
 * What unreleased responses wait for. Texts and rows of surveys with live
 * figures wait for closing.
 */
function nextRelease(survey: SurveyRow, now: Date): NextRelease | null {
  if (isExpired(survey, now)) return null;
  return showsGroups(survey.results) ? "more-answers" : "closing";
}
