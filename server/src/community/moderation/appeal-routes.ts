import { participationCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { toMinute } from "../../base/to-minute.ts";
import { route } from "../../http/route.ts";
import type { Callers } from "../../visitors/session/callers.ts";
import type { HiddenRow } from "./appeal-repository.ts";
import { appealSurvey, listOwnHidden } from "./appeals.ts";

export function appealRoutes(
  app: FastifyInstance,
  db: Database,
  clock: Clock,
  callers: Callers,
): void {
  route(app, participationCalls.listHidden, async ({ request }) => {
    const rows = await listOwnHidden(db, await callers.viewer(request));
    return { items: rows.map(toItem) };
  });

  route(
    app,
    participationCalls.appealSurvey,
    async ({ params, body, request }) => {
      const author = await callers.participant(request);
      await appealSurvey(db, clock, author, params.id, body.reason);
    },
  );
}

function toItem({ hiddenAt, appealedAt, ...survey }: HiddenRow) {
  return {
    ...survey,
    hiddenAt: toMinute(hiddenAt),
    appealedAt: appealedAt && toMinute(appealedAt),
  };
}
