import { participationCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";
import { route } from "../plugins/route.ts";
import type { Callers } from "../session/callers.ts";
import { listRespondedIds } from "./responded-repository.ts";

export function respondedRoutes(
  app: FastifyInstance,
  db: Database,
  callers: Callers,
): void {
  route(app, participationCalls.listResponded, async ({ query, request }) => {
    const viewer = await callers.viewer(request);
    const ids = query.ids.split(",");
    const numbers = ids.map(Number);
    const answered =
      viewer === null
        ? new Set<number>()
        : await listRespondedIds(db, viewer.actorId, numbers);
    const entries = ids.map((id) => [id, answered.has(Number(id))] as const);
    return { responded: Object.fromEntries(entries) };
  });
}
