import {
  type ActivationStatus,
  propsForPath,
  type SiteSettings,
} from "@nearsay/core/contract";
import type { FastifyRequest } from "fastify";
import { activationStatus } from "../visitors/activation/activation.ts";
import type { Clock } from "../base/clock.ts";
import { languageOf } from "../http/language.ts";
import type { Services } from "./services.ts";
import type { PageData, PageReader } from "../site/send-page.ts";
import { hasChallenge } from "../surveys/ask-questions.ts";
import { surveyKeyOf } from "../surveys/survey.ts";
import {
  serializeQuestions,
  serializeSurvey,
  serializeSurveys,
} from "../surveys/serialize-survey.ts";
import { type Visitor, visitorAs } from "../visitors/visitor.ts";
import { within } from "../base/within.ts";

/** Timeout in milliseconds for the data of a page. */
const timeoutMs = 1000;

/**
 * Provides the replies that a page is about to request, so that its first
 * render needs no request.
 */
export function createBoot(
  services: Services,
  site: SiteSettings,
  clock: Clock,
  dataWithin = timeoutMs,
) {
  return async (
    request: FastifyRequest,
    reader: PageReader,
  ): Promise<PageData> => {
    const { visitors } = services;
    const visitor =
      reader === "anybody" ? visitorAs(null) : visitors.of(request);
    const asking = { request, visitor, limit: dataWithin };
    const status = await readStatus(services, asking);
    const data = status?.ok
      ? await readData(services, asking, clock)
      : unknownData;
    const replies = {
      "/health": services.health,
      ...(status && { "/activation/status": status }),
      ...data.replies,
    };
    const isOpen = status?.required === false;
    return { boot: { replies, site }, until: isOpen ? data.until : 0 };
  };
}

/** The request for a page, and its timeout in milliseconds. */
interface Asking {
  request: FastifyRequest;
  visitor: Visitor;
  limit: number;
}

/** Replies by the addresses that the page will request. */
interface Data {
  replies: Record<string, unknown>;
  /** Until when they are valid, as in a page. */
  until: number;
}

const unknownData: Data = { replies: {}, until: 0 };

/** Null if unknown: the page requests it itself and gets no list. */
async function readStatus(
  { activation }: Services,
  { request, visitor, limit }: Asking,
): Promise<ActivationStatus | null> {
  try {
    return await within(limit, activationStatus(activation, visitor));
  } catch (error) {
    request.log.warn({ err: error }, "the activation was not inlined");
    return null;
  }
}

/** The data that the page shows first; without them, the page requests them itself. */
async function readData(
  services: Services,
  asking: Asking,
  clock: Clock,
): Promise<Data> {
  const { request, limit } = asking;
  try {
    // With a query, the home page may show something other than the list.
    if (request.url === "/") {
      const list = await within(limit, services.listSurveys(null));
      const replies = { "/surveys": list.as(serializeSurveys).value };
      return { replies, until: list.until };
    }
    return await within(limit, readSurvey(services, asking, clock));
  } catch (error) {
    request.log.warn({ err: error }, "the page's data was not inlined");
    return unknownData;
  }
}

/**
 * A survey and its questions, if no code is needed. Whether a challenge blocks
 * the visitor depends on who makes the request.
 */
async function readSurvey(
  { visibility, askQuestions }: Services,
  { request, visitor }: Asking,
  clock: Clock,
): Promise<Data> {
  const { pathname, searchParams } = new URL(`http://page${request.url}`);
  const key = surveyKeyOf(pathname);
  if (key === null) return { replies: {}, until: Infinity };
  if (searchParams.has("code")) return unknownData;
  const survey = await visibility.find(key, visitor);
  if (survey === null) return unknownData;
  const token = searchParams.get("share_token");
  const query = token ? `?${new URLSearchParams({ share_token: token })}` : "";
  const { surveyKey = "" } = propsForPath(pathname);
  const address = "uuid" in key ? `uuid/${surveyKey}` : surveyKey;
  const questions = await askQuestions(survey, visitor);
  return {
    replies: {
      [`/surveys/${address}${query}`]: serializeSurvey(survey, clock()),
      [`/surveys/${survey.surveyId}/questions${query}`]: questions.as((set) =>
        serializeQuestions(set, languageOf(request)),
      ).value,
    },
    until: hasChallenge(questions.value) ? 0 : questions.until,
  };
}
