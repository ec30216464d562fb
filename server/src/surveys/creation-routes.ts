import { limits } from "@nearsay/core/contract";
import { creationCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Clock } from "../clock.ts";
import type { Drafter, DraftedSurvey } from "../drafting/drafter.ts";
import { invalidRequest } from "../plugins/refusal.ts";
import { route } from "../plugins/route.ts";
import type { Callers } from "../session/callers.ts";
import { readNewSurvey } from "./new-survey.ts";
import type { PlaceSurvey } from "./place-survey.ts";
import type { Publisher } from "./publish-survey.ts";

export interface CreationRoutesDeps {
  clock: Clock;
  callers: Callers;
  publisher: Publisher;
  placeSurvey: PlaceSurvey;
  drafter: Drafter;
  /** Longest description the drafter takes. */
  generationMaxChars: number;
}

const blank: DraftedSurvey = {
  draft: { title: "", instructions: "", questions: [] },
  notice: null,
};

export function creationRoutes(
  app: FastifyInstance,
  {
    clock,
    callers,
    publisher,
    placeSurvey,
    drafter,
    generationMaxChars,
  }: CreationRoutesDeps,
): void {
  route(app, creationCalls.reserveSurveyToken, async ({ request }) => {
    const { actorId } = await callers.participant(request);
    return {
      embeddedToken: await publisher.reserveToken(actorId, request.requestKey),
    };
  });

  route(app, creationCalls.generateSurvey, async ({ body, request, reply }) => {
    const { actorId } = await callers.participant(request);
    const { draft, notice } =
      body.manual === true
        ? blank
        : await drafter.draft(
            readDescription(body.content, generationMaxChars),
            untilClosed(reply),
          );
    const embeddedToken = await publisher.reserveToken(
      actorId,
      request.requestKey,
    );
    return { ...draft, notice, embeddedToken };
  });

  route(app, creationCalls.createSurvey, async ({ body, request }) => {
    const { actorId } = await callers.participant(request);
    const survey = readNewSurvey(body.survey, clock());
    const { embeddedToken } = body.survey;
    const place = survey.place ?? (await placeSurvey(request, actorId));
    const published = await publisher.publish(actorId, embeddedToken, {
      ...survey,
      place,
    });
    return { id: published.surveyId, surveyUuid: published.surveyUuid };
  });
}

function readDescription(content: string, most: number): string {
  const text = content.trim();
  if (text === "") {
    throw invalidRequest("Please describe the survey you want to create.");
  }
  const max = Math.max(limits.generationTextDefaultMax, most);
  if (text.length <= max) return text;
  throw invalidRequest(
    `Please shorten your input to ${max} characters or fewer.`,
  );
}

/** Aborted when the caller goes away before the answer is there. */
function untilClosed(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
