import type { IncomingMessage } from "node:http";

/** The message that a command line sends to the site. */
export interface CommandMessage {
  /** The version of the command line; see readVersion. */
  version: string;
  /** The command and its arguments. */
  args: string[];
}

/** A line of the site's reply: output as it arrives, and the exit code at the end. */
export type CommandPart = { out: string } | { err: string } | { code: number };

/** Maximum number of characters, far above that of any real command. */
const longest = 65_536;

/** Null if the request is not such a message or is too long; the excess is not stored. */
export async function readCommand(
  request: IncomingMessage,
): Promise<CommandMessage | null> {
  let text = "";
  try {
    // Reads to the end even so: a sender that has not finished would miss the
    // reply.
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
