import { readdir } from "node:fs/promises";
import path from "node:path";
import {
  moduleNames,
  readRemoteRegistry,
  type RemoteRecord,
  type RemoteRegistry,
} from "@nearsay/core/contract";
import type { FastifyBaseLogger } from "fastify";
import { composeRegistry } from "./releases/compose-registry.ts";
import { createMirror, type Mirror } from "./releases/mirror.ts";
import {
  createReadSharedVersions,
  type ReadSharedVersions,
} from "./host-files.ts";
import { keepFile } from "./kept-file.ts";
import { createReadReleased } from "./releases/read-released.ts";
import { createReadTeamRelease } from "./releases/read-team-release.ts";
import type { DevServers } from "./dev-servers.ts";
import {
  applyOverrides,
  type Cookies,
  type OpenSources,
  type ShownRegistry,
} from "./overrides.ts";
import type { RemoteFolders } from "./remote-files.ts";

export interface SiteRegistryOptions extends RemoteFolders {
  /** Folder of the built host. */
  hostDir: string;
  /**
   * URL of the bucket that the folder of releases is synced with; null if
   * others write to the folder.
   */
  releasesUrl: string | null;
  /** If a remote has a release on this channel, everyone gets that one; null is no channel. */
  releaseChannel: string | null;
  /** Channels that a visitor may request. */
  releaseOverrides: readonly string[];
  /** Origins of teams whose releases a visitor may request. */
  releaseOrigins: readonly string[];
  /** The dev servers, in development. */
  dev?: DevServers | undefined;
}

export type ReadRegistry = () => Promise<RemoteRegistry>;

/** Determines which version of each remote a visitor gets. */
export interface SiteRegistry {
  open: OpenSources;
  /** Syncs the folder of releases; null if others write to it. */
  mirror: Mirror | null;
  /** The versions for everyone without overrides. */
  readShown: ReadRegistry;
  /** The versions for this visitor. */
  read: (cookies: Cookies) => Promise<ShownRegistry>;
}

export function createSiteRegistry(
  options: SiteRegistryOptions,
  log: FastifyBaseLogger,
): SiteRegistry {
  const { dev, releasesDir, releaseOverrides, releaseOrigins } = options;
  const readSharedVersions = createReadSharedVersions(options.hostDir, log);
  const readTeamRelease = createReadTeamRelease(log, readSharedVersions);
  if (dev) {
    const shown = { registry: dev.registry, overrides: [] };
    return {
      open: { channels: new Map(), origins: [], readTeamRelease },
      mirror: null,
      readShown: () => Promise.resolve(dev.registry),
      read: () => Promise.resolve(shown),
    };
  }
  const readOn = (channel: string | null) =>
    createReadReleased(releasesDir, { channel, readSharedVersions, log, now });
  const channels = new Map(
    releaseOverrides.map((channel) => [channel, readOn(channel)]),
  );
  const open = { channels, origins: releaseOrigins, readTeamRelease };
  const readReleased = readOn(options.releaseChannel);
  const readBuilt = createRegistry(options.remotesDir, log);
  const readShown: ReadRegistry = async () => {
    const [built, released] = await Promise.all([readBuilt(), readReleased()]);
    return composeRegistry(built, released);
  };
  return {
    open,
    mirror: openMirror(options, readSharedVersions, log),
    readShown,
    read: async (cookies) => applyOverrides(cookies, await readShown(), open),
  };
}

function openMirror(
  options: SiteRegistryOptions,
  readSharedVersions: ReadSharedVersions,
  log: FastifyBaseLogger,
): Mirror | null {
  const { releasesUrl, releasesDir, releaseChannel } = options;
  if (releasesUrl === null) return null;
  const everybodys = releaseChannel === null ? [] : [releaseChannel];
  return createMirror({
    releasesUrl,
    releasesDir,
    readSharedVersions,
    log,
    now,
    channels: [...everybodys, ...options.releaseOverrides],
    names: [...new Set(moduleNames.map((name) => name.split("/")[0] ?? ""))],
  });
}

function now(): number {
  return performance.now();
}

/**
 * Composes the registry from `<remotes>/<name>/dist/current.json`, in which
 * each build describes itself.
 */
function createRegistry(
  remotesDir: string,
  log: FastifyBaseLogger,
): ReadRegistry {
  const pointers = new Map<string, () => Promise<RemoteRecord | null>>();
  const pointerOf = (name: string) => {
    const file = path.join(remotesDir, name, "dist", "current.json");
    const known = pointers.get(name) ?? keepFile(file, readPointer, log);
    pointers.set(name, known);
    return known;
  };
  return async () => {
    const names = await readdir(remotesDir).catch(() => [...pointers.keys()]);
    const found = await Promise.all(names.sort().map((n) => pointerOf(n)()));
    return { remotes: found.filter((record) => record !== null) };
  };
}

function readPointer(text: string): RemoteRecord {
  const remotes: unknown[] = [JSON.parse(text)];
  const [record] = readRemoteRegistry({ remotes }).remotes;
  if (record === undefined) throw new Error("It contains no remote.");
  return record;
}
