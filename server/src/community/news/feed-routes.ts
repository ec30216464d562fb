import { createHash } from "node:crypto";
import type { Language } from "@nearsay/core/contract";
import type { FastifyInstance } from "fastify";
import { notFound } from "../../base/refusal.ts";
import {
  isChoosing,
  languageQuery,
  addressedLanguage,
} from "../../http/language.ts";
import { publicOrigin } from "../../surveys/sharing/public-origin.ts";
import {
  type LimitOptions,
  limitBy,
} from "../../visitors/limits/rate-limits.ts";
import { readingFeed } from "../../visitors/limits/rules.ts";
import { feedDocument } from "./feed-document.ts";
import { findFollowed } from "./feed-repository.ts";
import { feedHash } from "./feeds.ts";
import type { NewsDeps } from "./news-deps.ts";
import { listNews, listShownPosts } from "./news-repository.ts";

/** Maximum number of entries of each kind. */
const entriesMax = 50;
const ending = ".atom";

/** The path of a feed on the site, in a language. */
export function feedPath(token: string, language: Language): string {
  return `/feeds/${token}${ending}${languageQuery(language)}`;
}

export interface FeedRoutesDeps extends NewsDeps, LimitOptions {
  publicUrl: string | null;
}

/**
 * Feeds, each identified by its address only. They use no cookies, must not be
 * cached and are not indexed by search engines.
 */
export function feedRoutes(
  app: FastifyInstance,
  deps: FeedRoutesDeps,
  done: () => void,
): void {
  const { db, hash, publicUrl } = deps;
  const checkRate = limitBy(readingFeed, deps);
  app.get<{ Params: { file: string } }>(
    "/feeds/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      void reply.headers({
        "cache-control": "private, no-store",
        "x-robots-tag": "noindex",
        "referrer-policy": "no-referrer",
      });
      await checkRate(request);
      const { file } = request.params;
      const token = file.endsWith(ending) ? file.slice(0, -ending.length) : "";
      const survey = await findFollowed(db, feedHash(hash, token));
      if (survey === null) throw notFound((say) => say.nothingHere);
      const site = publicOrigin(publicUrl, request);
      const [news, posts] = await Promise.all([
        listNews(db, survey.surveyId, entriesMax),
        survey.hidden ? [] : listShownPosts(db, survey.surveyId, entriesMax),
      ]);
      const language = addressedLanguage(request);
      if (isChoosing(request)) void reply.header("content-language", language);
      const document = feedDocument(survey, news, posts, {
        language,
        address: site + feedPath(token, language),
        page: `${site}/surveys/${survey.surveyId}`,
      });
      const etag = `"${createHash("sha256").update(document).digest("base64url")}"`;
      void reply.header("etag", etag);
      if (names(request.headers["if-none-match"], etag))
        return reply.code(304).send();
      return reply.type("application/atom+xml; charset=utf-8").send(document);
    },
  );
  done();
}

function names(given: string | undefined, etag: string): boolean {
  const known = (given ?? "").split(",").map((one) => one.trim());
  return known.some((one) => one === "*" || one.replace(/^W\//, "") === etag);
}
