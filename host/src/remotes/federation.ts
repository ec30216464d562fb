import { createInstance } from "@module-federation/enhanced/runtime";
import { containerName, type RemoteRecord } from "@nearsay/core/contract";
import { announceHost, announceRemote } from "./announce.ts";
import { type Container, fetchContainer } from "./container.ts";
import { runtimeCore } from "./runtime-core.ts";
import { sharedLibraries } from "./shared-libraries.ts";

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

const federation = createInstance({
  name: "nearsay_host",
  remotes: [],
  shared: sharedLibraries,
  shareStrategy: "loaded-first",
});

announceHost(federation.name);

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
  await container.init(federation.shareScopeMap["default"] ?? {});
  announceRemote(federation.name, record);
  return container;
}
