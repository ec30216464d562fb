import { readSurveyDraft } from "@nearsay/core/contract";
import { cleanDraft } from "./clean-draft.ts";
import type { SurveyDraftCore } from "./drafter.ts";

type Json = Record<string, unknown>;

/** The draft in what a model wrote, however it wrapped the JSON; null when there is no usable one. */
export function readModelReply(content: string): SurveyDraftCore | null {
  const source = findDraft(parseFirst(candidates(content)));
  return source && cleanDraft(readSurveyDraft(source));
}

/** Bare JSON, JSON in a fence, JSON amid prose; after any thinking aloud. */
function candidates(content: string): string[] {
  const said = content.replace(/<think>[\s\S]*?<\/think>/gi, "");
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(said)?.[1] ?? "";
  const object = said.slice(said.indexOf("{"), said.lastIndexOf("}") + 1);
  return [said, fenced, object];
}

function parseFirst(texts: readonly string[]): unknown {
  for (const text of texts) {
    try {
      return JSON.parse(text);
    } catch {
      continue;
    }
  }
  return null;
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
