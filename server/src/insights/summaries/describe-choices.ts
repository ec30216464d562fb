import type { OptionCount } from "@nearsay/core/contract";
import { formatCount } from "@nearsay/core/domain";
import {
  type WithShare,
  formatPercent,
  withShares,
} from "@nearsay/core/charts";
import type { AnswerCounts } from "../../surveys/survey-figures.ts";
import { answersTo, quoteWord } from "./sentence.ts";
import { summary as texts } from "#messages";

/** Maximum number of choice questions that get a sentence. */
const choicesMax = 2;
/** Minimum number of answers from which a choice is described. */
const answersMin = 3;

interface Choice {
  question: AnswerCounts;
  first: WithShare<OptionCount>;
  second: WithShare<OptionCount>;
  /** The lead of the first option, as a share of all answers. */
  lead: number;
}

/** A sentence for each of the questions with the clearest results, in the survey's order. */
export function describeClearestChoices(
  questions: readonly AnswerCounts[],
): string[] {
  const choices = questions.flatMap(findChoice);
  const clearest = [...choices]
    .sort((a, b) => b.lead - a.lead)
    .slice(0, choicesMax);
  return choices.filter((choice) => clearest.includes(choice)).map(describe);
}

function findChoice(question: AnswerCounts): Choice[] {
  const { options, choiceCounts, answerCount } = question;
  const counted = options.map((option, place) => ({
    option,
    count: choiceCounts[place] ?? 0,
  }));
  const [first, second] = withShares(counted, answerCount).sort(
    (a, b) => b.count - a.count,
  );
  if (first === undefined || second === undefined) return [];
  if (answerCount < answersMin) return [];
  const lead = (first.count - second.count) / answerCount;
  return [{ question, first, second, lead }];
}

function describe({ question, first, second }: Choice): string {
  const share = formatPercent(first.percent);
  const basis = answersTo([question]);
  const [top, next] = [quoteWord(first.option), quoteWord(second.option)];
  if (first.count === second.count) {
    return texts.restingOn({
      claim: texts.level({ top, next, share }),
      basis,
    });
  }
  if (first.count * 2 > question.answerCount) {
    const of = texts.someOf({ part: formatCount(first.count), basis });
    return texts.restingOn({
      claim: texts.most({ top, share }),
      basis: of,
    });
  }
  return texts.restingOn({
    claim: texts.leads({
      top,
      share,
      next,
      nextShare: formatPercent(second.percent),
    }),
    basis,
  });
}
