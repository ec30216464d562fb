import { messageIn } from "../../base/message.ts";
import {
  type EmbedLook,
  embedErrorCodes,
  embedPaths,
  type Language,
  readLook,
} from "@nearsay/core/contract";
import { isExpired } from "@nearsay/core/forms";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type EmbedOrigins, lets } from "../allowed-origins.ts";
import { bootOf, drawSurvey, findEmbedRemote } from "../draw-visit.ts";
import { ownOrigin } from "../embed-callers.ts";
import { openSurvey, originsFor, switchedOff } from "../embed-policy.ts";
import type { EmbedServices } from "../embed-services.ts";
import { serializeShown } from "../serialize-visit.ts";
import type { CheckRate } from "../../visitors/limits/rate-limits.ts";
import { readRefusal } from "../../http/errors.ts";
import { letBeFramed } from "../../http/headers.ts";
import {
  isChoosing,
  languageOf,
  setLanguageHeaders,
} from "../../http/language.ts";
import { statusOf } from "../../http/refusal-status.ts";
import type { Refusal } from "../../base/refusal.ts";
import { publicOrigin } from "../../surveys/sharing/public-origin.ts";
import { framePolicy } from "../../site/content-policy.ts";
import type { DrawnPage } from "../../site/kept-pages/encoded-page.ts";
import type {
  KeptPages,
  PageMaterial,
} from "../../site/kept-pages/kept-pages.ts";
import type { KeptReplies } from "../../site/kept-pages/kept-replies.ts";
import {
  forEverybody,
  forOneBrowser,
  sendKept,
} from "../../site/kept-pages/send-kept.ts";
import type { ReadRegistry } from "../../site/site-registry.ts";
import { readStyles, type RemoteFolders } from "../../site/remote-files.ts";
import { sendCompressed } from "../../site/send-compressed.ts";
import { hasChallenge } from "../../surveys/ask-questions.ts";
import { surveyKeyOf } from "../../surveys/survey.ts";
import type { SurveyKey } from "../../surveys/survey-repository.ts";
import { type Visitor, visitorAs } from "../../visitors/visitor.ts";
import { renderFrame, renderFrameRefusal } from "./frame-page.ts";
import { messagesIn } from "#messages";

export interface FramesDeps {
  checkRate: CheckRate;
  embed: EmbedServices;
  readRegistry: ReadRegistry;
  folders: RemoteFolders;
  pages: KeptPages;
  replies: KeptReplies;
  /** The address of Google's bot check; null if another one is used. */
  recaptcha: string | null;
}

/** A request for a frame. */
interface Ask {
  request: FastifyRequest;
  reply: FastifyReply;
  key: string;
  /** The embedding page that the request names: the browser shows the frame in no other page. */
  parent: string | null;
  look: EmbedLook;
  /** The language that the reader prefers. */
  language: Language;
}

/** Serves /embed/surveys/<number or uuid>, the only pages that other sites may frame. */
export function serveFrames(app: FastifyInstance, deps: FramesDeps): void {
  const { checkRate } = deps;
  app.get<{ Params: { key: string }; Querystring: Record<string, unknown> }>(
    `${embedPaths.frame}:key`,
    { schema: { hide: true } },
    async (request, reply) => {
      const ask = {
        request,
        reply,
        key: request.params.key,
        parent: readParent(request.query.parent),
        look: readLook(request.query),
        language: languageOf(request),
      };
      return checkRate(request)
        .then(() => sendFrame(deps, ask))
        .catch((error: unknown) =>
          sendRefusal(deps, ask, readRefusal(error, request)),
        );
    },
  );
}

/** A value that is not a single origin counts as an origin that is never allowed. */
function readParent(value: unknown): string | null {
  if (value === undefined || value === "") return null;
  return typeof value === "string" ? value : "null";
}

/** Sends the cached frame if it is the same for everyone. */
async function sendFrame(deps: FramesDeps, ask: Ask): Promise<FastifyReply> {
  const { request, reply, key, parent, look, language } = ask;
  const own = ownOrigin(deps.embed.policy, request);
  const address = JSON.stringify([own, key, parent, look, language]);
  const { pages, replies } = deps;
  const page = await pages.get(address, () =>
    gather(deps, ask, visitorAs(null)),
  );
  letBeFramed(reply);
  if (page === null) {
    const visitor = deps.embed.visitors.of(request);
    return send(ask, (await gather(deps, ask, visitor)).draw());
  }
  void reply.headers({
    "cache-control": isChoosing(request) ? forOneBrowser : forEverybody,
    vary: [reply.getHeader("vary") ?? [], "accept-encoding"].flat().join(", "),
  });
  setLanguageHeaders(reply, language);
  const peek = () => pages.peek(address);
  return sendKept({ page, peek, replies }, request, reply);
}

/**
 * The content of a frame. It identifies no visitor; the visitor gets a token
 * with the first request.
 * @throws Refusal as openSurvey, or UNAVAILABLE while embedding is switched
 * off.
 */
async function gather(
  deps: FramesDeps,
  { request, key, parent, look, language: wanted }: Ask,
  visitor: Visitor,
): Promise<PageMaterial> {
  const { embed, folders, recaptcha } = deps;
  const { policy, askQuestions, clock } = embed;
  const own = ownOrigin(policy, request);
  const survey = await openSurvey(policy, keyOf(key), parent ?? "", own);
  const found = await findEmbedRemote(deps.readRegistry, wanted);
  if (!found?.record.enabled || !found.record.embed) throw switchedOff();
  const { record, language } = found;
  const questions = await askQuestions(survey, visitor);
  const origins = originsFor(policy, survey, own);
  const expired = isExpired(survey, clock());
  const shown = { survey, expired, questions };
  const boot = bootOf(serializeShown(shown, origins, language));
  const { scripts, styles } = found.record.embed.frame;
  const frame = {
    look,
    boot,
    parent,
    language,
    title: messagesIn(language).frame.titleOf({ title: survey.title }),
    scripts: scripts.map((url) => ({
      url,
      integrity: record.hashes[url] ?? "",
    })),
    styles: await readStyles(styles, folders),
    url: `${publicOrigin(policy.publicUrl, request)}/surveys/${survey.surveyId}`,
  };
  const ancestors = ancestorsOf(parent, origins, own);
  return {
    made: [frame, ancestors, record.server],
    until: hasChallenge(questions.value) ? 0 : questions.until,
    draw() {
      const part = { module: "EmbeddedSurvey", boot };
      const drawn = drawSurvey(record, part, folders, request, (text) => text);
      const { html, hashes } = renderFrame({ ...frame, drawn: drawn ?? "" });
      return { html, policy: framePolicy({ hashes, ancestors, recaptcha }) };
    },
  };
}

function keyOf(key: string): SurveyKey {
  return surveyKeyOf(`/surveys/${key}`) ?? { id: 0 };
}

async function refusalStyles({ readRegistry, folders }: FramesDeps) {
  const found = await findEmbedRemote(readRegistry);
  return readStyles(found?.record.embed?.frame.styles ?? [], folders);
}

/** Sends the error in the frame, but only in pages that may embed this survey. */
async function sendRefusal(
  deps: FramesDeps,
  ask: Ask,
  refusal: Refusal,
): Promise<FastifyReply> {
  const { request, reply, key, parent, look, language } = ask;
  const { policy } = deps.embed;
  const { code, localized, details } = refusal;
  const texts = messagesIn(language).frame;
  const { retryAfter } = details;
  const status = statusOf(refusal);
  // A client over the limit causes no database query.
  const survey =
    status === 429
      ? null
      : await policy.findSurvey(keyOf(key)).catch(() => null);
  const origins = originsFor(policy, survey, ownOrigin(policy, request));
  const listens = parent !== null && lets(origins, parent);
  const known: readonly string[] = embedErrorCodes;
  const site = publicOrigin(policy.publicUrl, request);
  const { html, hashes } = renderFrameRefusal({
    look,
    language,
    message: messageIn(language, localized),
    code: known.includes(code) ? code : "UNAVAILABLE",
    styles: await refusalStyles(deps).catch(() => []),
    more:
      status === 404
        ? { url: site, text: texts.openSite }
        : {
            url: `${site}/surveys/${encodeURIComponent(key)}`,
            text: texts.open,
          },
    parent: listens ? parent : null,
  });
  if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
  void reply.code(status);
  letBeFramed(reply);
  const { recaptcha } = deps;
  const ancestors = ancestorsOf(parent, origins, ownOrigin(policy, request));
  return send(ask, {
    html,
    policy: framePolicy({ hashes, ancestors, recaptcha }),
  });
}

/** Sends a page that must not be cached. */
function send(
  { request, reply }: Ask,
  { html, policy }: DrawnPage,
): Promise<FastifyReply> {
  setLanguageHeaders(reply);
  void reply.headers({
    "cache-control": "private, no-store",
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
  });
  return sendCompressed(html, request, reply);
}

/** Only the page that the request names may frame it; without a name, any allowed page. */
function ancestorsOf(
  parent: string | null,
  origins: EmbedOrigins,
  own: string,
): string[] {
  if (parent !== null) {
    if (!lets(origins, parent)) return ["'none'"];
    return [parent === own ? "'self'" : parent];
  }
  if (origins === "*") return ["https:", "http:"];
  return origins.length === 0 ? ["'none'"] : [...origins];
}
