import { ApiError } from "@nearsay/core/api";
import { texts } from "./texts.ts";

/** The words of a refusal for a failed write; its status decides where it has none. */
export function failureMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.worded && error.msg !== "") return error.msg;
  return error.status === 422 ? texts.contentRefused : fallback;
}
