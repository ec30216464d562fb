import { readFile, stat } from "node:fs/promises";

/** Reads a file again only when it has changed; null while it is absent. */
export function keepFile<T>(
  file: string,
  parse: (text: string) => T | Promise<T>,
): () => Promise<T | null> {
  let kept: { mtime: number; value: T } | null = null;
  return async () => {
    try {
      const { mtimeMs } = await stat(file);
      if (kept?.mtime !== mtimeMs) {
        const value = await parse(await readFile(file, "utf8"));
        kept = { mtime: mtimeMs, value };
      }
      return kept.value;
    } catch {
      kept = null;
      return null;
    }
  };
}
