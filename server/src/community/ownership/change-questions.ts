import { isDeepStrictEqual } from "node:util";
import { wordsOfForm } from "@nearsay/core/domain";
import { trimText } from "@nearsay/core/forms";
import { Refusal, invalidRequest } from "../../base/refusal.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import type { Edit } from "../../surveys/edit-repository.ts";
import { readNewQuestions } from "../../surveys/new-question.ts";
import { wordless } from "../../surveys/form-words.ts";
import type { QuestionRow } from "../../surveys/question-repository.ts";
import { challengeAnswerHash } from "../../surveys/secrets.ts";
import type { Wanted } from "./change-survey.ts";
import type { WantedQuestion } from "./question-changes-repository.ts";
import { carryTranslations, translatedEdits } from "./change-translations.ts";

type Payload = NonNullable<Wanted["questions"]>;

/**
 * The requested questions, in their order. A question keeps its identity if it
 * names an existing number, or if it reads exactly like an existing question
 * that no other one names, so that a repeat adds nothing.
 * @throws Refusal INVALID_REQUEST that states which question to correct.
 */
export function changeQuestions(
  current: readonly QuestionRow[],
  payload: Payload,
  hash: KeyedHash,
  surveyUuid: string,
  isTranslated: boolean,
): WantedQuestion[] {
  const named = payload.map(({ id }, place) => findNamed(current, id, place));
  const ids = named.flatMap((question) => question?.questionId ?? []);
  if (new Set(ids).size < ids.length)
    throw invalidRequest((say) => say.questionTwice);
  const kept = payload.map((question, place) =>
    keepsAnswer(question, named[place] ?? null),
  );
  const read = readNewQuestions(
    payload.map((question, place) =>
      kept[place] === true
        ? { ...question, challengeExpectedResponse: "as it is" }
        : question,
    ),
    isTranslated,
  );
  const wanted = read.map(({ expectedAnswer, ...rest }, place) => ({
    ...rest,
    translations: carryTranslations(named[place] ?? null, rest),
    questionId: named[place]?.questionId ?? null,
    isChallenge: expectedAnswer !== null,
    expectedAnswerHash:
      kept[place] === true
        ? (named[place]?.expectedAnswerHash ?? null)
        : expectedAnswer &&
          challengeAnswerHash(hash, surveyUuid, expectedAnswer),
  }));
  return recognise(current, wanted, new Set(ids));
}

function findNamed(
  current: readonly QuestionRow[],
  id: number | undefined,
  place: number,
): QuestionRow | null {
  if (id === undefined) return null;
  const found = current.find(({ questionId }) => questionId === id);
  if (found !== undefined) return found;
  throw invalidRequest((say) =>
    say.questionForeign({
      question: place + 1,
    }),
  );
}

/**
 * Expected answers are never sent out, so the owner cannot send them back; an
 * empty one keeps the current answer.
 */
function keepsAnswer(
  { isChallenge, challengeExpectedResponse }: Payload[number],
  current: QuestionRow | null,
): boolean {
  return (
    isChallenge === true &&
    current?.isChallenge === true &&
    trimText(challengeExpectedResponse ?? "") === ""
  );
}

function recognise(
  current: readonly QuestionRow[],
  wanted: WantedQuestion[],
  taken: Set<number>,
): WantedQuestion[] {
  return wanted.map((question) => {
    if (question.questionId !== null) return question;
    const same = current.find(
      (one) =>
        !taken.has(one.questionId) &&
        isDeepStrictEqual(
          { ...one, questionId: null, translations: null },
          { ...question },
        ),
    );
    if (same === undefined) return question;
    taken.add(same.questionId);
    return same;
  });
}

/**
 * The text changes of the questions.
 * @throws Refusal SURVEY_ANSWERED if more than text would change.
 */
export function rewordings(
  current: readonly QuestionRow[],
  wanted: readonly WantedQuestion[],
): Edit[] {
  if (!isDeepStrictEqual(current.map(shapeOf), wanted.map(shapeOf)))
    throw new Refusal("SURVEY_ANSWERED", (say) => say.questionsFixed);
  return current.flatMap((before, place) =>
    compare(before, wanted[place] ?? before),
  );
}

/** The properties that stored answers depend on. */
function shapeOf({ options, form, ...question }: WantedQuestion) {
  const { text: _text, translations: _translations, ...rest } = question;
  return { ...rest, form: wordless(form), options: options.length };
}

function compare(before: QuestionRow, after: WantedQuestion): Edit[] {
  const { questionId } = before;
  const edits: Edit[] = before.options.map((option, place) => ({
    part: "option",
    questionId,
    option: place,
    before: option,
    after: after.options[place] ?? option,
  }));
  edits.unshift({
    part: "question",
    questionId,
    option: null,
    before: before.text,
    after: after.text,
  });
  const words: Record<string, string> = wordsOfForm(after.form);
  for (const [name, word] of Object.entries(wordsOfForm(before.form)))
    edits.push({
      part: "form",
      questionId,
      option: null,
      before: word,
      after: words[name] ?? "",
    });
  const own = edits.filter((edit) => edit.before !== edit.after);
  return [...own, ...translatedEdits(before, after)];
}
