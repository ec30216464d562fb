import {
  participationCalls as calls,
  searchCalls,
} from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { Queryable } from "../base/db/database.ts";
import type { KeyedHash } from "../base/security/keyed-hash.ts";
import { type Input, route } from "../http/route.ts";
import type { Callers } from "../visitors/session/callers.ts";
import type { Visitors } from "../visitors/visitor.ts";
import { serializeSurvey } from "./serialize-survey.ts";
import { type Visibility, codeRequired } from "./visibility.ts";
import { publicOrigin } from "./sharing/public-origin.ts";
import { issueShareToken } from "./sharing/share-tokens.ts";

type LinkInput =
  | Input<typeof calls.createHomepageLink>
  | Input<typeof calls.createHomepageLinkByUuid>;

interface SharingRoutesDeps {
  db: Queryable;
  clock: Clock;
  hash: KeyedHash;
  callers: Callers;
  visitors: Visitors;
  visibility: Visibility;
  publicUrl: string | null;
}

export function sharingRoutes(
  app: FastifyInstance,
  deps: SharingRoutesDeps,
): void {
  const { clock, callers, visitors, visibility } = deps;

  async function link({ params, request }: LinkInput) {
    const { surveyId } = await visibility.open(params, visitors.of(request));
    const origin = publicOrigin(deps.publicUrl, request);
    const homepage_focus_url = `${origin}/?s=${surveyId}&utm_source=homepage`;
    return { homepage_focus_url };
  }

  route(app, calls.createHomepageLink, link);
  route(app, calls.createHomepageLinkByUuid, link);

  route(app, calls.createShareLink, async ({ params, request }) => {
    const actor = await callers.participant(request);
    const visitor = visitors.of(request);
    const survey = await visibility.open(params, visitor);
    const token = await issueShareToken(deps, survey, actor);
    if (token === null) throw codeRequired();
    return { token };
  });

  route(app, searchCalls.searchById, async ({ query, request }) => {
    const visitor = visitors.of(request, query);
    const survey = await visibility.find({ id: query.survey_id }, visitor);
    return { items: survey === null ? [] : [serializeSurvey(survey, clock())] };
  });
}
