import { ApiError } from "@nearsay/core/api";

/** The server knows no such survey. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
