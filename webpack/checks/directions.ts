import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../checkout/paths.ts";

/** The folders whose imports have a direction. */
export const rooms = ["shared", "server", "webpack", "host", "remotes", "e2e"];

export interface Directions {
  /** Modules seen, by room. */
  seen: Map<string, number>;
  /** What is wrong, one sentence each. */
  failures: string[];
}

interface CruiseResult {
  modules: { source: string }[];
  summary: {
    violations: { rule: { name: string }; from: string; to: string }[];
  };
}

/**
 * Checks the imports of every room below `folder` against .dependency-cruiser.cjs.
 * A source file that the checker did not see is a failure, too: one that reads
 * nothing passes everything.
 */
export function checkDirections(folder: string): Directions {
  const { modules, summary } = cruise(folder);
  const sources = new Set(modules.map(({ source }) => source));
  const seenIn = (room: string) =>
    [...sources].filter((source) => source.startsWith(`${room}/`)).length;
  const seen = new Map(rooms.map((room) => [room, seenIn(room)]));
  return {
    seen,
    failures: [
      ...summary.violations.map(
        ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
      ),
      ...rooms
        .filter((room) => seenIn(room) === 0)
        .map((room) => `no module of ${room}/ was seen`),
      ...rooms
        .flatMap((room) => listSources(folder, room))
        .filter((source) => !sources.has(source))
        .map((source) => `${source} was not seen`),
    ],
  };
}

function cruise(folder: string): CruiseResult {
  const output = execFileSync(
    process.execPath,
    [
      join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs"),
      ...["--config", join(root, ".dependency-cruiser.cjs")],
      ...["--output-type", "json"],
      ...rooms.filter((room) => existsSync(join(folder, room))),
    ],
    { cwd: folder, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
  );
  return JSON.parse(output) as CruiseResult;
}

function listSources(folder: string, path: string): string[] {
  if (!existsSync(join(folder, path))) return [];
  return readdirSync(join(folder, path), { withFileTypes: true })
    .filter(({ name }) => name !== "node_modules" && name !== "dist")
    .flatMap((item) => {
      const inside = `${path}/${item.name}`;
      if (item.isDirectory()) return listSources(folder, inside);
      return /(?<!\.d)\.tsx?$/.test(item.name) ? [inside] : [];
    });
}
