import type { DraftQuestion } from "@nearsay/core/contract";
import { askOpen } from "../clean-draft.ts";
import {
  degrees,
  numbers,
  scales,
  capitalise,
  splitChoices,
} from "./choices.ts";

const severalMayHold =
  /all that apply|as many as|which of (?:these|the following|them)|(?:pick|choose|select|tick) (?:several|any|some)/i;
const startsWithVerb =
  /^(?:do|does|did|is|are|was|were|have|has|had|can|could|would|will|should|shall|may|might)(?:n['’]t)?\b/i;
const alternatives =
  /(?:[:(]|\b(?:prefer|want|choose|build|have|get|like|be|between|either|rather)\b)\s*([^:()]*\S\s+or\s+[^:()]+?)\)?\s*\?$/i;
const listed = /[:(]\s*([^:()]+)\)?\s*\?$/;

/** A question with options; more than one answer when its text says so. */
export function askChoice(
  text: string,
  options: readonly string[],
  allowMultiple = severalMayHold.test(text),
): DraftQuestion {
  return {
    text,
    type: "multiple_choice",
    options: options.map(capitalise),
    allowMultiple,
  };
}

/** A question as the person wrote it, with the answers it calls for. */
export function askAsWritten(text: string, given: string[]): DraftQuestion {
  const options = given.length > 1 ? given : expectedAnswers(text);
  return options.length > 1 ? askChoice(text, options) : askOpen(text);
}

function expectedAnswers(text: string): string[] {
  const range = /\b(\d{1,2})\s*(?:-|–|to)\s*(\d{1,2})\b/.exec(text);
  const rates = /\brat(?:e|ing)\b|\bscale\b/i.test(text);
  if (rates && range) return numbers(Number(range[1]), Number(range[2]));
  if (rates) return scales.grade;
  if (/\bhow (?:often|frequently)\b/i.test(text)) return scales.frequency;
  return degreesOf(text) ?? namedAnswers(text) ?? plainAnswers(text);
}

const qualities =
  /\bhow (satisfied|happy|pleased|safe|easy|likely|important|useful|helpful|clean|noisy|comfortable|reliable|affordable|clear|friendly|concerned|worried|interested|confident|familiar|welcome|quiet|busy)\b/i;

function degreesOf(text: string): string[] | null {
  const quality = qualities.exec(text)?.[1];
  return quality === undefined ? null : degrees(quality.toLowerCase());
}

function namedAnswers(text: string): string[] | null {
  const part = listed.exec(text)?.[1] ?? alternatives.exec(text)?.[1];
  const choices = splitChoices(part ?? "");
  if (choices.some((choice) => /^not$|^no$/i.test(choice))) return null;
  const short = choices.every((choice) => choice.length <= 60);
  return choices.length > 1 && short ? choices : null;
}

function plainAnswers(text: string): string[] {
  if (!startsWithVerb.test(text)) return [];
  if (/^do you (?:\w+ )?(?:dis)?agree\b/i.test(text)) return scales.agreement;
  return / or (?!not\b)/i.test(text) ? [] : scales.yesNo;
}
