import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { Settings } from "../../base/settings.ts";
import {
  type ContentFilter,
  allowEverything,
  allowedByAll,
} from "./content-filter.ts";
import {
  type RemoteFilterConfig,
  createRemoteFilter,
} from "./remote-filter.ts";
import { readFile, stat } from "node:fs/promises";
import { type Blocklist, createBlocklist } from "./blocklist.ts";

export interface ContentConfig {
  /** Absolute path of a file with words and phrases. */
  blocklist: string | null;
  remote: RemoteFilterConfig | null;
}

export function readContentConfig(settings: Settings): ContentConfig {
  const url = settings.url("CONTENT_FILTER_URL", ["https:", "http:"]);
  const whenAway = settings.oneOf(
    "CONTENT_FILTER_AWAY",
    ["allow", "refuse"],
    "refuse",
  );
  return {
    blocklist: readBlocklist(settings),
    remote: url === null ? null : { url, whenAway },
  };
}

function readBlocklist(settings: Settings): string | null {
  const path = settings.text("CONTENT_BLOCKLIST");
  if (path === null) return null;
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  if (!isFile)
    settings.refuse(`CONTENT_BLOCKLIST is "${path}": there is no such file.`);
  return resolve(path);
}

/** The cheaper filter runs first. */
export function createContentFilter({
  blocklist,
  remote,
}: ContentConfig): ContentFilter {
  const filters = [
    ...(blocklist === null ? [] : [createFileFilter(blocklist)]),
    ...(remote === null ? [] : [createRemoteFilter(remote)]),
  ];
  return filters.length === 0 ? allowEverything : allowedByAll(filters);
}

/**
 * Refuses texts that contain a word or phrase of a file. A changed file applies
 * from the next text on; while it cannot be read, the version that was read
 * last applies.
 */
function createFileFilter(file: string): ContentFilter {
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
