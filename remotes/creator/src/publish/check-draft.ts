import { limits } from "@nearsay/core/contract";
import { codeProblem } from "../access/code-problem.ts";
import { readSites } from "../access/embed-sites.ts";
import type {
  AccessSettings,
  EditorChallenge,
  EditorDraft,
  EditorQuestion,
} from "../draft/draft.ts";
import { fieldIds } from "../draft/field-ids.ts";
import { fromLocalInput } from "../draft/local-time.ts";
import { texts } from "../texts.ts";
import { isFilled, payloadBytes } from "./build-payload.ts";

/** Why a draft cannot be published yet, and the control to mend it in. `alert` replaces `message` where the problems are listed. */
export interface Problem {
  field: string;
  message: string;
  alert?: string;
}

/** What was the case when Publish was pressed and no draft can tell. */
export interface Attempt {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The closing date is typed in part, which leaves it empty in the draft. */
  readonly closingUnfinished: boolean;
}

/** Everything that keeps a draft from being published, in the order of the form. */
export function checkDraft(draft: EditorDraft, attempt: Attempt): Problem[] {
  return [
    ...checkTitle(draft.title),
    ...checkClosing(draft.closesAt, attempt),
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

function checkClosing(closesAt: string, attempt: Attempt): Problem[] {
  const field = fieldIds.closesAt;
  const closing = fromLocalInput(closesAt);
  if (closing === null) {
    return closesAt !== "" || attempt.closingUnfinished
      ? [{ field, message: texts.problems.closingUnfinished }]
      : [];
  }
  return closing.getTime() <= attempt.now
    ? [{ field, message: texts.problems.closingPast }]
    : [];
}

function checkCount(draft: EditorDraft): Problem[] {
  const message = countProblem(draft);
  return message === null ? [] : [{ field: fieldIds.addQuestion, message }];
}

function countProblem(draft: EditorDraft): string | null {
  const { questions, challenges } = draft;
  if (questions.length === 0) return texts.problems.noQuestion;
  const asked = questions.length + challenges.filter(isFilled).length;
  if (asked > limits.questionsMax) {
    return texts.problems.tooManyQuestions(limits.questionsMax);
  }
  return payloadBytes(draft) > limits.bodyBytesMax
    ? texts.problems.tooLong
    : null;
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
  if (written.length < 2) {
    const empty = question.options.find((option) => !written.includes(option));
    const toFill = empty ?? question.options.at(-1);
    const field = fieldIds.option(toFill?.key ?? "");
    return [{ field, message: texts.problems.fewOptions(number) }];
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
    ...checkSites(access),
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

function checkSites({
  mode,
  embedding,
  embedSites,
}: AccessSettings): Problem[] {
  if (mode === "code" || embedding !== "listed") return [];
  const message = sitesProblem(embedSites);
  return message === null ? [] : [{ field: fieldIds.embedSites, message }];
}

function sitesProblem(text: string): string | null {
  const { origins, wrong } = readSites(text);
  const words = texts.problems.sites;
  if (wrong[0] !== undefined) return words.wrong(wrong[0]);
  if (origins.length === 0) return words.none;
  const max = limits.embedOriginsMax;
  return origins.length > max ? words.tooMany(max) : null;
}
