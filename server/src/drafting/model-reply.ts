import {
  type DraftProgress,
  limits,
  readSurveyDraft,
} from "@nearsay/core/contract";
import { askOpen, cleanDraft, cleanQuestions } from "./clean-draft.ts";
import { cleanLine } from "./clean-text.ts";
import { parseReply } from "../base/ai/read-completion.ts";
import type { SurveyDraftCore } from "./drafter.ts";

/**
 * Accepts what a model has written so far, and calls `onProgress` whenever it
 * contains more of a draft.
 */
export function followDraft(
  onProgress: (progress: DraftProgress) => void,
): (content: string) => void {
  let reported: DraftProgress = { title: "", questions: [] };
  return (content) => {
    const { title, questions } = readProgress(content);
    const grew =
      title !== reported.title || questions.length > reported.questions.length;
    if (!grew) return;
    reported = { title, questions };
    onProgress(reported);
  };
}

/** The complete title and questions in the beginning of a reply. */
export function readProgress(content: string): DraftProgress {
  const answer = content.replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, "");
  const [title = ""] = readStrings(answer, "title");
  const texts = readStrings(answer, "text|question_text|questionText");
  return {
    title: cleanLine(title, limits.titleMax),
    questions: cleanQuestions(texts.map(askOpen)).map(({ text }) => text),
  };
}

/** The values of these keys in JSON that may end anywhere. */
function readStrings(json: string, keys: string): string[] {
  const values = json.matchAll(
    new RegExp(`"(?:${keys})"\\s*:\\s*("(?:[^"\\\\]|\\\\.)*")`, "g"),
  );
  return [...values].flatMap(([, value]) => parseString(value));
}

function parseString(json = ""): string[] {
  try {
    return [String(JSON.parse(json))];
  } catch {
    return [];
  }
}

type Json = Record<string, unknown>;

/** The draft in a model's reply; null if there is no usable one. */
export function readModelReply(content: string): SurveyDraftCore | null {
  const source = findDraft(parseReply(content));
  return source && cleanDraft(readSurveyDraft(source));
}

/** The complete parts of an interrupted reply; null if no question is complete. */
export function readPartialDraft(content: string): SurveyDraftCore | null {
  const answer = content.replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, "");
  const [title = ""] = readStrings(answer, "title");
  const [instructions = ""] = readStrings(answer, "instructions");
  const [, list = ""] = /"questions"\s*:\s*\[([\s\S]*)/.exec(answer) ?? [];
  const questions = [...list.matchAll(wholeObject)].flatMap(([json]) =>
    parseObject(json),
  );
  return cleanDraft(readSurveyDraft({ title, instructions, questions }));
}

/** A complete object whose values are texts, lists and literals. */
const wholeObject = /\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}/g;

function parseObject(json: string): Json[] {
  try {
    return [JSON.parse(json) as Json];
  } catch {
    return [];
  }
}

function findDraft(value: unknown): Json | null {
  if (Array.isArray(value)) return { questions: value };
  if (!isJson(value)) return null;
  if ("questions" in value) return value;
  return [value.survey, value.draft].find(isJson) ?? null;
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
