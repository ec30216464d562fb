import { limits } from "@nearsay/core/contract";
import { codeProblem } from "../access/code-problem.ts";
import type {
  AccessSettings,
  EditorChallenge,
  EditorDraft,
  EditorQuestion,
} from "../editor/draft.ts";
import { fieldIds } from "../editor/field-ids.ts";
import { fromLocalInput } from "../editor/local-time.ts";
import { texts } from "../texts.ts";

/** Why a draft cannot be published yet, and the control to mend it in. `alert` replaces `message` where the problems are listed. */
export interface Problem {
  field: string;
  message: string;
  alert?: string;
}

/** Everything that keeps a draft from being published, in the order of the form. @param now Milliseconds since the epoch. */
export function checkDraft(draft: EditorDraft, now: number): Problem[] {
  return [
    ...checkTitle(draft.title),
    ...checkClosing(draft.closesAt, now),
    ...checkCount(draft),
    ...draft.questions.flatMap(checkQuestion),
    ...checkAccess(draft.access),
    ...draft.challenges.flatMap(checkChallenge),
  ];
}

function checkTitle(title: string): Problem[] {
  return title.trim() === ""
    ? [{ field: fieldIds.title, message: texts.problems.noTitle }]
    : [];
}

function checkClosing(closesAt: string, now: number): Problem[] {
  const closing = fromLocalInput(closesAt);
  return closing !== null && closing.getTime() <= now
    ? [{ field: fieldIds.closesAt, message: texts.problems.closingPast }]
    : [];
}

function checkCount({ questions, challenges }: EditorDraft): Problem[] {
  const field = fieldIds.addQuestion;
  if (questions.length === 0) {
    return [{ field, message: texts.problems.noQuestion }];
  }
  return questions.length + challenges.length > limits.questionsMax
    ? [{ field, message: texts.problems.tooManyQuestions(limits.questionsMax) }]
    : [];
}

function checkQuestion(question: EditorQuestion, index: number): Problem[] {
  const field = fieldIds.question(question.key);
  const missing =
    question.text.trim() === ""
      ? [{ field, message: texts.problems.noQuestionText(index + 1) }]
      : [];
  return question.type === "multiple_choice"
    ? [...missing, ...checkOptions(question, index + 1)]
    : missing;
}

function checkOptions(question: EditorQuestion, number: number): Problem[] {
  const written = question.options.filter(({ text }) => text.trim() !== "");
  const first = question.options[0];
  if (written.length === 0) {
    const field = fieldIds.option(first?.key ?? "");
    return [{ field, message: texts.problems.noOption(number) }];
  }
  const seen = new Set<string>();
  return written.flatMap(({ key, text }) => {
    const repeated = seen.has(text.trim());
    seen.add(text.trim());
    const message = texts.problems.sameOption(number);
    return repeated ? [{ field: fieldIds.option(key), message }] : [];
  });
}

function checkChallenge(challenge: EditorChallenge): Problem[] {
  const noText = challenge.text.trim() === "";
  if (noText === (challenge.expectedAnswer.trim() === "")) return [];
  const field = noText
    ? fieldIds.challenge(challenge.key)
    : fieldIds.expectedAnswer(challenge.key);
  return [{ field, message: texts.problems.halfChallenge }];
}

function checkAccess(access: AccessSettings): Problem[] {
  const code = access.mode === "code" ? codeProblem(access.code) : null;
  const exportCode = access.exportProtected
    ? codeProblem(access.exportCode)
    : null;
  return [
    ...(code === null
      ? []
      : [{ field: fieldIds.accessCode, message: texts.access.code[code] }]),
    ...(exportCode === null
      ? []
      : [
          {
            field: fieldIds.exportCode,
            message: texts.access.exportCode[exportCode],
            alert: texts.problems.exportCode[exportCode],
          },
        ]),
  ];
}
