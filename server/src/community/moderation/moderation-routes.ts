import { participationCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { toMinute } from "../../base/to-minute.ts";
import { route } from "../../http/route.ts";
import type { Callers } from "../../visitors/session/callers.ts";
import type { Visitors } from "../../visitors/visitor.ts";
import type { HiddenRow } from "./appeal-repository.ts";
import { appealSurvey, listOwnHidden } from "./appeals.ts";
import { reportMessage } from "./report-message.ts";
import { type ReportDeps, reportSurvey } from "./report-survey.ts";

interface ModerationRoutesDeps extends ReportDeps {
  callers: Callers;
  visitors: Visitors;
}

export function moderationRoutes(
  app: FastifyInstance,
  deps: ModerationRoutesDeps,
): void {
  const { db, clock, callers, visitors } = deps;
  const calls = participationCalls;

  route(app, calls.reportSurvey, async ({ params, body, request }) => {
    const reporter = await callers.participant(request);
    const visitor = visitors.of(request, body);
    await reportSurvey(deps, reporter, visitor, params.id, body.reason);
  });

  for (const subject of ["post", "reply"] as const) {
    const call = subject === "post" ? calls.reportPost : calls.reportReply;
    route(app, call, async ({ params, body, request }) => {
      const reporter = await callers.participant(request);
      const message = { subject, messageId: params.id };
      const visitor = visitors.of(request);
      await reportMessage(deps, reporter, visitor, message, body.reason);
    });
  }

  route(app, calls.listHidden, async ({ request }) => {
    const rows = await listOwnHidden(db, await callers.viewer(request));
    return { items: rows.map(toItem) };
  });

  route(app, calls.appealSurvey, async ({ params, body, request }) => {
    // Blocked authors may appeal too: the decision against them may have been
    // wrong.
    const author = await callers.consenting(request);
    await appealSurvey(db, clock, author, params.id, body.reason);
  });
}

function toItem({ hiddenAt, appealedAt, ...survey }: HiddenRow) {
  return {
    ...survey,
    hiddenAt: toMinute(hiddenAt),
    appealedAt: appealedAt && toMinute(appealedAt),
  };
}
