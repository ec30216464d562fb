import { containerName, type RemoteRecord } from "@nearsay/core/contract";
import { absolute, fileTimeout, integrityOf } from "./files.ts";

/** True in development: the dev servers' scripts change and have no hash. */
declare const UNHASHED_REMOTES: boolean;

/** The global object that the script of a remote creates. */
export interface Container {
  /** Accepts the shared libraries, by name and version. */
  init: (shared: object) => unknown;
  /** Loads a module by its name after "./". */
  get: (module: string) => Promise<() => unknown>;
}

/**
 * Loads the container of this record, verified by its hash.
 * @throws Error with the script's address if it has no hash, does not load in
 *   time or at all, or creates no container.
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
    setTimeout(() => fail("timed out"), fileTimeout);
    script.onload = () => resolve();
    script.onerror = () => fail("could not be loaded");
    document.head.append(script);
  });
}
