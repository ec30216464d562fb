import { readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { type Blocklist, createBlocklist } from "./blocklist.ts";
import type { ContentFilter } from "./content-filter.ts";

/**
 * Refuses texts that hold a word or phrase of a file. A changed file counts
 * from the next text on; while it cannot be read, what was read last does.
 */
export function createFileFilter(file: string): ContentFilter {
  let holdsBlocked = createBlocklist(readFileSync(file, "utf8"));
  let version: string | undefined;

  async function readAnew(): Promise<Blocklist> {
    const { mtimeMs, size, ino } = await stat(file);
    const current = [mtimeMs, size, ino].join();
    if (current === version) return holdsBlocked;
    holdsBlocked = createBlocklist(await readFile(file, "utf8"));
    version = current;
    return holdsBlocked;
  }

  return {
    async allows(text) {
      const isBlocked = await readAnew().catch(() => holdsBlocked);
      return !isBlocked(text);
    },
  };
}
