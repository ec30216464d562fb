import { formatCount, formatList } from "@nearsay/core/domain";
import type {
  QuestionFigures,
  TermCount,
} from "../analytics/analytics-repository.ts";
import { answersTo, count, name, quoteWord, restingOn } from "./sentence.ts";
import { type SummaryMaterial, isOpenQuestion } from "./summary-material.ts";
import type { OptionCount } from "@nearsay/core/contract";

/** How many words are named. */
const termsMax = 3;
/** From how many scored texts on a mood is told. */
const moodMin = 3;

/** Two to five sentences from the figures; each says what it rests on. */
export function writeBuiltIn(material: SummaryMaterial): string {
  const found = [
    ...describeClearestChoices(material.questions),
    ...describeMood(material),
    ...describeTerms(material),
  ];
  const rest = found.length > 0 ? found : describeMostAnswered(material);
  return [describeTurnout(material), ...rest].join(" ");
}

function describeTurnout({ responseCount, questions }: SummaryMaterial) {
  const people = count(responseCount, "person", "people");
  return `${people} answered this survey of ${count(questions.length, "question")}.`;
}

function describeMostAnswered({ questions }: SummaryMaterial): string[] {
  const [most] = [...questions].sort((a, b) => b.answerCount - a.answerCount);
  return most === undefined
    ? []
    : [restingOn("One question was answered most", answersTo([most]))];
}

/** The bins of sentiment_bins that count as each mood. */
const moods = {
  positive: [6, 7, 8, 9],
  neutral: [4, 5],
  negative: [0, 1, 2, 3],
};

function describeMood({
  questions,
  sentimentCount,
  sentimentBins,
}: SummaryMaterial): string[] {
  if (sentimentCount < moodMin) return [];
  const shares = Object.entries(moods).map(([mood, bins]) => ({
    mood,
    responses: sentimentBins
      .filter(({ bin }) => bins.includes(bin))
      .reduce((total, { count: responses }) => total + responses, 0),
  }));
  const main = shares.find(({ responses }) => responses * 2 > sentimentCount);
  const parts = shares.map(
    ({ mood, responses }) => `${formatCount(responses)} ${mood}`,
  );
  const sound = main === undefined ? "mixed" : `mostly ${main.mood}`;
  const open = questions.filter(isOpenQuestion);
  return [
    restingOn(
      `What people wrote sounds ${sound}: ${formatList(parts)}`,
      `${count(sentimentCount, "response")} with text that could be scored, to ${name(open)}`,
    ),
  ];
}

function describeTerms({ questions, terms }: SummaryMaterial): string[] {
  const named = distinctTerms(terms).slice(0, termsMax);
  const [first, ...others] = named.map(({ term }) => quoteWord(term));
  if (first === undefined) return [];
  const parts = [first, ...others].map((term, place) => {
    const people = named[place]?.count ?? 0;
    return place === 0
      ? `${term} by ${count(people, "person", "people")}`
      : `${term} by ${formatCount(people)}`;
  });
  const basis = answersTo(questions.filter(isOpenQuestion));
  return [restingOn(`Named most often: ${formatList(parts)}`, basis)];
}

/** Without those that are part of one named before, or hold one. */
function distinctTerms(terms: readonly TermCount[]): TermCount[] {
  const holds = (one: string, other: string) =>
    ` ${one} `.includes(` ${other} `);
  return terms.filter(({ term }, place) =>
    terms
      .slice(0, place)
      .every(
        (before) => !holds(before.term, term) && !holds(term, before.term),
      ),
  );
}

/** How many choice questions get a sentence. */
const choicesMax = 2;
/** From how many answers on a choice is told. */
const answersMin = 3;

interface Choice {
  question: QuestionFigures;
  first: OptionCount;
  second: OptionCount;
  /** By how much of all answers the first is ahead. */
  lead: number;
}

/** A sentence for each of the questions whose answers are clearest, in the survey's order. */
function describeClearestChoices(
  questions: readonly QuestionFigures[],
): string[] {
  const choices = questions.flatMap(findChoice);
  const clearest = [...choices]
    .sort((a, b) => b.lead - a.lead)
    .slice(0, choicesMax);
  return choices.filter((choice) => clearest.includes(choice)).map(describe);
}

function findChoice(question: QuestionFigures): Choice[] {
  const { options, choiceCounts, answerCount } = question;
  const [first, second] = options
    .map((option, place) => ({ option, count: choiceCounts[place] ?? 0 }))
    .sort((a, b) => b.count - a.count);
  if (first === undefined || second === undefined) return [];
  if (answerCount < answersMin) return [];
  const lead = (first.count - second.count) / answerCount;
  return [{ question, first, second, lead }];
}

function describe({ question, first, second }: Choice): string {
  const total = question.answerCount;
  const share = ({ count }: OptionCount) =>
    `${Math.round((count / total) * 100)}%`;
  const basis = answersTo([question]);
  const [top, next] = [quoteWord(first.option), quoteWord(second.option)];
  if (first.count === second.count) {
    return restingOn(`${top} and ${next} are level at ${share(first)}`, basis);
  }
  if (first.count * 2 > total) {
    const of = `${formatCount(first.count)} of ${basis}`;
    return restingOn(`Most chose ${top}, ${share(first)}`, of);
  }
  return restingOn(
    `${top} leads with ${share(first)}, ahead of ${next} with ${share(second)}`,
    basis,
  );
}
