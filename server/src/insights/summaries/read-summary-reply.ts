import { formatCount, splitSentences } from "@nearsay/core/domain";
import { parseReply } from "../../base/ai/read-completion.ts";
import { cleanLine } from "../../drafting/clean-text.ts";
import { hideContacts } from "../../base/text/hide-contacts.ts";
import type { Claim } from "./claims/is-supported.ts";
import { answersTo } from "./sentence.ts";
import type { SummaryMaterial } from "./summary-material.ts";
import { summary as texts } from "#messages";

const sentencesMax = 5;
const sentenceLengthMax = 240;
/** Maximum number of characters of one sentence that are read; the rest is ignored. */
const readMax = 1000;

/** A model's claims, one sentence each, not checked yet; empty if there is no usable sentence. */
export function readClaims(content: string): Claim[] {
  const list = field(parseReply(content), "sentences");
  if (!Array.isArray(list)) return [];
  return list.flatMap(readSentences).slice(0, sentencesMax);
}

/**
 * Claims as a summary. The basis of each is added from the figures, never from
 * the model's text.
 */
export function writeClaims(
  claims: readonly Claim[],
  { questions, responseCount }: SummaryMaterial,
): string {
  const sentences = claims.map(({ text, question }) => {
    const named = questions[question - 1];
    const basis =
      named === undefined
        ? texts.responses({
            count: responseCount,
            formatted: formatCount(responseCount),
          })
        : answersTo([named]);
    return texts.restingOn({ claim: text, basis });
  });
  return sentences.join(" ");
}

function readSentences(item: unknown): Claim[] {
  const [text, given] = [field(item, "text"), field(item, "question")];
  if (typeof text !== "string") return [];
  const question = Number.isInteger(given) ? Number(given) : 0;
  return splitSentences(toPlain(text))
    .map(toClaim)
    .filter((sentence) => sentence !== "")
    .map((sentence) => ({ text: sentence, question }));
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && name in value
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** Without markup and contact details. */
function toPlain(text: string): string {
  const unmarked = text
    .slice(0, readMax)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<[^>]*>/g, " ")
    .replace(/[*_`#<>[\]|~]+/g, "");
  return cleanLine(hideContacts(unmarked, "…"), readMax);
}

/** One sentence without its full stop. */
function toClaim(sentence: string): string {
  const line = cleanLine(sentence, sentenceLengthMax);
  return line.replace(/[.!?。！？\s]+$/u, "");
}
