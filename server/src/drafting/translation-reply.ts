import { limits } from "@nearsay/core/contract";
import { clipText, trimText } from "@nearsay/core/domain";
import type { DraftedTexts } from "./drafter.ts";

/** An object whose values are texts and numbers, from its beginning to its end. */
const wholeObject = /\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}/g;

/**
 * The translations in what a model wrote so far, by their places; empty where
 * none is whole. The first for a place stands.
 * @param count How many there are to be.
 */
export function readTranslated(said: string, count: number): DraftedTexts {
  const reply = said.replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, "");
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
