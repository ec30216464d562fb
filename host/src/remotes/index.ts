import type { RemoteLoader } from "@nearsay/core/ui";
import { createRegistry } from "./registry.ts";
import { createRemoteLoader } from "./remote-loader.ts";
import { createFailureReport } from "./report-failure.ts";

/** The host's loader of remotes: the only place that names a federated module. */
export function createHostLoader(): RemoteLoader {
  return createRemoteLoader({
    registry: createRegistry(),
    loadRuntime: () =>
      import(/* webpackChunkName: "federation" */ "./federation.ts"),
    report: createFailureReport(),
  });
}
