import { detectLanguage } from "../../../base/text/stopwords.ts";
import { fold, words } from "../../../base/text/words.ts";
import type { AnswerCounts } from "../../../surveys/survey-figures.ts";
import type { SummaryMaterial } from "../summary-material.ts";
import { areSupported } from "./check-claims.ts";
import type { Counted } from "./counted.ts";
import { type Part, readParts, simplify } from "./sentence-parts.ts";

/** The figures that a sentence may be based on. */
export interface ClaimFigures extends Pick<
  SummaryMaterial,
  "title" | "responseCount" | "terms"
> {
  questions: readonly QuestionCounts[];
}

type QuestionCounts = Omit<AnswerCounts, "questionId">;

/** One sentence of a model. */
export interface Claim {
  text: string;
  /** The number of the question that it is based on, from 1; 0 for several. */
  question: number;
}

/**
 * Whether the figures support every number, quantity word and option in a
 * sentence. Anything that cannot be parsed counts as unsupported. In languages
 * other than English, only sentences that contain nothing but numbers and
 * options pass.
 */
export function isSupported(
  { text, question }: Claim,
  figures: ClaimFigures,
): boolean {
  const asked = figures.questions[question - 1] ?? null;
  const named = asked ?? questionNamed(text, figures);
  if (named === "several") return false;
  const isChoice = named !== null && named.options.length > 0;
  const counted = isChoice ? optionsOf(named) : termsOf(figures);
  const others = [figures.title, ...figures.questions.map((one) => one.text)];
  const parts = readParts(text, counted.names, others);
  if (quotesWhatIsNot(parts)) return false;
  if (choosesWhatIsNot(parts, isChoice)) return false;
  if (!isEnglish(text) && !isBareFigure(parts)) return false;
  const totals = [figures.responseCount, named?.answerCount ?? NaN];
  if (isChoice) return areSupported(parts, counted, totals);
  const claimed = parts.filter((part) => !isIdle(part));
  const claims = claimed.some(({ kind }) => kind === "amount");
  return !claims || areSupported(claimed, counted, totals);
}

/**
 * Whether a part makes no claim about words, for which vague amounts are
 * permitted: "more buses", "the last bus".
 */
function isIdle(part: Part): boolean {
  return (
    part.kind === "amount" &&
    part.amount.kind === "unknown" &&
    part.amount.weak === true
  );
}

function optionsOf(question: QuestionCounts): Counted {
  const { options, choiceCounts, answerCount } = question;
  return {
    names: options,
    counts: choiceCounts,
    people: answerCount,
    needsFigure: true,
  };
}

function termsOf({ terms, responseCount }: ClaimFigures): Counted {
  return {
    names: terms.map(({ term }) => term),
    counts: terms.map(({ count }) => count),
    people: responseCount,
    needsFigure: false,
  };
}

/** The one question whose options a sentence names; null if it names none. */
function questionNamed(
  text: string,
  { questions }: ClaimFigures,
): QuestionCounts | "several" | null {
  const named = questions.filter(({ options }) =>
    readParts(text, options).some(({ kind }) => kind === "option"),
  );
  return named.length > 1 ? "several" : (named[0] ?? null);
}

/** Whether quotes contain anything but a name. */
function quotesWhatIsNot(parts: readonly Part[]): boolean {
  const quotes = parts.flatMap(({ kind }, place) =>
    kind === "quote" ? [place] : [],
  );
  return quotes.some((start, nth) => {
    if (nth % 2 === 1) return false;
    const quoted = parts.slice(start + 1, quotes[nth + 1]);
    return quoted.some(({ kind }) => kind !== "option");
  });
}

const choosing =
  /^(?:chose|chosen|choose|chooses|choosing|picked|picks?|selected|selects?|ticked|voted|opted|prefer(?:s|red)?|favou?r(?:s|ed)?)$/iu;
const small = /^(?:for|the|a|an|option|answer|by|as|in|to|at|with|on|and)$/iu;

/** Whether the sentence claims that people chose something that is no option. */
function choosesWhatIsNot(parts: readonly Part[], isChoice: boolean): boolean {
  return parts.some((part, place) => {
    if (part.kind !== "word" || !choosing.test(part.word)) return false;
    const object = parts
      .slice(place + 1)
      .find((one) => one.kind !== "word" || !small.test(one.word));
    if (object?.kind !== "word") return false;
    return isChoice || /^\p{Lu}/u.test(object.word);
  });
}

/** Words that identify English if the sentence contains no English stop word. */
const english = /\b(?:people|they|respondents?|participants?|chose)\b/iu;
const foreignLetter = /(?!\p{sc=Latin})\p{L}/u;
const isForeign = (text: string) => foreignLetter.test(text);

function isEnglish(text: string): boolean {
  if (isForeign(simplify(text))) return false;
  return english.test(text) || detectLanguage(words(fold(text))) === "eng";
}

/**
 * Words for all, none and most in widely used languages; a sentence with one of
 * them is more than numbers and options.
 */
const quantities =
  /^(?:alle[rns]?|jede[rnms]?|niemand|keine?[rnms]?|meisten?|mehrheit|tou(?:s|t|tes)|personne|aucune?|plupart|tod[oa]s|nadie|ningun[oa]?|mayoria|tutt[ei]|nessun[oa]?|maggior\p{L}*|maioria|ninguem|iedereen|niemand|geen|alla|ingen|alle|kaikki|wszyscy|nikt|vsichni|nikdo|mindenki|senki|toti|nimeni|herkes|kimse|все|никто|всі|ніхто|nicht|kein|pas|nao|no|non|niet|inte|ikke|ei|nie|ne)$/iu;

/**
 * Whether a sentence consists of numbers in digits and options; the meaning of
 * its other words is unknown.
 */
function isBareFigure(parts: readonly Part[]): boolean {
  const kinds = new Set(parts.map(({ kind }) => kind));
  if (!kinds.has("option") || !kinds.has("amount")) return false;
  const words = parts.map((part) => (part.kind === "word" ? part.word : ""));
  // Letters of two scripts may be meant to imitate a word.
  if (new Set(words.join("").match(/\p{L}/gu)?.map(isForeign)).size > 1)
    return false;
  return parts.every(
    (part) =>
      (part.kind !== "word" || !quantities.test(part.word)) &&
      (part.kind !== "amount" || part.amount.kind !== "rank"),
  );
}
