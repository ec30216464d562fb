import { ownDataCalls } from "@nearsay/core/contract/schema";
import { fileNameOf } from "@nearsay/core/domain";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import type { Callers } from "../../visitors/session/callers.ts";
import type { Visitors } from "../../visitors/visitor.ts";
import { eraseOwnData } from "./erase-own-data.ts";
import {
  type OwnDataDeps,
  deleteOwnPost,
  deleteOwnReply,
  readOwnData,
  withdrawResponse,
  writeAllOwnData,
} from "./own-data-service.ts";

interface OwnDataRoutesDeps extends OwnDataDeps {
  callers: Callers;
  visitors: Visitors;
}

/** Endpoints for a person's own data, also for those who opted out. */
export function ownDataRoutes(
  app: FastifyInstance,
  deps: OwnDataRoutesDeps,
): void {
  const { callers, visitors } = deps;

  route(app, ownDataCalls.getOwnData, async ({ query, request }) =>
    readOwnData(deps, await callers.actor(request), query.from),
  );

  route(app, ownDataCalls.downloadOwnData, async ({ request, reply }) => {
    const data = await writeAllOwnData(deps, await callers.actor(request));
    const name = fileNameOf({
      title: "nearsay",
      id: null,
      what: "your data",
      extension: "json",
      now: deps.clock(),
    });
    void reply.header("content-disposition", `attachment; filename="${name}"`);
    return data;
  });

  route(app, ownDataCalls.withdrawResponse, async ({ params, request }) => {
    const actor = await callers.actor(request);
    await withdrawResponse(deps, actor, visitors.of(request), params.id);
  });

  route(app, ownDataCalls.deletePost, async ({ params, request }) => {
    const actor = await callers.actor(request);
    await deleteOwnPost(deps, actor, visitors.of(request), params.id);
  });

  route(app, ownDataCalls.deleteReply, async ({ params, request }) => {
    const actor = await callers.actor(request);
    await deleteOwnReply(deps, actor, visitors.of(request), params.id);
  });

  route(app, ownDataCalls.eraseOwnData, async ({ request }) => {
    const viewer = await callers.viewer(request);
    if (viewer !== null) await eraseOwnData(deps, viewer, visitors.of(request));
    // A repeat sends the session that the first request ended.
    else if (callers.key(request) === null) await callers.actor(request);
  });
}
