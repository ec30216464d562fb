import { ApiError } from "@nearsay/core/api";

/** Whether the server found no such survey. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
