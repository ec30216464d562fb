import { type IncomingMessage, request as startRequest } from "node:http";
import { errorCode } from "../../base/db/errors.ts";
import { readVersion } from "../read-version.ts";
import type { CommandPart } from "./command-message.ts";
import type { Terminal } from "./run-operator.ts";
import { openSocketPlace } from "./socket-place.ts";

/**
 * Makes the site that runs on a data folder run a command, and prints its
 * output as it arrives. Returns the exit code; null if no site listens there.
 */
export async function askSite(
  dataDir: string,
  args: string[],
  terminal: Terminal,
): Promise<number | null> {
  const place = await openSocketPlace(dataDir);
  if (place === null) return null;
  const body = JSON.stringify({ version: await readVersion(), args });
  try {
    return await print(await send(place.path, body), terminal);
  } catch (error) {
    if (["ENOENT", "ECONNREFUSED"].includes(errorCode(error))) return null;
    terminal.err(
      `The site did not report the result of the command (${(error as Error).message}): check how much of it was done.`,
    );
    return 1;
  } finally {
    await place.close();
  }
}

function send(socketPath: string, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    startRequest({ socketPath, method: "POST", agent: false }, resolve)
      .on("error", reject)
      .end(body);
  });
}

async function print(
  reply: IncomingMessage,
  { out, err }: Terminal,
): Promise<number> {
  for await (const part of partsOf(reply)) {
    if ("code" in part) return part.code;
    if ("out" in part) out(part.out);
    else err(part.err);
  }
  throw new Error("the connection was closed");
}

async function* partsOf(reply: IncomingMessage): AsyncGenerator<CommandPart> {
  let rest = "";
  for await (const chunk of reply.setEncoding("utf8")) {
    rest += chunk as string;
    if (!(chunk as string).includes("\n")) continue;
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line) as CommandPart;
  }
}
