import { limits } from "@nearsay/core/contract";
import { codeProblem } from "../access/code-field.tsx";
import { readSites } from "../access/embed-sites.ts";
import type {
  AccessSettings,
  EditorChallenge,
  EditorDraft,
} from "../draft/draft.ts";
import { type EndingProblem, problemsOf } from "../draft/ending.ts";
import { ending as endingTexts, creator as texts } from "#messages";
import { fieldIds } from "../draft/editor-context.ts";
import type { EditorPlace } from "../draft/editor-place.ts";
import { fromLocalInput } from "../draft/local-time.ts";
import { type EditorQuestion, writesOptions } from "../draft/question.ts";

import { checkTranslations } from "./check-translations.ts";
import { isFilled, textLength } from "./build-payload.ts";
import { type FormChecks, checkQuestionForms } from "./check-questions.ts";
import type { Problem } from "./problem.ts";
import { textKey } from "@nearsay/core/domain";
import { trimText } from "@nearsay/core/forms";

/** The state when Publish was pressed that is not part of the draft. */
export interface Attempt {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Whether the closing date is typed incompletely, which leaves it empty in the draft. */
  readonly closingUnfinished: boolean;
}

/** All problems that prevent a draft from being published, in the order of the form. */
export function checkDraft(draft: EditorDraft, attempt: Attempt): Problem[] {
  const untitled = trimText(draft.title) === "";
  return [
    ...problemAt(fieldIds.title, untitled ? texts.problems.noTitle : null),
    ...problemAt(fieldIds.place, placeProblem(draft.place)),
    ...problemAt(fieldIds.addQuestion, countProblem(draft)),
    ...checkQuestions(draft).flatMap(({ problems }) => problems),
    ...checkVisibility(draft.access),
    ...problemAt(fieldIds.closesAt, closingProblem(draft.closesAt, attempt)),
    ...problemsOf(draft.ending, draft.closesAt).map((problem) => ({
      field: endingFields[problem],
      message: endingTexts.problems[problem],
    })),
    ...draft.challenges.flatMap(checkChallenge),
    ...checkTranslations(draft),
    ...checkExportCode(draft.access),
  ];
}

const endingFields: Record<EndingProblem, string> = {
  quota: fieldIds.quota,
  opensLate: fieldIds.opensAt,
  link: fieldIds.thanksLink,
};

function placeProblem({ kind, named, point }: EditorPlace): string | null {
  const { missing } = texts.publish.place;
  if (kind === "named" && named === null) return missing.named;
  return kind === "point" && point === null ? missing.point : null;
}

/** Empty without a message. */
function problemAt(field: string, message: string | null): Problem[] {
  return message === null ? [] : [{ field, message }];
}

function closingProblem(closesAt: string, attempt: Attempt): string | null {
  const closing = fromLocalInput(closesAt);
  if (closing === null) {
    return closesAt !== "" || attempt.closingUnfinished
      ? texts.problems.closingUnfinished
      : null;
  }
  return closing.getTime() <= attempt.now ? texts.problems.closingPast : null;
}

function countProblem(draft: EditorDraft): string | null {
  const { questions, challenges } = draft;
  if (questions.length === 0) return texts.problems.noQuestion;
  const others = questions.filter(({ other }) => other !== null).length;
  const asked = questions.length + others + challenges.filter(isFilled).length;
  if (asked > limits.questionsMax) {
    return texts.problems.tooManyQuestions({ max: limits.questionsMax });
  }
  const { surveyTextMax } = limits;
  return textLength(draft) > surveyTextMax
    ? texts.problems.tooLong({ max: surveyTextMax })
    : null;
}

/** Problems of single questions that prevent publishing. */
export function checkQuestions(
  draft: Pick<EditorDraft, "questions">,
): { question: EditorQuestion; problems: Problem[] }[] {
  const forms = checkQuestionForms(draft);
  return draft.questions.map((question, index) => ({
    question,
    problems: checkQuestion(question, index, forms),
  }));
}

function checkQuestion(
  question: EditorQuestion,
  index: number,
  forms: FormChecks,
): Problem[] {
  const field = fieldIds.question(question.key);
  const missing =
    trimText(question.text) === ""
      ? [
          {
            field,
            message: texts.problems.noQuestionText({ number: index + 1 }),
          },
        ]
      : [];
  const options = writesOptions(question.kind)
    ? checkOptions(question, index + 1)
    : [];
  const words = [...missing, ...options];
  return options.length > 0 ? words : [...words, ...forms(question, index + 1)];
}

function checkOptions(question: EditorQuestion, number: number): Problem[] {
  const written = question.options.filter(({ text }) => trimText(text) !== "");
  if (written.length < 2) {
    const empty = question.options.find((option) => !written.includes(option));
    const toFill = empty ?? question.options.at(-1);
    const field = fieldIds.option(toFill?.key ?? "");
    return [{ field, message: texts.problems.fewOptions({ number }) }];
  }
  const seen = new Set<string>();
  return written.flatMap(({ key, text }) => {
    const repeated = seen.has(textKey(text));
    seen.add(textKey(text));
    const message = texts.problems.sameOption({ number });
    return repeated ? [{ field: fieldIds.option(key), message }] : [];
  });
}

function checkChallenge(challenge: EditorChallenge): Problem[] {
  const noText = trimText(challenge.text) === "";
  if (noText === (trimText(challenge.expectedAnswer) === "")) return [];
  const field = noText
    ? fieldIds.challenge(challenge.key)
    : fieldIds.expectedAnswer(challenge.key);
  return [{ field, message: texts.problems.halfChallenge }];
}

function checkVisibility(access: AccessSettings): Problem[] {
  const wrong = access.mode === "code" ? codeProblem(access.code) : null;
  return [
    ...problemAt(fieldIds.accessCode, wrong && texts.access.code[wrong]),
    ...problemAt(fieldIds.embedSites, sitesProblem(access)),
  ];
}

function checkExportCode(access: AccessSettings): Problem[] {
  const wrong = access.exportProtected ? codeProblem(access.exportCode) : null;
  if (wrong === null) return [];
  const message = texts.access.exportCode[wrong];
  const alert = texts.problems.exportCode[wrong];
  return [{ field: fieldIds.exportCode, message, alert }];
}

function sitesProblem(access: AccessSettings): string | null {
  if (access.mode === "code" || access.embedding !== "listed") return null;
  const { origins, wrong } = readSites(access.embedSites);
  const words = texts.problems.sites;
  if (wrong[0] !== undefined) return words.wrong({ text: wrong[0] });
  if (origins.length === 0) return words.none;
  const max = limits.embedOriginsMax;
  return origins.length > max ? words.tooMany({ max }) : null;
}
