import { moduleNames, type ExposedModule } from "@nearsay/core/contract";

export type RemoteName = ExposedModule extends `${infer Name}/${string}`
  ? Name
  : never;

/** In the order of the contract's table, which determines their dev ports. */
export const remoteNames = [
  ...new Set(moduleNames.map((module) => module.split("/")[0])),
] as RemoteName[];

export const hostDevPort = 4310;

/** Port of the first gallery; each gallery has its own. */
export const firstGalleryPort = 4320;

/** Port of the product during development, unless PORT is set or the port is in use. */
export const serverDevPort = 4300;

export function isRemoteName(name: string): name is RemoteName {
  return remoteNames.some((remote) => remote === name);
}

/** Port of a remote's dev server, unless it is in use. */
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
