import type { RemoteRecord } from "@nearsay/core/contract";
import type { RemoteLoader } from "@nearsay/core/ui";
import { logFailure } from "./log-failure.ts";
import { createRegistry } from "./registry.ts";
import { createRemoteLoader } from "./remote-loader.ts";

/** The host's loader of remotes: the only place that names a federated module. */
export function createHostLoader(): RemoteLoader {
  return createRemoteLoader({
    registry: createRegistry(),
    loadModule,
    report: logFailure,
  });
}

async function loadModule(
  record: RemoteRecord,
  module: string,
): Promise<unknown> {
  const federation = await import(
    /* webpackChunkName: "federation" */ "./federation.ts"
  );
  return federation.loadModule(record, module);
}
