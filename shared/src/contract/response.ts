import { isRecord, readBoolean } from "./read.ts";

/** Answers by question id: text for free text, the option or options for multiple choice. */
export type Answers = Record<string, string | string[]>;

export interface ResponsePayload {
  answers: Answers;
  lat: number | null;
  lng: number | null;
  challenge_answers?: Record<string, string>;
  code?: string;
}

export interface ResponseResult {
  duplicate: boolean;
}

export function readResponseResult(reply: unknown): ResponseResult {
  return { duplicate: isRecord(reply) && readBoolean(reply, ["duplicate"]) };
}
