/** `npm run release -w remotes/<name> [-- command]`, and `npm run releases`: lists all. */
import { existsSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { root } from "../paths.ts";
import { isRemoteName, remoteNames, type RemoteName } from "../remotes.ts";
import { buildRelease } from "./build-release.ts";
import type { Bench } from "./commands.ts";
import { createFolderStore } from "./folder-store.ts";
import { runRelease } from "./run-release.ts";

// As npm start does, so that both mean the same folder.
process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");

const [first = "", ...rest] = process.argv.slice(2);
const alone = isRemoteName(first);
const benches = (alone ? [first] : remoteNames).map(createBench);
const args = alone ? rest : ["list", ...process.argv.slice(2)];
try {
  process.exitCode = await runRelease(args, benches, {
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
  });
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

function createBench(remote: RemoteName): Bench {
  return {
    remote,
    store: createFolderStore(releasesFolder()),
    build: () => buildRelease(remote),
    by: whoever(),
    now: () => new Date(),
    tell: (line) => process.stdout.write(`${line}\n`),
  };
}

/** As the server reads it. */
function releasesFolder(): string {
  const { RELEASES_DIR, DATA_DIR } = process.env;
  return path.resolve(
    RELEASES_DIR || path.join(DATA_DIR || "data", "releases"),
  );
}

function whoever(): string {
  const { GITHUB_ACTOR, GITLAB_USER_LOGIN, USER, LOGNAME } = process.env;
  const user = USER || LOGNAME || "somebody";
  return GITHUB_ACTOR || GITLAB_USER_LOGIN || `${user}@${hostname()}`;
}
