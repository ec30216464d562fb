import { admissionCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { route } from "../../http/route.ts";
import { joinWaitlist } from "./waitlist.ts";

export function waitlistRoutes(
  app: FastifyInstance,
  db: Database,
  clock: Clock,
): void {
  route(app, admissionCalls.joinWaitlist, ({ body }) =>
    joinWaitlist(db, clock, body),
  );
}
