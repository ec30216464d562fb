import { containerName, type RemoteRecord } from "@nearsay/core/contract";
import { absolute, integrityOf, patience } from "./files.ts";

/** True in development: the dev servers' scripts change and have no hash. */
declare const UNHASHED_REMOTES: boolean;

/** What the script of a remote leaves on the page. */
export interface Container {
  /** Takes what is shared, by the names and versions of libraries. */
  init: (shared: object) => unknown;
  /** Fetches a module by its name behind "./". */
  get: (module: string) => Promise<() => unknown>;
}

/**
 * Fetches the container of this record by its hash.
 * @throws Error that names its script when that has no hash, does not come in
 * time or at all, or leaves no container.
 */
export async function fetchContainer(record: RemoteRecord): Promise<Container> {
  const url = absolute(record.entry);
  await runScript(url, integrityOf(record, url));
  const name = containerName(record.name, record.version);
  const container = Reflect.get(globalThis, name) as Container | undefined;
  if (!container) throw new Error(`${url} left no container`);
  return container;
}

async function runScript(url: string, integrity: string): Promise<void> {
  if (integrity === "" && !UNHASHED_REMOTES) {
    throw new Error(`no integrity is known for ${url}`);
  }
  const script = document.createElement("script");
  script.crossOrigin = "anonymous";
  script.integrity = integrity;
  script.src = url;
  await new Promise<void>((resolve, reject) => {
    const fail = (how: string) => reject(new Error(`${url} ${how}`));
    setTimeout(() => fail("timed out"), patience);
    script.onload = () => resolve();
    script.onerror = () => fail("could not be loaded");
    document.head.append(script);
  });
}
