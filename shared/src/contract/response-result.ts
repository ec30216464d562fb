import { readBoolean } from "./read.ts";

export interface ResponseResult {
  duplicate: boolean;
}

export function readResponseResult(reply: unknown): ResponseResult {
  return { duplicate: readBoolean(reply, "duplicate") };
}
