import { formatCount, formatList } from "@nearsay/core/domain";
import type { TermCount } from "../analytics/figures.ts";
import { describeClearestChoices } from "./describe-choices.ts";
import { isOpenQuestion } from "./is-open-question.ts";
import { answersTo, name, quoteWord } from "./sentence.ts";
import type { SummaryMaterial } from "./summary-material.ts";
import { type Mood, texts } from "./texts.ts";

/** How many words are named. */
const termsMax = 3;
/** From how many scored texts on a mood is told. */
const moodMin = 3;

/** What the built-in rules look at. */
export type BuiltInMaterial = Pick<
  SummaryMaterial,
  | "questions"
  | "questionCount"
  | "responseCount"
  | "sentimentCount"
  | "sentimentBins"
  | "terms"
>;

/** Two to five sentences from the figures; each says what it rests on. */
export function writeBuiltIn(material: BuiltInMaterial): string {
  const found = [
    ...describeClearestChoices(material.questions),
    ...describeMood(material),
    ...describeTerms(material),
  ];
  const rest = found.length > 0 ? found : describeMostAnswered(material);
  return [describeTurnout(material), ...rest].join(" ");
}

function describeTurnout({ responseCount, questionCount }: BuiltInMaterial) {
  return texts.turnout(
    ...([responseCount, formatCount(responseCount)] as const),
    ...([questionCount, formatCount(questionCount)] as const),
  );
}

function describeMostAnswered({ questions }: BuiltInMaterial): string[] {
  const [most] = [...questions].sort((a, b) => b.answerCount - a.answerCount);
  return most === undefined
    ? []
    : [texts.restingOn(texts.mostAnswered, answersTo([most]))];
}

/** The bins of sentiment_bins that count as each mood. */
const moods = [
  ["positive", [6, 7, 8, 9]],
  ["neutral", [4, 5]],
  ["negative", [0, 1, 2, 3]],
] as const satisfies [Mood, number[]][];

function describeMood({
  questions,
  sentimentCount,
  sentimentBins,
}: BuiltInMaterial): string[] {
  if (sentimentCount < moodMin) return [];
  const shares = moods.map(([mood, bins]: [Mood, readonly number[]]) => ({
    mood,
    responses: sentimentBins
      .filter(({ bin }) => bins.includes(bin))
      .reduce((total, { count: responses }) => total + responses, 0),
  }));
  const main = shares.find(({ responses }) => responses * 2 > sentimentCount);
  const parts = shares.map(({ mood, responses }) =>
    texts.moodPart(formatCount(responses), mood),
  );
  const open = questions.filter(isOpenQuestion);
  return [
    texts.restingOn(
      texts.sounds(main?.mood ?? null, formatList(parts)),
      texts.scored(sentimentCount, formatCount(sentimentCount), name(open)),
    ),
  ];
}

function describeTerms({ questions, terms }: BuiltInMaterial): string[] {
  const named = distinctTerms(terms).slice(0, termsMax);
  const [first, ...others] = named.map(({ term }) => quoteWord(term));
  if (first === undefined) return [];
  const parts = [first, ...others].map((term, place) => {
    const people = named[place]?.count ?? 0;
    return place === 0
      ? texts.namedBy(term, people, formatCount(people))
      : texts.namedByMore(term, formatCount(people));
  });
  const basis = answersTo(questions.filter(isOpenQuestion));
  return [texts.restingOn(texts.namedMost(formatList(parts)), basis)];
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
