import {
  embedPaths,
  type ErrorCode,
  firstLanguage,
} from "@nearsay/core/contract";
import { frameHeight, frameTag } from "@nearsay/core/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ownOrigin } from "../embed-callers.ts";
import { type EmbedPolicy, openSurvey } from "../embed-policy.ts";
import {
  type LimitOptions,
  limitBy,
} from "../../visitors/limits/rate-limits.ts";
import { describingLink } from "../../visitors/limits/rules.ts";
import { Refusal, notFound } from "../../base/refusal.ts";
import { sendRefusal } from "../../http/errors.ts";
import { visitorAs } from "../../visitors/visitor.ts";
import { publicOrigin } from "../../surveys/sharing/public-origin.ts";
import { surveyKeyOf } from "../../surveys/survey.ts";
import type { AskQuestions } from "../../surveys/ask-questions.ts";
import type { SurveyKey, SurveyRow } from "../../surveys/survey-repository.ts";
import { pictureSize } from "../../site/page-heads.ts";
import { type Messages, messagesIn } from "#messages";
import type { FindPicture } from "./picture-words.ts";

export interface OembedDeps extends LimitOptions {
  policy: EmbedPolicy;
  askQuestions: AskQuestions;
  findPicture: FindPicture;
}

/** Pixels. */
interface Size {
  width: number;
  height: number;
}

/** Pixels. */
const frameWidth = 720;

const keptSeconds = 3600;

/** Serves /oembed as specified by oembed.com, in JSON only. */
export function serveOembed(app: FastifyInstance, deps: OembedDeps): void {
  const checkRate = limitBy(describingLink, deps);
  app.get<{ Querystring: Record<string, unknown> }>(
    embedPaths.oembed,
    { schema: { hide: true } },
    async (request, reply) => {
      const { query } = request;
      void reply.header("access-control-allow-origin", "*");
      void reply.header("cross-origin-resource-policy", "cross-origin");
      await checkRate(request);
      if ((query.format ?? "json") !== "json")
        throw new Refusal("NOT_IMPLEMENTED", (say) => say.jsonOnly);
      const site = publicOrigin(deps.policy.publicUrl, request);
      const key = surveyAt(site, query.url);
      if (key === null) throw notFound((say) => say.notSurveyAddress);
      const survey = await findSurvey(deps, key, request);
      if (survey instanceof Refusal) return sendRefusal(survey, reply, 401);
      const room = {
        width: readPixels(query.maxwidth),
        height: readPixels(query.maxheight),
      };
      const kept = `public, max-age=${keptSeconds}`;
      void reply.header("cache-control", kept);
      return describe(deps, site, survey, {
        room,
        words: messagesIn(offeredOf(app, survey.language)).frame,
      });
    },
  );
}

/** The survey's language if the site offers it: the client is a program without a language. */
function offeredOf({ languages }: FastifyInstance, tag: string | null) {
  return languages.find((one) => one === tag) ?? firstLanguage;
}

/** The survey whose page has this address on this site; null for any other address. */
function surveyAt(site: string, url: unknown): SurveyKey | null {
  if (typeof url !== "string" || !URL.canParse(url)) return null;
  const { origin, pathname } = new URL(url);
  const page = origin + pathname;
  return page.startsWith(site) ? surveyKeyOf(page.slice(site.length)) : null;
}

/** Returns a refusal for what is not public, which is 401 in oEmbed. */
async function findSurvey(
  { policy }: OembedDeps,
  key: SurveyKey,
  request: FastifyRequest,
): Promise<SurveyRow | Refusal> {
  try {
    return await openSurvey(policy, key, "", ownOrigin(policy, request));
  } catch (error) {
    if (error instanceof Refusal && privateCodes.includes(error.code))
      return error;
    throw error;
  }
}

const privateCodes: readonly ErrorCode[] = [
  "CODE_REQUIRED",
  "INVITATION_REQUIRED",
];

/** Infinity if there is no valid number. */
function readPixels(value: unknown): number {
  return typeof value === "string" && /^[1-9]\d{0,5}$/.test(value)
    ? Number(value)
    : Infinity;
}

async function describe(
  { askQuestions, findPicture }: OembedDeps,
  site: string,
  survey: SurveyRow,
  { room, words }: { room: Size; words: Messages["frame"] },
) {
  const [questions, picture] = await Promise.all([
    askQuestions(survey, visitorAs(null)),
    findPicture(survey),
  ]);
  const options = questions.value.questions[0]?.options.length ?? 0;
  const size = within(room, {
    width: frameWidth,
    height: frameHeight(options),
  });
  const shown =
    room.width >= pictureSize.width && room.height >= pictureSize.height;
  return {
    version: "1.0",
    type: "rich",
    provider_name: "Nearsay",
    provider_url: site,
    title: survey.title,
    cache_age: keptSeconds,
    ...size,
    html: frameTag({
      site,
      ...size,
      title: words.titleOf({ title: survey.title }),
      survey: { id: String(survey.surveyId), title: survey.title },
    }),
    ...(shown && {
      thumbnail_url: site + picture.path,
      thumbnail_width: pictureSize.width,
      thumbnail_height: pictureSize.height,
    }),
  };
}

function within(room: Size, { width, height }: Size): Size {
  return {
    width: Math.min(room.width, width),
    height: Math.min(room.height, height),
  };
}
