import * as runtimeCore from "@module-federation/runtime-core";
import { containerName, type RemoteRecord } from "@nearsay/core/contract";
import { absolute, integrityOf, patience } from "./files.ts";
import { sharedLibraries } from "./shared-libraries.ts";

declare global {
  /** Where remotes built with `externalRuntime` look for the federation runtime. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/** True in development: the dev servers' scripts change and have no hash. */
declare const UNHASHED_REMOTES: boolean;

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

const records = new Map<string, RemoteRecord>();

const federation = new runtimeCore.ModuleFederation({
  name: "nearsay_host",
  remotes: [],
  shareStrategy: "loaded-first",
  shared: sharedLibraries,
  plugins: [checkedScripts()],
});

/** Loads the container of this record, if need be, and returns the module's default export. */
export async function loadModule(
  record: RemoteRecord,
  module: string,
): Promise<unknown> {
  const name = containerName(record.name, record.version);
  records.set(name, record);
  federation.registerRemotes([{ name, entry: absolute(record.entry) }]);
  const loaded = await federation.loadRemote<{ default: unknown }>(
    `${name}/${module}`,
  );
  return loaded?.default;
}

/** Container scripts carry their hash from the registry; without one they are refused. */
function checkedScripts(): runtimeCore.ModuleFederationRuntimePlugin {
  return {
    name: "nearsay-checked-scripts",
    createScript({ url, remoteInfo }) {
      const record = remoteInfo && records.get(remoteInfo.name);
      const integrity = record ? integrityOf(record, url) : "";
      if (integrity === "" && !UNHASHED_REMOTES) {
        throw new Error(`no integrity is known for ${url}`);
      }
      const script = document.createElement("script");
      script.crossOrigin = "anonymous";
      script.integrity = integrity;
      script.src = url;
      return { script, timeout: patience };
    },
  };
}
