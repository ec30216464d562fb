import {
  type ActivationStatus,
  type Boot,
  propsForPath,
  type SiteSettings,
} from "@nearsay/core/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { activationStatus } from "../visitors/activation/activation.ts";
import type { Clock } from "../base/clock.ts";
import type { Services } from "./services.ts";
import { readSessionToken } from "../visitors/session/cookies.ts";
import { surveyKeyOf } from "../surveys/survey.ts";
import {
  serializeQuestions,
  serializeSurvey,
  serializeSurveys,
} from "../surveys/serialize-survey.ts";
import { within } from "../base/within.ts";

/** Milliseconds a page waits for what it shows. */
const patience = 1000;

/** Answers what a page is about to ask for, so that its first paint waits for no request. */
export function createBoot(
  services: Services,
  site: SiteSettings,
  clock: Clock,
  dataWithin = patience,
) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Boot> => {
    // As the health call would, which a page with this block leaves out.
    services.csrf.issue(reply, readSessionToken(request));
    const status = await readStatus(services, request, dataWithin);
    const admitted = status?.ok === true;
    const replies = {
      "/health": services.health,
      ...(status && { "/activation/status": status }),
      ...(admitted && (await readData(services, request, clock, dataWithin))),
    };
    return { replies, site };
  };
}

/** Null when it cannot be told: the page asks for it itself, and is shown no list. */
async function readStatus(
  { activation, visitors }: Services,
  request: FastifyRequest,
  limit: number,
): Promise<ActivationStatus | null> {
  try {
    return await within(
      limit,
      activationStatus(activation, visitors.of(request)),
    );
  } catch (error) {
    request.log.warn({ err: error }, "the activation was not inlined");
    return null;
  }
}

/** What the page shows first; without it the page still works: it asks for it itself. */
async function readData(
  services: Services,
  request: FastifyRequest,
  clock: Clock,
  limit: number,
): Promise<Record<string, unknown>> {
  try {
    // With a query the home page may show something else than the list.
    if (request.url === "/") {
      const list = await within(limit, services.listSurveys(null));
      return { "/surveys": list.as(serializeSurveys).value };
    }
    return await within(limit, readSurvey(services, request, clock));
  } catch (error) {
    request.log.warn({ err: error }, "the page's data were not inlined");
    return {};
  }
}

/** A survey and its questions under the addresses that its page will ask, for those who need no code. */
async function readSurvey(
  { visitors, visibility, askQuestions }: Services,
  request: FastifyRequest,
  clock: Clock,
): Promise<Record<string, unknown>> {
  const { pathname, searchParams } = new URL(`http://page${request.url}`);
  const key = surveyKeyOf(pathname);
  if (key === null || searchParams.has("code")) return {};
  const visitor = visitors.of(request);
  const survey = await visibility.find(key, visitor);
  if (survey === null) return {};
  const token = searchParams.get("share_token");
  const query = token ? `?${new URLSearchParams({ share_token: token })}` : "";
  const { surveyKey = "" } = propsForPath(pathname);
  const address = "uuid" in key ? `uuid/${surveyKey}` : surveyKey;
  const questions = await askQuestions(survey, visitor);
  return {
    [`/surveys/${address}${query}`]: serializeSurvey(survey, clock()),
    [`/surveys/${survey.surveyId}/questions${query}`]:
      questions.as(serializeQuestions).value,
  };
}
