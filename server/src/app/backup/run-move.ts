import { resolve } from "node:path";
import type { Database } from "../../base/db/database.ts";
import { type Config, readConfig } from "../config.ts";
import { FolderInUse } from "../../base/db/lock.ts";
import { move } from "./move.ts";
import { withLongTimeouts } from "./long-timeouts.ts";
import { createProgress } from "./progress.ts";
import type { Restored } from "./restore.ts";
import { type Terminal, describeRestored } from "./run-backup.ts";

type Environment = Record<string, string | undefined>;

const usage = "npm run --silent move -- <postgresql://… | folder>";

/** The site that is moved. */
export interface MovingSite {
  /** Opens the existing database; never creates one. */
  open: () => Promise<Database>;
  /**
   * Makes the process that serves the site do it. Returns its exit code; null
   * if no process listens.
   */
  ask: (target: string) => Promise<number | null>;
}

/** `npm run move`. Returns the exit code: 0 done, 1 failed, 2 wrong usage. */
export async function runMove(
  args: string[],
  env: Environment,
  { open, ask }: MovingSite,
  { folder, out, err }: Terminal,
): Promise<number> {
  const [target, ...more] = args;
  if (target === undefined || target.startsWith("-") || more.length > 0) {
    err(`Usage: ${usage}`);
    return 2;
  }
  const to = readTarget(target, env, folder);
  let db: Database;
  try {
    db = await open();
  } catch (error) {
    const place = isServer(target) ? target : resolve(folder, target);
    const code = error instanceof FolderInUse ? await ask(place) : null;
    if (code === null) throw error;
    return code;
  }
  try {
    const course = { progress: createProgress(err), onReady: err };
    const moved = await move(db, to, course);
    out(describeMoved(moved, to));
    return 0;
  } finally {
    await db.close();
  }
}

export function describeMoved(moved: Restored, to: Config): string {
  return [describeRestored("Moved", moved), describeNextSteps(to)].join("\n");
}

const isServer = (target: string) => /^postgres(ql)?:/.test(target);

/** The settings of the site, except where it keeps its data. */
export function readTarget(
  target: string,
  env: Environment,
  folder: string,
): Config {
  const { secret, dataDir } = readConfig(env);
  if (!isServer(target))
    return readConfig({
      ...env,
      DATABASE_URL: "",
      DATA_DIR: resolve(folder, target),
    });
  // The check needs only the stored secret; the later start will require
  // SECRET.
  const standIn = secret ?? "0".repeat(32);
  const settings = {
    ...env,
    DATABASE_URL: target,
    SECRET: standIn,
    DEMO_DATA: "off",
  };
  return withLongTimeouts({ ...readConfig(settings), secret, dataDir });
}

function describeNextSteps({ database, secret, dataDir }: Config): string {
  if (database.engine === "pglite")
    return `Start the site with DATA_DIR=${dataDir} and the same SECRET, without DATABASE_URL. Do not start it with its previous settings any more.`;
  const kept =
    secret === null
      ? `SECRET set to the content of ${dataDir}/secret`
      : "the same SECRET";
  return `Start the site with this DATABASE_URL and ${kept}. Do not start it with its previous settings any more.`;
}
