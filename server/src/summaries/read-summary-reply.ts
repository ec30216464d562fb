import { parseReply } from "../ai/parse-reply.ts";
import { cleanLine } from "../drafting/clean-text.ts";
import { hideContacts } from "../text/hide-contacts.ts";
import { answersTo, count, restingOn } from "./sentence.ts";
import type { SummaryMaterial } from "./summary-material.ts";

const sentencesMax = 5;
const sentenceLengthMax = 240;
/** Of one sentence; what comes after is not even looked at. */
const readMax = 1000;

/**
 * The summary in what a model wrote; null when there is no usable sentence.
 * What a sentence rests on is added from the figures, never taken from the model.
 */
export function readSummaryReply(
  content: string,
  { questions, responseCount }: SummaryMaterial,
): string | null {
  const sentences = readSentences(parseReply(content))
    .slice(0, sentencesMax)
    .map(({ text, question }) => {
      const named = questions[question - 1];
      const basis =
        named === undefined
          ? count(responseCount, "response")
          : answersTo([named]);
      return restingOn(text, basis);
    });
  return sentences.length === 0 ? null : sentences.join(" ");
}

interface Sentence {
  text: string;
  question: number;
}

function readSentences(value: unknown): Sentence[] {
  const list = field(value, "sentences");
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => {
    const [text, question] = [field(item, "text"), field(item, "question")];
    const plain = typeof text === "string" ? toPlain(text) : "";
    if (plain === "") return [];
    return [
      {
        text: plain,
        question: Number.isInteger(question) ? Number(question) : 0,
      },
    ];
  });
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && name in value
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** One claim without markup, addresses and a full stop. */
function toPlain(text: string): string {
  const unmarked = text
    .slice(0, readMax)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<[^>]*>/g, " ")
    .replace(/[*_`#<>[\]|~]+/g, "");
  const line = cleanLine(hideContacts(unmarked, "…"), sentenceLengthMax);
  return line.replace(/[.!?。！？\s]+$/u, "");
}
