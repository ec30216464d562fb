import { ApiError } from "@nearsay/core/api";
import { texts } from "./texts.ts";

/** The server's words for a failed write; its status decides where it gives none. */
export function failureMessage(error: unknown, fallback: string): string {
  if (error instanceof Error && error.message !== "") return error.message;
  return error instanceof ApiError && error.status === 422
    ? texts.contentRefused
    : fallback;
}
