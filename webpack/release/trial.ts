import { cpSync, existsSync, renameSync } from "node:fs";
import path from "node:path";
import { buildHost } from "../build/build-host.ts";
import { buildRemote } from "../build/build-remote.ts";
import { hostFolder, remoteFolder, root } from "../checkout/paths.ts";
import { remoteNames, type RemoteName } from "../checkout/remotes.ts";

/**
 * Where a release is built and tried. A server of this checkout serves
 * `host/dist` and `remotes/<name>/dist`, so nothing of a release may be there.
 */
const trialFolder = path.join(root, "node_modules/.cache/release");

/** As the server reads them. */
export const trialSettings = {
  HOST_DIR: path.join(trialFolder, "host"),
  REMOTES_DIR: path.join(trialFolder, "remotes"),
};

export function trialDist(remote: RemoteName): string {
  return path.join(trialSettings.REMOTES_DIR, remote, "dist");
}

/** Builds what a release is tried with, where missing or stale. */
export async function buildTrial(): Promise<void> {
  const { HOST_DIR } = trialSettings;
  for (const name of remoteNames) {
    startFrom(path.join(remoteFolder(name), "dist"), trialDist(name));
    await buildRemote(name, trialDist(name));
  }
  startFrom(path.join(hostFolder, "dist"), HOST_DIR);
  await buildHost(HOST_DIR);
}

/** Copies a build to where there is none yet, in one step: what is served is mostly of the same sources, and building takes far longer. */
export function startFrom(built: string, dist: string): void {
  if (existsSync(dist) || !existsSync(built)) return;
  const draft = `${dist}.${process.pid}`;
  cpSync(built, draft, { recursive: true });
  renameSync(draft, dist);
}
