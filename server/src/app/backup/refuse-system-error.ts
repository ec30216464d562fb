import { BackupRefused } from "./backup-lines.ts";

/** What the system says of files is all that there is to tell; other errors stay as they are. */
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
