import { moduleNames, type ExposedModule } from "@nearsay/core/contract";

export type RemoteName = ExposedModule extends `${infer Name}/${string}`
  ? Name
  : never;

/** In the order of the contract's table, which their dev ports follow. */
export const remoteNames = [
  ...new Set(moduleNames.map((module) => module.split("/")[0])),
] as RemoteName[];

export const hostDevPort = 4310;

/** Each gallery has a port of its own, from this one on. */
export const firstGalleryPort = 4320;

/** Where the product is while developing, unless PORT says otherwise or somebody else listens there. */
export const serverDevPort = 4300;

export function isRemoteName(name: string): name is RemoteName {
  return remoteNames.some((remote) => remote === name);
}

/** Where a remote's dev server listens, unless somebody else does. */
export function remoteDevPort(name: RemoteName): number {
  return hostDevPort + 1 + remoteNames.indexOf(name);
}

/** Named exports of the remote's `src/expose.ts`. */
export function modulesOf(name: RemoteName): string[] {
  const start = `${name}/`;
  return moduleNames
    .filter((module) => module.startsWith(start))
    .map((module) => module.slice(start.length));
}
