import { readFile, stat } from "node:fs/promises";
import type { FastifyBaseLogger } from "fastify";

/**
 * Reads a file again only when it has changed; null while it is absent. If it
 * cannot be parsed, the previous value remains; each such change is logged
 * once.
 */
export function keepFile<T>(
  file: string,
  parse: (text: string) => T | Promise<T>,
  log: Pick<FastifyBaseLogger, "error">,
): () => Promise<T | null> {
  let kept: { mtime: number; value: T } | null = null;
  let brokenAt: number | null = null;
  return async () => {
    const mtime = await changedAt(file);
    if (mtime === null) kept = null;
    if (mtime === null || mtime === kept?.mtime) return kept?.value ?? null;
    try {
      kept = { mtime, value: await parse(await readFile(file, "utf8")) };
    } catch (error) {
      if (brokenAt !== mtime)
        log.error(
          { err: error },
          `${file} is damaged; its previous content remains in use`,
        );
      brokenAt = mtime;
    }
    return kept?.value ?? null;
  };
}

/** Milliseconds since 1970; null if there is no such file, 0 if its time cannot be read. */
async function changedAt(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    return ["ENOENT", "ENOTDIR"].includes(code) ? null : 0;
  }
}
