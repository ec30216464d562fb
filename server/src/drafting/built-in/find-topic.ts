import { cut } from "../clean-text.ts";
import type { DraftWords } from "./languages/draft-words.ts";
import type { DraftLanguage } from "./languages/draft-language.ts";
import { wordsOf } from "./languages/words-of.ts";
import type { Note } from "./read-notes.ts";
import { withoutTopics } from "./templates/offer-templates.ts";

/** The topic of a survey. */
export type Topic =
  /** Fits the phrases for opinions in its language: "the park", "zum Park", "sur le parc". */
  | { kind: "phrase"; phrase: string }
  /** A complete sentence. */
  | { kind: "plan"; phrase: string }
  /** Used unchanged, not within a sentence. */
  | { kind: "bare"; phrase: string }
  | { kind: "none"; phrase: "" };

export const noTopic: Topic = { kind: "none", phrase: "" };

const goesOn =
  /\s(?:including|such as|so that|so we|because|whether|where|when|and (?:how|what|why|whether|if|which)|in order|from \d|on a scale|to (?:find|see|know|learn|decide|understand)|please|bitte|por favor|svp|lütfen)\b.*$/is;
const asked =
  /^(?:how|what|why|whether|if|which|when|where|who|this|it|that|them)\b/i;
const phraseMax = 90;
const planMax = 200;

/**
 * The topic of a description, if it names one.
 * @param isAsked Whether there are questions: then a name is enough, even one
 * that a template has too.
 */
export function findTopic(
  notes: readonly Note[],
  language: DraftLanguage,
  isAsked: boolean,
): Topic {
  const words = wordsOf[language];
  const { reads } = words;
  const isTopic = isAsked ? hasContent : hasMoreThanTopics;
  const texts = notes.flatMap(textsOf);
  const plan = texts.find((text) => reads.plan.test(text));
  if (plan !== undefined) {
    return { kind: "plan", phrase: cut(planOf(plan, words), planMax) };
  }
  for (const pattern of reads.topics) {
    const phrase = trimPhrase(pattern.exec(texts.join("\n"))?.[1] ?? "");
    if (!asked.test(phrase) && isTopic(phrase, language)) {
      return { kind: "phrase", phrase };
    }
  }
  const bare = texts
    .filter(
      (text) => !(reads.request.test(text) && reads.clauseStart.test(text)),
    )
    .find((text) => isTopic(text, language));
  return bare === undefined
    ? noTopic
    : {
        kind: "bare",
        phrase: cut(bare.replace(endMark, "").trim(), phraseMax),
      };
}

function textsOf(note: Note): string[] {
  if (note.kind === "question") return [];
  return [
    note.kind === "list" ? `${note.lead}: ${note.items.join(", ")}` : note.text,
  ];
}

/** Removes the rest of the sentence that states what the author wants to know. */
function planOf(text: string, { reads }: DraftWords): string {
  const [plan = text] = text.split(reads.clauseStart);
  if (plan === text) return text;
  const joint = new RegExp(`(,\\s+|\\s+(?:${reads.joins})\\s+)`, "iu");
  const parts = plan.split(joint);
  const wanted = parts.findIndex((part) => reads.wantsToKnow.test(part));
  return wanted > 0 ? parts.slice(0, wanted - 1).join("") : plan;
}

function trimPhrase(phrase: string): string {
  return cut(phrase.replace(goesOn, "").trim(), phraseMax);
}

const endMark = /[.!?:,;。\s]+$/u;

/** Whether the text contains more than a greeting and a request for a survey. */
export function hasContent(text: string, language: DraftLanguage): boolean {
  const filler = new RegExp(wordsOf[language].reads.filler.source, "giu");
  return /[\p{L}\p{N}]{2,}|\p{Lo}/u.test(text.replace(filler, ""));
}

function hasMoreThanTopics(text: string, language: DraftLanguage): boolean {
  return hasContent(withoutTopics(text, language), language);
}
