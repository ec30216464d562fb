import { type KindFigures, sendForm } from "@nearsay/core/contract";
import { formatCount } from "@nearsay/core/domain";
import { rankingFigures } from "@nearsay/core/forms";
import {
  type DateWriter,
  answeredOf,
  describeRanking,
  describeScale,
  describeStatements,
  kindTexts,
  orderStatements,
  stepFigures,
} from "@nearsay/core/charts";
import type { QuestionFigures } from "../../surveys/survey-figures.ts";
import { answersTo, inSentence } from "./sentence.ts";
import { summary as texts } from "#messages";

/** Maximum number of sentences about kinds other than choices and texts. */
const kindsMax = 2;
/** Minimum number of answers from which a question is described. */
const answersMin = 3;

/**
 * A sentence for each scale, ranking, number and date, in the survey's order,
 * and one for all statements; no more than two.
 */
export function describeKinds(asked: readonly QuestionFigures[]): string[] {
  const answered = asked.filter(({ answerCount }) => answerCount >= answersMin);
  return [
    ...answered.flatMap(describeOne),
    ...describeAgreement(answered),
  ].slice(0, kindsMax);
}

function describeOne(question: QuestionFigures): string[] {
  const claim = claimOf(question);
  return claim === null
    ? []
    : [texts.restingOn({ claim, basis: answersTo([question]) })];
}

function claimOf(question: QuestionFigures): string | null {
  const { form, type, options, choiceCounts, answerCount } = question;
  if (form.scale !== null) return describeScale(form.scale, choiceCounts);
  if (form.kind === "ranking") {
    const figures = rankingFigures(options.length, choiceCounts, answerCount);
    return describeRanking(figures, options.map(inSentence), answerCount);
  }
  const sent = sendForm(form, type) ?? { kind: form.kind };
  return describeSteps({ form: sent, options, places: choiceCounts });
}

function describeSteps({ form, ...figures }: KindFigures): string | null {
  const { number } = form;
  const named = number && { ...number, unit: inSentence(number.unit) };
  const described = {
    ...figures,
    form: { ...form, ...(named && { number: named }) },
  };
  return stepFigures(described, writeDay)?.label ?? null;
}

/** As YYYY-MM-DD, YYYY-MM or YYYY: localized dates may contain full stops, which end sentences. */
const writeDay: DateWriter = (detail) => (day) =>
  new Date(day).toISOString().slice(0, lengths[detail]);

const lengths = { day: 10, year: 10, month: 7, "only-year": 4 };

/** The statement with the most consensus. */
function describeAgreement(asked: readonly QuestionFigures[]): string[] {
  const statements = asked
    .filter(({ form }) => form.kind === "statement")
    .map(({ questionId, text, choiceCounts }) => {
      const [agree = 0, disagree = 0, pass = 0] = choiceCounts;
      const named = { id: String(questionId), text: inSentence(text) };
      return { ...named, agree, disagree, pass };
    });
  const [agreed] = orderStatements(statements, "consensus");
  const [claim] = describeStatements(statements);
  if (agreed === undefined || claim === undefined) return [];
  const answers = answeredOf(agreed);
  return [
    texts.restingOn({
      claim,
      basis: kindTexts.answers({
        count: answers,
        formatted: formatCount(answers),
      }),
    }),
  ];
}
