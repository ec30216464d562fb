import type { EventEmitter } from "node:events";
import type { FastifyBaseLogger } from "fastify";

/** No file or socket can be opened: by this process, or on this machine. */
const shortages = new Set(["EMFILE", "ENFILE"]);

/**
 * Keeps the process alive if an operation that nothing awaits fails because of
 * missing descriptors: it works again when some are free. Any other uncaught
 * error still ends the process. Returns a function that undoes this.
 */
export function outliveShortage(
  log: Pick<FastifyBaseLogger, "error">,
  source: EventEmitter = process,
): () => void {
  const onError = (error: Error) => {
    if (!("code" in error) || !shortages.has(String(error.code))) throw error;
    log.error({ err: error }, "no more files or connections can be opened");
  };
  source.on("uncaughtException", onError);
  return () => source.off("uncaughtException", onError);
}
