import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Database } from "../../base/db/database.ts";
import { errorCode } from "../../base/db/errors.ts";
import { FolderInUse } from "../../base/db/lock.ts";
import { type Config } from "../config.ts";
import { backUp } from "./back-up.ts";
import { createProgress } from "./progress.ts";
import { type Restored, restore, tryRestore } from "./restore.ts";
import { refuseTaken } from "./write-backup.ts";

/** Input and output of a command. */
export interface Terminal {
  /** The folder that relative file names refer to. */
  folder: string;
  out: (text: string) => void;
  err: (text: string) => void;
}

const misused = 2;
const backupUsage = "npm run --silent backup -- <file> [--verify]";
const restoreUsage =
  "npm run --silent restore -- <file> [--try] [--other-secret]";

/** How to back up the site that is set. */
export interface BackupSite {
  /** Opens the existing database; never creates one. */
  open: () => Promise<Database>;
  /**
   * Makes the process that serves the site do it. Returns its exit code; null
   * if no process listens.
   */
  ask: (file: string) => Promise<number | null>;
  /** Names of the variables that are set. */
  settings: string[];
}

/** `npm run backup`. Returns the exit code: 0 done, 1 failed, 2 wrong usage. */
export async function runBackup(
  args: string[],
  site: BackupSite,
  { folder, out, err }: Terminal,
): Promise<number> {
  const given = readArgs(args, ["verify"]);
  if (given === null) return misuse(backupUsage, err);
  const file = resolve(folder, given.file);
  // Before anything is opened.
  refuseTaken(file);
  const code = await take(site, file, { out, err });
  if (code !== 0 || !given.options.has("verify")) return code;
  return verify(file, { out, err });
}

async function take(
  { open, ask, settings }: BackupSite,
  file: string,
  { out, err }: Pick<Terminal, "out" | "err">,
): Promise<number> {
  let db: Database;
  try {
    db = await open();
  } catch (error) {
    const code = error instanceof FolderInUse ? await ask(file) : null;
    if (code === null) throw error;
    return code;
  }
  try {
    const progress = createProgress(err);
    const options = { file, settings, now: new Date(), progress };
    out(describeBackup(file, await backUp(db, options)));
    return 0;
  } finally {
    await db.close();
  }
}

export function describeBackup(file: string, bytes: number): string {
  return `Backed up to ${file}, ${(bytes / 1e6).toFixed(1)} MB.`;
}

/** `npm run restore`. Exit codes as in `runBackup`. */
export async function runRestore(
  args: string[],
  config: Config,
  { folder, out, err }: Terminal,
): Promise<number> {
  const given = readArgs(args, ["try", "other-secret"]);
  if (given === null) return misuse(restoreUsage, err);
  const file = resolve(folder, given.file);
  if (given.options.has("try")) return verify(file, { out, err });
  const otherSecret = given.options.has("other-secret");
  const progress = createProgress(err);
  const restored = await restore(config, { file, otherSecret, progress });
  out(describeRestored("Restored", restored));
  return 0;
}

async function verify(
  file: string,
  { out, err }: Pick<Terminal, "out" | "err">,
): Promise<number> {
  const restored = await tryRestore({ file, progress: createProgress(err) });
  out(describeRestored("Test restore succeeded:", restored));
  return 0;
}

export function describeRestored(
  what: string,
  { header, rows, mismatches }: Restored,
): string {
  const recount =
    mismatches === 0
      ? "all counters equal their rows."
      : `${mismatches} counters differ from their rows, as they did in the original site. Fix them with: npm run --silent operator -- recount --repair`;
  return `${what} ${rows.toLocaleString("en")} rows, as they were at ${header.made_at} in Nearsay ${header.version}. Every table has the same number of rows as the original.\nRecount: ${recount}`;
}

/** Null if they are invalid. */
function readArgs(
  args: string[],
  names: readonly string[],
): { file: string; options: ReadonlySet<string> } | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: Object.fromEntries(
        names.map((name) => [name, { type: "boolean" as const }]),
      ),
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return null;
    return { file, options: new Set(Object.keys(values)) };
  } catch (error) {
    if (errorCode(error).startsWith("ERR_PARSE_ARGS")) return null;
    throw error;
  }
}

function misuse(usage: string, err: (text: string) => void): number {
  err(`Usage: ${usage}`);
  return misused;
}
