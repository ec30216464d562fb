import type { FastifyBaseLogger } from "fastify";
import { composeRegistry } from "../releases/compose-registry.ts";
import { createReadReleased } from "../releases/read-released.ts";
import type { DevServers } from "./dev-servers.ts";
import { createRegistry, type ReadRegistry } from "./registry.ts";
import type { RemoteFolders } from "./remote-files.ts";

export interface SiteRegistryOptions extends RemoteFolders {
  /** Where a remote has a release on this channel, everybody is shown that; null is no channel. */
  releaseChannel: string | null;
  /** Where the parts come from while developing. */
  dev?: DevServers | undefined;
}

/** Which version of each remote is shown: what was built, and what was released since. */
export function createSiteRegistry(
  { dev, remotesDir, releasesDir, releaseChannel }: SiteRegistryOptions,
  log: FastifyBaseLogger,
): ReadRegistry {
  if (dev) return () => Promise.resolve(dev.registry);
  const readBuilt = createRegistry(remotesDir);
  const readReleased = createReadReleased(releasesDir, {
    channel: releaseChannel,
    log,
    now: () => performance.now(),
  });
  return async () => {
    const [built, released] = await Promise.all([readBuilt(), readReleased()]);
    return composeRegistry(built, released);
  };
}
