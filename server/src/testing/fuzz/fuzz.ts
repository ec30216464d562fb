import type { FastifyInstance } from "fastify";
import { createRandom } from "../../app/demo/random.ts";
import { TestClient } from "../client.ts";
import { OperatorClient } from "../operator-client.ts";
import { KeyHolder, type Managed } from "../key-holder.ts";
import {
  type Published,
  choiceQuestion,
  publishSurvey,
  publishWithKey,
  questionIds,
} from "../survey-builder.ts";
import { makeTickets } from "../ticket-maker.ts";
import { createReplyCheck } from "./check-reply.ts";
import { type GeneratedRequest, generateRequest } from "./generate-request.ts";
import { ValueGenerator } from "./generate-value.ts";
import {
  type DocumentedCall,
  type OpenApiDocument,
  listCalls,
} from "./openapi-document.ts";

interface Finding {
  problem: string;
  request: GeneratedRequest;
  status: number;
  text: string;
}

export interface FuzzResult {
  requests: number;
  /** By status. */
  replies: Map<number, number>;
  /** Operations that returned a success at least once. */
  reached: Set<string>;
  findings: Finding[];
}

/** Operations whose replies never end. */
const streams = /\/events$/;

/**
 * Sends requests generated from the app's own OpenAPI document and a corpus of
 * bad values, as one visitor with surveys, posts and replies that the requests
 * can refer to.
 * @param seed The same seed generates the same requests.
 */
export async function fuzz(
  app: FastifyInstance,
  count: number,
  seed: string,
): Promise<FuzzResult> {
  const random = createRandom(seed);
  const client = await new TestClient(app).start();
  const { bearers, ...things } = await plant(app, client);
  const make = new ValueGenerator(random, things);
  const calls = listCalls(app.swagger() as unknown as OpenApiDocument).filter(
    ({ path }) => !streams.test(path),
  );
  const check = createReplyCheck();
  const result: FuzzResult = {
    requests: 0,
    replies: new Map(),
    reached: new Set(),
    findings: [],
  };
  while (result.requests < count) {
    const call = make.pick(calls);
    const request = withBearer(generateRequest(call, make), bearers, result);
    const reply = await client.send(request);
    note(result, call, request, reply, check(call, reply));
    // Some operation ends the session that most others need.
    if (ended.test(reply.text)) await client.start();
  }
  return result;
}

const ended = /"code":"(SESSION_REQUIRED|OPTED_OUT)"/;

/** Tokens by the beginning of the paths that accept them. */
type Bearers = Record<string, string>;

/** With a unique idempotency key, as responses of a kiosk require one. */
function withBearer(
  request: GeneratedRequest,
  bearers: Bearers,
  { requests }: FuzzResult,
): GeneratedRequest {
  const start = Object.keys(bearers).find((one) => request.url.startsWith(one));
  if (start === undefined) return request;
  const authorization = `Bearer ${bearers[start]}`;
  const named = { authorization, "idempotency-key": `request ${requests}` };
  return { ...request, headers: { ...named, ...request.headers } };
}

function note(
  result: FuzzResult,
  call: DocumentedCall,
  request: GeneratedRequest,
  { status, text }: { status: number; text: string },
  problem: string | null,
): void {
  result.requests += 1;
  result.replies.set(status, (result.replies.get(status) ?? 0) + 1);
  if (status < 300) result.reached.add(call.operationId ?? call.path);
  if (problem !== null)
    result.findings.push({
      problem,
      request,
      status,
      text: text.slice(0, 500),
    });
}

/** Existing objects, by the field names in which operations expect them. */
async function plant(app: FastifyInstance, client: TestClient) {
  const shared = await publishWithKey(client, {
    feedback: true,
    tickets: "apart",
    questions: [choiceQuestion, ...["Why?", "Where?", "When?"].map(words)],
  });
  const open = shared.id;
  const owner = new KeyHolder(app, shared);
  const tickets = await makeTickets({ owner }, 5);
  const grant = await owner.post("/kiosk-grants", { label: "" });
  const locked = await publishSurvey(client, {
    visibility: { mode: "code", code: "MAPLE114" },
    exportHtmlCode: "EXPORT-1",
    questions: [
      choiceQuestion,
      {
        text: "Which street?",
        type: "free_text",
        isChallenge: true,
        challengeExpectedResponse: "elm",
      },
    ],
  });
  const own = await publishWithKey(client, { tickets: "apart" });
  const post = await client.post("/posts", { content: "x", survey_id: open });
  const postId = (post.body as { id: number }).id;
  const reply = await client.post("/replies", { postId, content: "x" });
  const replyId = (reply.body as { id: number }).id;
  const maintainer = await OperatorClient.make(app, {
    name: "Onlooker",
    rights: ["maintain"],
  });
  const doubled = await OperatorClient.make(app, {
    name: "Bo",
    needsPasskey: true,
  });
  const surveys = [open, locked, replyId, 0, 9_999_999];
  return {
    id: surveys,
    survey_id: surveys,
    surveyId: surveys,
    uuid: [
      ...[shared.surveyUuid, own.surveyUuid],
      "00000000-0000-4000-8000-000000000000",
    ],
    bearers: {
      // The survey that requests may change and delete.
      "/api/manage/": own.ownerKey,
      "/api/kiosk/": (grant.body as { token: string }).token,
      // With more rights, its decisions would remove what other requests refer
      // to.
      "/api/operator/decisions": maintainer.key,
      "/api/operator/blocks": maintainer.key,
      "/api/operator/passkey": doubled.key,
      "/api/operator/": (await OperatorClient.make(app)).key,
    },
    keyId: [await firstKeyOf(client, own)],
    title: ["Night buses"],
    postId: [postId],
    q: [`${open}`, `post ${postId}`, `reply ${replyId}`],
    key: [`${open}`, shared.surveyUuid],
    code: ["MAPLE114", "WRONG-1", ...tickets],
    export_code: ["EXPORT-1", "WRONG-1"],
    ids: [`${open},${locked}`, "1,2,3", String(2 ** 53)],
    question: await questionIds(client, open),
  };
}

function words(text: string) {
  return { text, type: "free_text" };
}

async function firstKeyOf(
  client: TestClient,
  { surveyUuid, ownerKey }: Published,
): Promise<string> {
  const headers = { authorization: `Bearer ${ownerKey}` };
  const { body } = await client.get(`/manage/${surveyUuid}`, { headers });
  return (body as Managed).keys[0]?.keyId ?? "";
}
