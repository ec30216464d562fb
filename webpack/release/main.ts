/** `npm run release -w remotes/<name> [-- command]`, and `npm run releases`: lists all. */
import { existsSync } from "node:fs";
import { hostname } from "node:os";
import { fitDeployed } from "../fit/check-fit.ts";
import { unknownTo, type Part } from "../fit/fit.ts";
import {
  readDeployedHost,
  readDeployedRemotes,
  readReleased,
} from "../fit/deployed.ts";
import { root } from "../checkout/paths.ts";
import {
  isRemoteName,
  remoteNames,
  type RemoteName,
} from "../checkout/remotes.ts";
import { buildRelease } from "./build-release.ts";
import type { Bench } from "./commands.ts";
import { CommandFailed, sayWhy } from "../store/failures.ts";
import { openStore } from "../store/open-store.ts";
import { runJourneys } from "./run-journeys.ts";
import { runRelease } from "./run-release.ts";
import type { ReleaseStore } from "../store/store.ts";

// Like npm start, so that both use the same folder.
process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");

const [first = "", ...rest] = process.argv.slice(2);
const alone = isRemoteName(first);
const remotes = alone ? [first] : remoteNames;
const args = alone ? rest : ["list", ...process.argv.slice(2)];
try {
  const store = await openStore(process.env);
  const benches = remotes.map((remote) => createBench(remote, store));
  process.exitCode = await runRelease(args, benches, {
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
  });
} catch (error) {
  process.stderr.write(`${sayWhy(error)}\n`);
  process.exitCode = 1;
}

function createBench(remote: RemoteName, store: ReleaseStore): Bench {
  return {
    remote,
    store,
    build: () => buildRelease(remote),
    fit: (release) => fitRelease(remote, release, store),
    unknownToHost: async (release) => {
      const host = await deployedHost();
      return unknownTo(host, await readReleased(store, remote, release));
    },
    passesJourneys: (release) => runJourneys(remote, release, process.env),
    by: currentUser(),
    now: () => new Date(),
    print: (line) => process.stdout.write(`${line}\n`),
  };
}

/** Compares a release with what all visitors get in addition to it. */
async function fitRelease(
  remote: RemoteName,
  release: string,
  store: ReleaseStore,
): Promise<string[]> {
  const host = await deployedHost();
  const others = await readDeployedRemotes(store, remoteNames, "current");
  return fitDeployed(await readReleased(store, remote, release), host, others);
}

async function deployedHost(): Promise<Part> {
  const host = await readDeployedHost(process.env);
  if (host !== null) return host;
  throw new CommandFailed(
    "It is unknown what the deployed host provides: set SITE_URL to a site that has /contract.json, or build the host here (npm run build -- host).",
  );
}

function currentUser(): string {
  const { GITHUB_ACTOR, GITLAB_USER_LOGIN, USER, LOGNAME } = process.env;
  const user = USER || LOGNAME || "somebody";
  return GITHUB_ACTOR || GITLAB_USER_LOGIN || `${user}@${hostname()}`;
}
