import { addGlobalSnapshot } from "@module-federation/runtime-core";
import { containerName, type RemoteRecord } from "@nearsay/core/contract";
import { absolute } from "./files.ts";

/** Remotes of the page by container, with the address of their manifests. */
const remotes: Record<string, { matchedVersion: string }> = {};

/**
 * Shows the host of the page to the federation's developer tools, such as its
 * browser extension. The library does so itself only for remotes that it loads
 * by their manifests, each of which is a request.
 */
export function announceHost(host: string): void {
  addGlobalSnapshot({
    [host]: { version: "", remoteEntry: "", remotesInfo: remotes },
  });
}

/** Shows them a remote that the host has loaded, and where its manifest is. */
export function announceRemote(host: string, record: RemoteRecord): void {
  const name = containerName(record.name, record.version);
  const [, language = ""] = /(\.[a-z]{2})\.js$/.exec(record.entry) ?? [];
  const file = `mf-manifest${language}.json`;
  const manifest = new URL(file, absolute(record.entry)).href;
  remotes[name] = { matchedVersion: manifest };
  addGlobalSnapshot({
    [`${name}:${manifest}`]: {
      version: record.version,
      remoteEntry: manifest,
    },
  });
  announceHost(host);
}
