import type { Config } from "./config.ts";
import {
  errorCode,
  DatabaseUnavailable,
  NoDatabase,
  PlaceTaken,
  StorageFull,
} from "../base/db/errors.ts";
import { OpenToOthers } from "../base/db/keep-private.ts";
import { FolderInUse } from "../base/db/lock.ts";
import { MigrationError } from "../base/db/migrate.ts";
import { BackupRefused } from "./backup/backup-lines.ts";
import { ConfigError } from "../base/settings.ts";
import { WrongSecret } from "./keep-secret.ts";

/** Errors whose message explains how to fix them. */
const inPlainWords = [
  BackupRefused,
  FolderInUse,
  MigrationError,
  NoDatabase,
  OpenToOthers,
  PlaceTaken,
  WrongSecret,
];

/** Why the server did not start and how to fix it, for a person at a terminal. */
export function explainFailure(
  error: unknown,
  { host, port }: Pick<Config, "host" | "port">,
): string {
  if (error instanceof ConfigError)
    return error.problems.map((problem) => `- ${problem}`).join("\n");
  if (inPlainWords.some((kind) => error instanceof kind))
    return (error as Error).message;
  if (error instanceof DatabaseUnavailable)
    return `${error.message}\nIf DATABASE_URL is set, check that it is correct and that PostgreSQL is running.`;
  if (error instanceof StorageFull)
    return `${error.message}\nFree at least 100 MB on the disk of DATA_DIR, or set DATA_DIR to a folder on another disk.`;
  return (
    explainFolder(error) ??
    explainAddress(errorCode(error), host, port) ??
    inFull(error)
  );
}

/** Only file errors have a path. */
function explainFolder(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("path" in error)) return undefined;
  return `${error.message}\nDATA_DIR, REMOTES_DIR and HOST_DIR must be folders that this account can read; DATA_DIR must also be writable.`;
}

function explainAddress(
  code: string,
  host: string,
  port: number,
): string | undefined {
  if (code === "EADDRINUSE")
    return `Port ${port} on ${host} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `This machine has no address ${host}. Remove HOST, or set it to an address of this machine.`;
  if (code === "EACCES")
    return `This account may not open port ${port}. Choose one above 1023: PORT=3000 npm start`;
  return undefined;
}

function inFull(error: unknown): string {
  return error instanceof Error
    ? (error.stack ?? error.message)
    : String(error);
}
