import { kindTraits } from "@nearsay/core/contract";
import { type FormProblem, checkForms, trimText } from "@nearsay/core/forms";
import type { EditorDraft } from "../draft/draft.ts";
import { fieldIds } from "../draft/editor-context.ts";
import type { EditorQuestion } from "../draft/question.ts";
import { creator as texts } from "#messages";
import { placeTrimmed } from "./build-payload.ts";
import type { Problem } from "./problem.ts";

/**
 * Problems in how a question is asked.
 * @param number Of the question, from 1.
 */
export type FormChecks = (
  question: EditorQuestion,
  number: number,
) => Problem[];

/** Uses the server's rules for surveys. */
export function checkQuestionForms(
  draft: Pick<EditorDraft, "questions">,
): FormChecks {
  const placed = placeTrimmed(draft);
  const found = new Map(
    checkForms(placed).map(({ question, problem }) => [
      placed[question]?.key,
      problem,
    ]),
  );
  return (question, number) => {
    const { key, other } = question;
    const own = found.get(key);
    const problem = incompleteOf(question) ?? own;
    const around = other && wordless(other.question);
    return [
      ...(problem === undefined ? [] : describe(question, number, problem)),
      ...(around ? [otherProblem(around, number)] : []),
    ];
  };
}

/**
 * An incompletely typed number or date has a placeholder value that is not what
 * the author means.
 */
function incompleteOf({ number, dates }: EditorQuestion) {
  if (number && (number.least === null || number.most === null))
    return "number";
  return dates && (dates.first === "" || dates.last === "") ? "dates" : null;
}

function wordless(question: EditorQuestion): EditorQuestion | null {
  return trimText(question.text) === "" ? question : null;
}

function otherProblem({ key }: EditorQuestion, number: number): Problem {
  return {
    field: fieldIds.question(key),
    message: texts.problems.form.other({ number }),
  };
}

function describe(
  question: EditorQuestion,
  number: number,
  problem: FormProblem,
): Problem[] {
  const words = texts.problems.form;
  const at = (field: string, message: string) => [{ field, message }];
  const { key, kind } = question;
  const isOrder = kindTraits[kind].answer === "order";
  switch (problem) {
    case "number":
      return at(fieldIds.least(key), words.number({ number }));
    case "dates":
      return at(fieldIds.first(key), words.dates({ number }));
    case "options":
      return at(
        fieldIds.option(question.options[0]?.key ?? ""),
        words.options[isOrder ? "list" : "answers"]({
          number,
        }),
      );
    case "bounds":
      return at(fieldIds.least(key), words.bounds({ number }));
    case "backwards":
    case "no-choice":
    case "no-option":
    case "unreachable":
    case "entangled":
      return at(fieldIds.showIf(key), words[problem]({ number }));
    case "type":
    case "scale":
    case "exclusive":
    case "within":
      return at(fieldIds.kind(key), words.kind({ number }));
  }
}
