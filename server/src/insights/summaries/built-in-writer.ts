import { formatCount, formatList } from "@nearsay/core/domain";
import type { TermCount } from "../analytics/figures.ts";
import { describeClearestChoices } from "./describe-choices.ts";
import { answersTo, count, name, quoteWord, restingOn } from "./sentence.ts";
import { type SummaryMaterial, isOpenQuestion } from "./summary-material.ts";

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

function describeTurnout({ responseCount, questionCount }: SummaryMaterial) {
  const people = count(responseCount, "person", "people");
  return `${people} answered this survey of ${count(questionCount, "question")}.`;
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
