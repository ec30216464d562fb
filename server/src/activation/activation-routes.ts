import type { ActivationStatus } from "@nearsay/core/contract";
import { serviceCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { route } from "../plugins/route.ts";

/** Without a need for invitations everyone is let in. */
export function toActivationStatus(
  activation: Config["activation"],
): ActivationStatus {
  const required = activation === "required";
  return { required, ok: !required };
}

export function activationRoutes(
  app: FastifyInstance,
  status: ActivationStatus,
): void {
  route(app, serviceCalls.getActivationStatus, () => Promise.resolve(status));
}
