import { BackupRefused } from "./backup-lines.ts";

/**
 * Converts a file system error to a BackupRefused with its message; returns
 * other errors unchanged.
 */
export function refuseSystemError(what: string, error: unknown): unknown {
  const isOfSystem =
    typeof error === "object" &&
    error !== null &&
    "syscall" in error &&
    "message" in error;
  return isOfSystem
    ? new BackupRefused(`${what}: ${String(error.message)}.`)
    : error;
}
