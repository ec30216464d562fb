import { remoteFailureCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import type { ReleaseGuard } from "../releases/release-guard.ts";

/** Writes down what browsers tell of parts of the site that failed. */
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
