import type { FastifyRequest } from "fastify";
import type { Services } from "./services.ts";
import { visitorAs } from "./session/visitor.ts";
import {
  fixedHead,
  hiddenSurveyHead,
  homeHead,
  invitationHead,
  type PageHead,
  surveyHead,
} from "./site/page-heads.ts";
import type { SurveyKey } from "./surveys/survey-repository.ts";
import { within } from "./within.ts";

/** Milliseconds a page waits for the title of its survey. */
const patience = 1000;

/** Tells of a page what a stranger may know, whoever asks for it. */
export function createReadHead(services: Services, titleWithin = patience) {
  return async (request: FastifyRequest): Promise<PageHead> => {
    const pathname = request.url.split("?")[0] ?? "/";
    if (services.activation.required || pathname === "/invite")
      return invitationHead;
    const key = surveyKeyOf(pathname);
    if (key === null) return fixedHead(pathname) ?? homeHead;
    try {
      const found = services.visibility.find(key, visitorAs(null));
      const survey = await within(titleWithin, found);
      return survey === null ? hiddenSurveyHead : surveyHead(survey);
    } catch (error) {
      request.log.warn({ err: error }, "the survey's title was not inlined");
      return hiddenSurveyHead;
    }
  };
}

/** Null on a page of no survey. What can be no survey's is the key of none. */
function surveyKeyOf(pathname: string): SurveyKey | null {
  const [, key] = /^\/surveys\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (key === undefined) return null;
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key))
    return { uuid: key };
  return { id: /^\d{1,15}$/.test(key) ? Number(key) : 0 };
}
