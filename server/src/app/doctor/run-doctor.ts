import type { Database } from "../../base/db/database.ts";
import { FolderInUse } from "../../base/db/lock.ts";
import type { Config } from "../config.ts";
import { askSite } from "../operator/ask-site.ts";
import { type Finding, bad, good, warning } from "./finding.ts";
import { checkDatabase, messageOf } from "./check-database.ts";
import { checkFolder } from "./check-folder.ts";
import { checkNetwork } from "./check-network.ts";

/** Opens the existing database; never creates one. */
export type OpenForDoctor = () => Promise<Database>;

/** Checks everything that a site depends on, and changes nothing. */
export async function runDoctor(
  config: Config,
  open: OpenForDoctor,
  now: Date,
): Promise<Finding[]> {
  return [
    ...(await checkFolder(config)),
    ...(await openAndCheck(config, open, now)),
    ...(await checkNetwork(config)),
  ];
}

async function openAndCheck(
  config: Config,
  open: OpenForDoctor,
  now: Date,
): Promise<Finding[]> {
  let db: Database;
  try {
    db = await open();
  } catch (error) {
    // The process that holds the folder checked it at its own start.
    if (error instanceof FolderInUse)
      return [
        good("Database", messageOf(error).replace(/ Stop that.*/, "")),
        await checkCommands(config),
      ];
    return [bad("Database", messageOf(error))];
  }
  try {
    const { engine } = db;
    const name = engine === "pglite" ? "Embedded" : "PostgreSQL";
    const found = await checkDatabase(db, config, now);
    return [good("Database", `${name}, and it responds.`), ...found];
  } catch (error) {
    return [bad("Database", messageOf(error))];
  } finally {
    await db.close();
  }
}

/** Whether the process that has the embedded database open runs commands. */
async function checkCommands({ dataDir }: Config): Promise<Finding> {
  let why =
    "The process that has opened the database accepts none: it is starting or stopping, or is a command itself.";
  const code = await askSite(dataDir, ["help"], {
    out: () => undefined,
    err: (text) => (why = text),
  });
  return code === 0
    ? good("Commands", "The running site executes them.")
    : warning("Commands", why);
}

const marks = { good: "ok ", warning: "!  ", bad: "BAD" } as const;

/** One line per finding, for a person at a terminal. */
export function describeFindings(findings: readonly Finding[]): string {
  return findings
    .map(({ about, state, text }) => `${marks[state]} ${about}: ${text}`)
    .join("\n");
}
