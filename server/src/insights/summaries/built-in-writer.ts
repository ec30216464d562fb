import { formatCount, formatList } from "@nearsay/core/domain";
import type {
  QuestionFigures,
  TermCount,
} from "../../surveys/survey-figures.ts";
import { describeClearestChoices } from "./describe-choices.ts";
import { describeKinds } from "./describe-kinds.ts";
import { isOpenQuestion } from "./is-open-question.ts";
import { answersTo, name, quoteWord } from "./sentence.ts";
import type { SummaryMaterial } from "./summary-material.ts";
import { summary as texts } from "#messages";
type Sentiment = "positive" | "neutral" | "negative";

const sentencesMax = 5;
/** Maximum number of words that are named. */
const termsMax = 3;
/** Minimum number of scored texts from which a sentiment is reported. */
const sentimentMin = 3;

/** The input of the built-in rules. */
export type BuiltInMaterial = Pick<
  SummaryMaterial,
  "asked" | "responseCount" | "sentimentCount" | "sentimentBins" | "terms"
>;

/** Two to five sentences from the figures; each names its basis. */
export function writeBuiltIn(material: BuiltInMaterial): string {
  const written = [...describeSentiment(material), ...describeTerms(material)];
  const found = [
    ...describeQuestions(material, sentencesMax - 1 - written.length),
    ...written,
  ];
  const rest = found.length > 0 ? found : describeMostAnswered(material);
  return [describeTurnout(material), ...rest].join(" ");
}

/**
 * Sentences about choices, then about other kinds in the remaining room; at
 * least one about other kinds if there are several about choices.
 */
function describeQuestions({ asked }: BuiltInMaterial, most: number): string[] {
  const choices = describeClearestChoices(asked.filter(isChoice));
  const kinds = describeKinds(asked);
  const kept = kinds.length > 0 ? Math.min(choices.length, most - 1) : most;
  return [...choices.slice(0, kept), ...kinds].slice(0, most);
}

function isChoice({ form: { kind } }: QuestionFigures): boolean {
  return kind === "choice" || kind === "yes_no";
}

function describeTurnout({ responseCount, asked }: BuiltInMaterial) {
  return texts.turnout({
    count: responseCount,
    formatted: formatCount(responseCount),
    asked: asked.length,
    askedFormatted: formatCount(asked.length),
  });
}

function describeMostAnswered({ asked }: BuiltInMaterial): string[] {
  const [most] = [...asked].sort((a, b) => b.answerCount - a.answerCount);
  return most === undefined
    ? []
    : [
        texts.restingOn({
          claim: texts.mostAnswered,
          basis: answersTo([most]),
        }),
      ];
}

/** The bins of sentiment_bins that belong to each sentiment. */
const sentiments = [
  ["positive", [6, 7, 8, 9]],
  ["neutral", [4, 5]],
  ["negative", [0, 1, 2, 3]],
] as const satisfies [Sentiment, number[]][];

function describeSentiment({
  asked,
  sentimentCount,
  sentimentBins,
}: BuiltInMaterial): string[] {
  if (sentimentCount < sentimentMin) return [];
  const shares = sentiments.map(
    ([sentiment, bins]: [Sentiment, readonly number[]]) => ({
      sentiment,
      responses: sentimentBins
        .filter(({ bin }) => bins.includes(bin))
        .reduce((total, { count: responses }) => total + responses, 0),
    }),
  );
  const main = shares.find(({ responses }) => responses * 2 > sentimentCount);
  const parts = shares.map(({ sentiment, responses }) =>
    texts.sentimentPart({ formatted: formatCount(responses), sentiment }),
  );
  const open = asked.filter(isOpenQuestion);
  return [
    texts.restingOn({
      claim: texts.sounds({
        sentiment: main?.sentiment ?? null,
        parts: formatList(parts),
      }),
      basis: texts.scored({
        count: sentimentCount,
        formatted: formatCount(sentimentCount),
        name: name(open),
      }),
    }),
  ];
}

function describeTerms({ asked, terms }: BuiltInMaterial): string[] {
  const named = distinctTerms(terms).slice(0, termsMax);
  const [first, ...others] = named.map(({ term }) => quoteWord(term));
  if (first === undefined) return [];
  const parts = [first, ...others].map((term, place) => {
    const people = named[place]?.count ?? 0;
    return place === 0
      ? texts.namedBy({ term, count: people, formatted: formatCount(people) })
      : texts.namedByMore({ term, formatted: formatCount(people) });
  });
  const basis = answersTo(asked.filter(isOpenQuestion));
  return [
    texts.restingOn({
      claim: texts.namedMost({ terms: formatList(parts) }),
      basis,
    }),
  ];
}

/** Leaves out terms that are part of an earlier one, or contain one. */
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
