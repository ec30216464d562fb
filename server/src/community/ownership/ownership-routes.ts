import { ownershipCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { invalidRequest } from "../../base/refusal.ts";
import { route } from "../../http/route.ts";
import { appealByKey } from "./appeal-survey.ts";
import { beginDeletion, undoDeletion } from "./delete-survey.ts";
import type { Holder, KeyHolders } from "./key-holders.ts";
import type { OwnershipDeps } from "./ownership-deps.ts";
import { createKey, endKey, rotateKey } from "./survey-keys.ts";
import { endSharing, shareByKey } from "./share-survey.ts";
import { updateSurvey } from "./update-survey.ts";
import { type ManagedSurvey, viewSurvey } from "./view-survey.ts";

export interface OwnershipRoutesDeps extends OwnershipDeps {
  holders: KeyHolders;
}

export function ownershipRoutes(
  app: FastifyInstance,
  deps: OwnershipRoutesDeps,
): void {
  const { holders } = deps;
  const calls = ownershipCalls;

  async function view(
    holder: Holder,
    reply: FastifyReply,
  ): Promise<ManagedSurvey> {
    const survey = await viewSurvey(deps, holder);
    void reply.header("etag", `"${survey.version}"`);
    return survey;
  }

  route(app, calls.getManagedSurvey, async ({ request, reply }) =>
    view(await holders.require(request), reply),
  );

  route(app, calls.updateManagedSurvey, async ({ body, request, reply }) => {
    const holder = await holders.require(request);
    await updateSurvey(deps, holder, body, readVersion(request));
    return view(holder, reply);
  });

  route(app, calls.deleteManagedSurvey, async ({ body, request, reply }) => {
    const holder = await holders.require(request);
    await beginDeletion(deps, holder, body.title);
    return view(holder, reply);
  });

  route(app, calls.appealManagedSurvey, async ({ body, request, reply }) => {
    const holder = await holders.require(request);
    await appealByKey(deps, holder, body.reason);
    return view(holder, reply);
  });

  route(app, calls.undeleteManagedSurvey, async ({ request, reply }) => {
    const holder = await holders.require(request);
    await undoDeletion(deps, holder);
    return view(holder, reply);
  });

  route(app, calls.createManagedShareToken, async ({ request }) =>
    shareByKey(deps, await holders.require(request)),
  );

  route(app, calls.endManagedShareLinks, async ({ request }) =>
    endSharing(deps, await holders.require(request)),
  );

  route(app, calls.createSurveyKey, async ({ body, request }) =>
    createKey(deps, await holders.require(request), body, request),
  );

  route(app, calls.rotateSurveyKey, async ({ params, request }) =>
    rotateKey(deps, await holders.require(request), params.keyId, request),
  );

  route(app, calls.endSurveyKey, async ({ params, request }) =>
    endKey(deps, await holders.require(request), params.keyId),
  );
}

/**
 * Null if any version is accepted. @throws Refusal INVALID_REQUEST if the
 * header is no ETag of a survey.
 */
function readVersion({ headers }: FastifyRequest): number | null {
  const given = headers["if-match"];
  if (given === undefined || given === "*") return null;
  const [, version] = /^(?:W\/)?"(\d{1,9})"$/.exec(given) ?? [];
  if (version !== undefined) return Number(version);
  throw invalidRequest((say) => say.ifMatchInvalid);
}
