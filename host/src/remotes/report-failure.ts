import { reportRemoteFailure } from "@nearsay/core/api";
import type { RemoteError } from "@nearsay/core/ui";

/**
 * Reports a failure to the operator of the site: in the console, and in the
 * server's log once for each remote, version and phase until the page is
 * reloaded. Visitors see a message instead of the remote.
 */
export function createFailureReport() {
  const reported = new Set<string>();
  return (error: RemoteError, version: string | null): void => {
    const { module, phase, reason, cause } = error;
    const part = `${module} ${version ?? "(no version)"}`;
    console.error(`${part}: ${phase} ${reason}`, cause);
    const [remote = ""] = module.split("/");
    const key = [remote, version, phase].join(" ");
    if (reported.has(key)) return;
    reported.add(key);
    reportRemoteFailure({ module, version, phase, reason });
  };
}
