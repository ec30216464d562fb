import { containerName, type RemoteRecord } from "@nearsay/core/contract";
import { type Container, fetchContainer } from "./container.ts";
import { runtimeCore } from "./container-runtime.ts";
import { sharedLibraries } from "./shared-libraries.ts";

declare global {
  /** Where remotes built with `externalRuntime` look for the federation runtime. */
  var _FEDERATION_RUNTIME_CORE: object | undefined;
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

const containers = new Map<string, Promise<Container>>();

/** Loads the container of this record if necessary, and returns the module's default export. */
export async function loadModule(
  record: RemoteRecord,
  module: string,
): Promise<unknown> {
  const container = await openContainer(record);
  const factory = await container.get(`./${module}`);
  return (factory() as { default: unknown }).default;
}

/** Once for each version; a failed attempt can be repeated. */
function openContainer(record: RemoteRecord): Promise<Container> {
  const name = containerName(record.name, record.version);
  const known = containers.get(name);
  if (known) return known;
  const opening = open(record);
  containers.set(name, opening);
  opening.catch(() => containers.delete(name));
  return opening;
}

async function open(record: RemoteRecord): Promise<Container> {
  const container = await fetchContainer(record);
  await container.init(sharedLibraries);
  return container;
}
