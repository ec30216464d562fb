/** `npm run release -w remotes/<name> [-- command]`, and `npm run releases`: lists all. */
import { existsSync } from "node:fs";
import { hostname } from "node:os";
import { root } from "../paths.ts";
import { isRemoteName, remoteNames, type RemoteName } from "../remotes.ts";
import { buildRelease } from "./build-release.ts";
import type { Bench } from "./commands.ts";
import { openPlace } from "./open-place.ts";
import { runRelease } from "./run-release.ts";
import type { ReleaseStore } from "./store.ts";

// As npm start does, so that both mean the same folder.
process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");

const [first = "", ...rest] = process.argv.slice(2);
const alone = isRemoteName(first);
const remotes = alone ? [first] : remoteNames;
const args = alone ? rest : ["list", ...process.argv.slice(2)];
try {
  const store = await openPlace(process.env);
  const benches = remotes.map((remote) => createBench(remote, store));
  process.exitCode = await runRelease(args, benches, {
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
  });
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

function createBench(remote: RemoteName, store: ReleaseStore): Bench {
  return {
    remote,
    store,
    build: () => buildRelease(remote),
    by: whoever(),
    now: () => new Date(),
    tell: (line) => process.stdout.write(`${line}\n`),
  };
}

function whoever(): string {
  const { GITHUB_ACTOR, GITLAB_USER_LOGIN, USER, LOGNAME } = process.env;
  const user = USER || LOGNAME || "somebody";
  return GITHUB_ACTOR || GITLAB_USER_LOGIN || `${user}@${hostname()}`;
}
