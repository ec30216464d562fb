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
import { surveyKeyOf } from "./survey-key-of.ts";
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
