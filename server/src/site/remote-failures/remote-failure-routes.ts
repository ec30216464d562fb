import { remoteFailureCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import type { ReleaseGuard } from "../releases/release-guard.ts";

/** Logs failures of remotes that browsers report. */
export function remoteFailureRoutes(
  app: FastifyInstance,
  guard: Pick<ReleaseGuard, "noteFailure">,
): void {
  const call = remoteFailureCalls.reportRemoteFailure;
  route(app, call, ({ body, request }) => {
    const { module, version, phase, reason } = body;
    const remoteFailure = { module, version, phase, reason };
    request.log.warn({ remoteFailure }, "a remote failed in a browser");
    return guard.noteFailure(remoteFailure, request.ip);
  });
}
