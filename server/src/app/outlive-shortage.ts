import type { EventEmitter } from "node:events";
import type { FastifyBaseLogger } from "fastify";

/** No file or socket can be opened: by this process, and on this machine. */
const shortages = new Set(["EMFILE", "ENFILE"]);

/**
 * Keeps the process alive where something nobody waits for fails for want of
 * descriptors: it works again once some are free. Any other error that nothing
 * has caught ends the process as before. Returns how to undo it.
 */
export function outliveShortage(
  log: Pick<FastifyBaseLogger, "error">,
  source: EventEmitter = process,
): () => void {
  const onError = (error: Error) => {
    if (!("code" in error) || !shortages.has(String(error.code))) throw error;
    log.error({ err: error }, "files and connections have run out");
  };
  source.on("uncaughtException", onError);
  return () => source.off("uncaughtException", onError);
}
