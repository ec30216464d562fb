import { createHash } from "node:crypto";
import { firstLanguage, type Language } from "@nearsay/core/contract";
import { type Coordinates, snapToGrid } from "@nearsay/core/domain";
import { isExpired, isUpcoming } from "@nearsay/core/forms";
import type { FastifyInstance } from "fastify";
import { invalidRequest } from "../../base/refusal.ts";
import {
  isChoosing,
  languageQuery,
  addressedLanguage,
} from "../../http/language.ts";
import { writeAtom } from "../../base/text/atom.ts";
import { toMinute } from "../../base/to-minute.ts";
import { publicOrigin } from "../../surveys/sharing/public-origin.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import { site } from "../page-heads.ts";
import { sendCompressed } from "../send-compressed.ts";
import type { DiscoveryDeps } from "./discovery-deps.ts";
import { messagesIn } from "#messages";

export const surveysFeedPath = "/surveys.atom";

const entriesMax = 50;

/**
 * Public open surveys as an Atom feed: the newest, or with `near` those around
 * a grid cell. More precise coordinates are rounded, and the feed contains the
 * cell.
 */
export function serveSurveysFeed(
  app: FastifyInstance,
  { clock, listSurveys, checkRate, publicUrl }: DiscoveryDeps,
): void {
  app.get<{ Querystring: { near?: unknown } }>(
    surveysFeedPath,
    { schema: { hide: true } },
    async (request, reply) => {
      await checkRate(request);
      const cell = readCell(request.query.near);
      const { surveys } = (await listSurveys(cell)).value;
      const now = clock();
      const open = surveys.filter(
        (survey) => !isExpired(survey, now) && !isUpcoming(survey, now),
      );
      const language = addressedLanguage(request);
      if (isChoosing(request)) void reply.header("content-language", language);
      const document = feedOf(open.slice(0, entriesMax), {
        cell,
        language,
        origin: publicOrigin(publicUrl, request),
      });
      void reply.headers({
        "cache-control": "public, max-age=300",
        "content-type": "application/atom+xml; charset=utf-8",
        etag: `"${createHash("sha256").update(document).digest("base64url")}"`,
      });
      return sendCompressed(document, request, reply);
    },
  );
}

/** @throws Refusal INVALID_REQUEST if `near` is no position. */
function readCell(near: unknown): Coordinates | null {
  if (near === undefined) return null;
  const given = typeof near === "string" ? near : "";
  const [lat, lng, ...more] = given.split(",").map(readDegrees);
  if (lat === undefined || lng === undefined || more.length > 0)
    throw invalidRequest((say) => say.nearInvalid);
  if (Math.abs(lat) <= 90 && Math.abs(lng) <= 180)
    return snapToGrid({ lat, lng });
  throw invalidRequest((say) => say.coordinatesOutOfRange);
}

function readDegrees(text: string): number {
  return /^-?\d{1,3}(\.\d{1,15})?$/.test(text.trim()) ? Number(text) : Infinity;
}

function feedOf(
  surveys: readonly SurveyRow[],
  {
    cell,
    language,
    origin,
  }: { cell: Coordinates | null; language: Language; origin: string },
): string {
  const texts = messagesIn(language).feed;
  const near = cell === null ? "" : `?near=${cell.lat},${cell.lng}`;
  const query =
    cell === null || language === firstLanguage
      ? near + languageQuery(language)
      : `${near}&${languageQuery(language).slice(1)}`;
  const address = `${origin}${surveysFeedPath}${query}`;
  return writeAtom({
    id: address,
    address,
    page: `${origin}/`,
    title: cell === null ? texts.newest({ site }) : texts.nearby({ site }),
    entries: surveys.map((survey) => ({
      id: `urn:uuid:${survey.surveyUuid}`,
      title: survey.title,
      page: `${origin}/surveys/${survey.surveyId}`,
      updated: toMinute(survey.createdAt),
      text: survey.instructions,
    })),
  });
}
