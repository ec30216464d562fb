import type { RemoteError } from "@nearsay/core/ui";

/** Tells whoever looks after the site what broke; visitors read it in the part's place. */
export function logFailure(error: RemoteError, version: string | null): void {
  const remote = `${error.module} ${version ?? "(no version)"}`;
  console.error(`${remote}: ${error.phase} ${error.reason}`, error.cause);
}
