import { embedPaths } from "@nearsay/core/contract";
import type { FastifyRequest } from "fastify";
import type { Services } from "./services.ts";
import { visitorAs } from "../visitors/visitor.ts";
import {
  fixedHead,
  hiddenSurveyHead,
  invitationHead,
  type PageHead,
  surveyData,
  surveyHead,
  withCard,
} from "../site/page-heads.ts";
import { languageOf } from "../http/language.ts";
import { publicOrigin } from "../surveys/sharing/public-origin.ts";
import { originsFor } from "../embed/embed-policy.ts";
import { surveyKeyOf } from "../surveys/survey.ts";
import type { SurveyKey } from "../surveys/survey-repository.ts";
import { within } from "../base/within.ts";

/** Timeout in milliseconds for the title of a survey. */
const timeoutMs = 1000;

function oembedAddress(origin: string, url: string): string {
  return `${origin}${embedPaths.oembed}?${new URLSearchParams({ url })}`;
}

/** Creates the head of a page only from data that every visitor may see. */
export function createReadHead(
  services: Services,
  publicUrl: string | null,
  titleWithin = timeoutMs,
) {
  const { visibility, findPicture, embed } = services;

  async function headOf(
    key: SurveyKey,
    request: FastifyRequest,
  ): Promise<PageHead> {
    const survey = await visibility.find(key, visitorAs(null));
    const language = languageOf(request);
    if (survey === null) return hiddenSurveyHead(language);
    const { path, words } = await findPicture(survey);
    const head = surveyHead(survey, language);
    const origin = publicOrigin(publicUrl, request);
    const url = origin + head.path;
    const picture = { url: origin + path, text: words.question };
    const embeddable =
      originsFor(embed.policy, survey, new URL(origin).origin).length > 0;
    const oembed = embeddable ? oembedAddress(origin, url) : null;
    return {
      ...head,
      card: { title: survey.title, url, picture, oembed },
      data: surveyData(survey, { url, origin }),
    };
  }

  return async (request: FastifyRequest): Promise<PageHead> => {
    const pathname = request.url.split("?")[0] ?? "/";
    const language = languageOf(request);
    if (services.activation.required || pathname === "/invite")
      return invitationHead(language);
    const key = surveyKeyOf(pathname);
    if (key === null)
      return withCard(
        fixedHead(pathname, language),
        publicOrigin(publicUrl, request),
      );
    try {
      return await within(titleWithin, headOf(key, request));
    } catch (error) {
      request.log.warn({ err: error }, "the survey's title was not inlined");
      return hiddenSurveyHead(language);
    }
  };
}
