/** The code of a system or database error, such as ENOENT; empty when it has none. */
export function errorCode(error: unknown): string {
  const hasCode =
    typeof error === "object" && error !== null && "code" in error;
  return hasCode && typeof error.code === "string" ? error.code : "";
}
