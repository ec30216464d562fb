import { cpSync, existsSync, renameSync } from "node:fs";
import path from "node:path";
import { buildHost } from "../build/build-host.ts";
import { buildRemote } from "../build/build-remote.ts";
import { hostFolder, remoteFolder, root } from "../checkout/paths.ts";
import { remoteNames, type RemoteName } from "../checkout/remotes.ts";

/**
 * Folder in which a release is built and tested. A server of this checkout
 * serves `host/dist` and `remotes/<name>/dist`, so these must not contain
 * anything of a release.
 */
const trialFolder = path.join(root, "node_modules/.cache/release");

/** In the format that the server reads. */
export const trialSettings = {
  HOST_DIR: path.join(trialFolder, "host"),
  REMOTES_DIR: path.join(trialFolder, "remotes"),
};

export function trialDist(remote: RemoteName): string {
  return path.join(trialSettings.REMOTES_DIR, remote, "dist");
}

/** Builds what a release is tested with, if missing or outdated. */
export async function buildTrial(): Promise<void> {
  const { HOST_DIR } = trialSettings;
  for (const name of remoteNames) {
    startFrom(path.join(remoteFolder(name), "dist"), trialDist(name));
    await buildRemote(name, trialDist(name));
  }
  startFrom(path.join(hostFolder, "dist"), HOST_DIR);
  await buildHost(HOST_DIR);
}

/**
 * Atomically copies a build if the target does not exist: the served build
 * mostly has the same sources, and building takes far longer.
 */
export function startFrom(built: string, dist: string): void {
  if (existsSync(dist) || !existsSync(built)) return;
  const draft = `${dist}.${process.pid}`;
  cpSync(built, draft, { recursive: true });
  renameSync(draft, dist);
}
