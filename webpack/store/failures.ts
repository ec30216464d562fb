/** An invalid command line. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The request cannot be fulfilled. */
export class CommandFailed extends Error {
  override readonly name = "CommandFailed";
}

/**
 * Messages by the code of a failed connection, or by the message of a fetch
 * error without a code.
 */
const plainly: Readonly<Record<string, string>> = {
  ECONNREFUSED: "connection refused",
  ECONNRESET: "the connection was closed",
  UND_ERR_SOCKET: "the connection was closed",
  ENOTFOUND: "the host name does not exist",
  EAI_AGAIN: "the host name could not be resolved",
  EHOSTUNREACH: "the machine cannot be reached",
  ENETUNREACH: "the machine cannot be reached",
  ETIMEDOUT: "it does not respond",
  UND_ERR_CONNECT_TIMEOUT: "it does not respond",
  TimeoutError: "it does not respond",
  "bad port": "requests to that port are not allowed",
};

/** An error with its cause: fetch itself only says that it failed. */
export function sayWhy(error: unknown): string {
  if (error instanceof CommandFailed) return error.message;
  const chain = causesOf(error);
  for (const { message, name, code = name } of chain) {
    for (const sign of [code, message]) {
      const words = plainly[sign];
      if (words !== undefined) return `${words} (${sign})`;
    }
  }
  const messages = chain.map(({ message, code = "" }) => message || code);
  return [...new Set(messages)].filter(Boolean).join(": ") || String(error);
}

/** The error, then its cause, and so on. */
function causesOf(error: unknown): NodeJS.ErrnoException[] {
  if (typeof error !== "object" || error === null) return [];
  const { cause } = error as Error;
  return "message" in error ? [error as Error, ...causesOf(cause)] : [];
}
