import { limits } from "@nearsay/core/contract";
import { clipText, trimText } from "@nearsay/core/forms";
import type { DraftedTexts } from "./drafter.ts";

/** A complete object whose values are texts and numbers. */
const wholeObject = /\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}/g;

/**
 * The translations in a model's reply so far, by position; "" for incomplete
 * ones. The first translation of a position counts.
 * @param count The number of texts to translate.
 */
export function readTranslated(text: string, count: number): DraftedTexts {
  const reply = text.replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, "");
  const texts = Array.from({ length: count }, () => "");
  for (const [json] of reply.matchAll(wholeObject)) {
    const { place, text } = parseObject(json);
    if (typeof place !== "number" || typeof text !== "string") continue;
    if (texts[place] === "")
      texts[place] = clipText(trimText(text), limits.instructionsMax);
  }
  return texts;
}

function parseObject(json: string): { place?: unknown; text?: unknown } {
  try {
    return JSON.parse(json) as object;
  } catch {
    return {};
  }
}
