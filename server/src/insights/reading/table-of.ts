import type { StoredAnswers } from "../../community/stored-responses/stored-answers.ts";
import { describeAnswer } from "../../surveys/describe-answer.ts";
import type { QuestionRow } from "../../surveys/question-repository.ts";

/** Whether several choices are written in one column each, or in one together. */
export type Choices = "columns" | "joined";

type Asked = Pick<
  QuestionRow,
  "questionId" | "text" | "options" | "allowMultiple" | "form"
>;

interface Column {
  name: string;
  cellOf: (answers: StoredAnswers) => string | number;
}

/**
 * Responses as a table: a column for each question, or for each option of one
 * with several choices.
 */
export function tableOf(questions: readonly Asked[], choices: Choices) {
  const columns = questions.flatMap((question) =>
    question.allowMultiple && choices === "columns"
      ? question.options.map((_, place) => optionColumn(question, place))
      : [questionColumn(question)],
  );
  return {
    columns: columns.map(({ name }) => name),
    cellsOf: (answers: StoredAnswers) =>
      columns.map(({ cellOf }) => cellOf(answers)),
  };
}

const between = "; ";

function questionColumn(question: Asked): Column {
  return {
    name: question.text,
    cellOf(answers) {
      const described = describeAnswer(
        question,
        answers[question.questionId] ?? "",
      );
      return typeof described === "string"
        ? described
        : described.join(between);
    },
  };
}

/** 1 if the option was chosen, 0 if others were, empty if the question was not answered. */
function optionColumn({ questionId, text, options }: Asked, place: number) {
  return {
    name: `${text} [${options[place] ?? ""}]`,
    cellOf(answers: StoredAnswers) {
      const answer = answers[questionId];
      if (answer === undefined || typeof answer === "string") return "";
      return answer.includes(place) ? 1 : 0;
    },
  };
}
