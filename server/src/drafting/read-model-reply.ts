import { readSurveyDraft } from "@nearsay/core/contract";
import { parseReply } from "../base/ai/parse-reply.ts";
import { cleanDraft } from "./clean-draft.ts";
import type { SurveyDraftCore } from "./drafter.ts";

type Json = Record<string, unknown>;

/** The draft in what a model wrote; null when there is no usable one. */
export function readModelReply(content: string): SurveyDraftCore | null {
  const source = findDraft(parseReply(content));
  return source && cleanDraft(readSurveyDraft(source));
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
