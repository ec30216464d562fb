import { randomBytes } from "node:crypto";
import {
  type Boot,
  type EmbedLook,
  embedErrorCodes,
  embedPaths,
  embedVisitPath,
  readLook,
  type RemoteRecord,
} from "@nearsay/core/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type EmbedOrigins, lets } from "../allowed-origins.ts";
import { type EmbedDoor, switchedOff } from "../embed-door.ts";
import type { EmbedCallers } from "../embed-callers.ts";
import { type VisitReply, serializeVisit } from "../serialize-visit.ts";
import type { StartVisit } from "../start-visit.ts";
import type { Visitors } from "../../visitors/session/visitor.ts";
import type { CheckRate } from "../../visitors/limits/rate-limits.ts";
import { readRefusal } from "../../http/errors.ts";
import { letBeFramed } from "../../http/headers.ts";
import { statusOf } from "../../http/refusal-status.ts";
import type { Refusal } from "../../base/refusal.ts";
import { publicOrigin } from "../../surveys/sharing/public-origin.ts";
import { framePolicy } from "../../site/content-policy.ts";
import { drawPart } from "../../site/draw-page.ts";
import type { ReadRegistry } from "../../site/site-registry.ts";
import { readStyles, type RemoteFolders } from "../../site/remote-files.ts";
import { sendCompressed } from "../../site/send-compressed.ts";
import { surveyKeyOf } from "../../surveys/survey.ts";
import type { FindSurvey } from "../../surveys/find-survey.ts";
import type { SurveyKey } from "../../surveys/survey-repository.ts";
import { renderFrame, renderFrameRefusal } from "./frame-page.ts";

export interface FramesDeps {
  checkRate: CheckRate;
  callers: EmbedCallers;
  visitors: Visitors;
  door: EmbedDoor;
  startVisit: StartVisit;
  findSurvey: FindSurvey;
  readRegistry: ReadRegistry;
  folders: RemoteFolders;
  publicUrl: string | null;
  /** Where Google's bot check comes from; null where another is used. */
  recaptcha: string | null;
}

/** A request for a frame. */
interface Ask {
  request: FastifyRequest;
  reply: FastifyReply;
  key: string;
  /** The page around, as it names itself: the policy lets the browser draw the frame in no other. */
  parent: string | null;
  look: EmbedLook;
  nonce: string;
}

/** Serves /embed/surveys/<number or uuid>, the only pages that other sites may frame. */
export function serveFrames(app: FastifyInstance, deps: FramesDeps): void {
  const { checkRate } = deps;
  app.get<{ Params: { key: string }; Querystring: Record<string, unknown> }>(
    `${embedPaths.frame}:key`,
    { schema: { hide: true } },
    async (request, reply) => {
      const ask = {
        ...{ request, reply, key: request.params.key },
        parent: readParent(request.query.parent),
        look: readLook(request.query),
        nonce: randomBytes(16).toString("base64"),
      };
      return checkRate(request)
        .then(() => sendFrame(deps, ask))
        .catch((error: unknown) =>
          sendRefusal(deps, ask, readRefusal(error, request)),
        );
    },
  );
}

/** What names no page at all, such as two of them, is an origin that is let in nowhere. */
function readParent(value: unknown): string | null {
  if (value === undefined || value === "") return null;
  return typeof value === "string" ? value : "null";
}

async function sendFrame(deps: FramesDeps, ask: Ask): Promise<FastifyReply> {
  const { request, key, nonce, look } = ask;
  const place = { mode: "frame", origin: ask.parent ?? "" } as const;
  const survey = await deps.door.open(keyOf(key), place, request);
  const record = await findEnabled(deps);
  const visitor = deps.visitors.of(request);
  const earlier = deps.callers.pass(request);
  const visit = await deps.startVisit(survey, place, visitor, earlier);
  const origins = deps.door.originsOf(survey, request);
  const { scripts, styles } = record.embed.frame;
  const boot = bootOf(serializeVisit(visit, origins));
  const html = renderFrame({
    ...{ nonce, look, boot, parent: ask.parent },
    title: `Survey: ${survey.title}`,
    scripts: scripts.map((url) => ({
      url,
      integrity: record.hashes[url] ?? "",
    })),
    styles: await readStyles(styles, deps.folders),
    drawn: draw(deps, ask, record, boot),
    url: `${publicOrigin(deps.publicUrl, request)}/surveys/${survey.surveyId}`,
  });
  return send(deps, ask, origins, html);
}

function keyOf(key: string): SurveyKey {
  return surveyKeyOf(`/surveys/${key}`) ?? { id: 0 };
}

/** The part that shows surveys on other sites, switched off or not. */
async function findRecord({ readRegistry }: FramesDeps) {
  const { remotes } = await readRegistry();
  return remotes.find(({ embed }) => embed);
}

async function findEnabled(deps: FramesDeps) {
  const record = await findRecord(deps);
  if (record?.enabled && record.embed)
    return { ...record, embed: record.embed };
  throw switchedOff();
}

async function refusalStyles(deps: FramesDeps) {
  const record = await findRecord(deps);
  return readStyles(record?.embed?.frame.styles ?? [], deps.folders);
}

function bootOf(visit: VisitReply): Boot {
  return {
    replies: { [embedVisitPath]: visit },
    site: { supportEmail: null, assistantUrl: null },
  };
}

/** What cannot be drawn here is drawn by the browser. */
function draw(
  { folders }: FramesDeps,
  { request }: Ask,
  record: RemoteRecord,
  boot: Boot,
): string {
  const part = { module: "EmbeddedSurvey", props: {}, url: request.url, boot };
  try {
    return drawPart(record, part, folders) ?? "";
  } catch (error) {
    request.log.warn({ err: error }, "the frame was not drawn on the server");
    return "";
  }
}

/** In the frame, to whoever may see it there; in no frame where the page around may not show this survey. */
async function sendRefusal(
  deps: FramesDeps,
  ask: Ask,
  refusal: Refusal,
): Promise<FastifyReply> {
  const { request, reply, key, parent, look, nonce } = ask;
  const { code, message, details } = refusal;
  const { retryAfter } = details;
  const status = statusOf(refusal);
  // Who is over the limit costs no question to the database.
  const survey =
    status === 429 ? null : await deps.findSurvey(keyOf(key)).catch(() => null);
  const origins = deps.door.originsOf(survey, request);
  const listens = parent !== null && lets(origins, parent);
  const known: readonly string[] = embedErrorCodes;
  const site = publicOrigin(deps.publicUrl, request);
  const html = renderFrameRefusal({
    ...{ nonce, look, message },
    code: known.includes(code) ? code : "UNAVAILABLE",
    styles: await refusalStyles(deps).catch(() => []),
    more:
      status === 404
        ? { url: site, text: "Open Nearsay" }
        : {
            url: `${site}/surveys/${encodeURIComponent(key)}`,
            text: "Open on Nearsay",
          },
    parent: listens ? parent : null,
  });
  if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
  void reply.code(status);
  return send(deps, ask, origins, html);
}

function send(
  deps: FramesDeps,
  { request, reply, parent, nonce }: Ask,
  origins: EmbedOrigins,
  html: string,
): Promise<FastifyReply> {
  letBeFramed(reply);
  const own = new URL(publicOrigin(deps.publicUrl, request)).origin;
  const ancestors = ancestorsOf(parent, origins, own);
  const { recaptcha } = deps;
  void reply.headers({
    "cache-control": "no-store",
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": framePolicy({ nonce, ancestors, recaptcha }),
  });
  return sendCompressed(html, request, reply);
}

/** A page that names itself is held to it; without a name any of those that are let in. */
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
