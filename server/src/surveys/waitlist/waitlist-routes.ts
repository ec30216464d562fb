import { admissionCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import type { Waitlist } from "./waitlist.ts";

export function waitlistRoutes(app: FastifyInstance, waitlist: Waitlist): void {
  route(app, admissionCalls.joinWaitlist, ({ body }) => waitlist.join(body));
}
