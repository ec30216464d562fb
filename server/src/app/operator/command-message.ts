import type { IncomingMessage } from "node:http";
import { readFile } from "node:fs/promises";
import { readMigrations } from "../../base/db/migrate.ts";

/** What a command line sends to the site. */
export interface CommandMessage {
  /** Its own; see readVersion. */
  version: string;
  /** The command and what follows it. */
  args: string[];
}

/** A line of what the site sends back: texts as they come, and the exit code at the end. */
export type CommandPart = { out: string } | { err: string } | { code: number };

/** Characters; far more than anybody writes. */
const longest = 65_536;

/** Null for what is no such message, as longer ones are not, of which no more is kept. */
export async function readCommand(
  request: IncomingMessage,
): Promise<CommandMessage | null> {
  let text = "";
  try {
    // To its end all the same: who still sends hears no reply.
    for await (const chunk of request.setEncoding("utf8"))
      if (text.length <= longest) text += chunk as string;
    const message = JSON.parse(text) as unknown;
    return isCommand(message) ? message : null;
  } catch {
    return null;
  }
}

function isCommand(message: unknown): message is CommandMessage {
  const { version, args } = (message ?? {}) as Partial<CommandMessage>;
  return (
    typeof version === "string" &&
    Array.isArray(args) &&
    args.every((arg) => typeof arg === "string")
  );
}

/** Tells apart what may understand a command otherwise: the number of the package and the newest migration. */
export async function readVersion(): Promise<string> {
  const file = new URL("../../../package.json", import.meta.url);
  const { version } = JSON.parse(await readFile(file, "utf8")) as {
    version: string;
  };
  const newest = (await readMigrations()).at(-1)?.name ?? "";
  return `${version} with ${newest}`;
}
