import path from "node:path";
import { buildHost } from "../build/build-host.ts";
import { buildRemote } from "../build/build-remote.ts";
import { root } from "../checkout/paths.ts";
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
  for (const name of remoteNames) await buildRemote(name, trialDist(name));
  await buildHost(trialSettings.HOST_DIR);
}
