import { Bearer } from "../session/bearer.ts";
import * as schema from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import type { Call } from "@nearsay/core/contract/schema";
import sql, { raw } from "sql-template-tag";
import { hideSurvey } from "../../community/moderation/hide-survey.ts";
import { makeInvitations } from "../activation/invitations.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import type { Database } from "../../base/db/database.ts";
import { createKeyedHash } from "../../base/security/keyed-hash.ts";
import { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import { OperatorClient } from "../../testing/operator-client.ts";
import { PushBrowser } from "../../testing/push-browser.ts";
import {
  publishSurvey,
  publishWithKey,
  questionIds,
  surveyPayload,
} from "../../testing/survey-builder.ts";
import {
  type TestApp,
  startTestApp,
  testConfig,
} from "../../testing/test-app.ts";

interface Stage {
  client: TestClient;
  operator: OperatorClient;
  db: Database;
  test: TestApp;
  surveyId: number;
  questionId: number;
  postId: number;
}

interface Mutation {
  path: (stage: Stage) => string | Promise<string>;
  body?: (stage: Stage) => unknown;
  /** Whether the caller is identified by the token of an embedded survey. */
  embedded?: true;
  /** Whether the caller is identified by a key of a survey. */
  managed?: true;
  /** Whether the caller is identified by an operator's key. */
  operated?: true;
  /**
   * SQL that counts its effects for one actor; :actor is replaced by the
   * actor's id, :ballots and :voices by their names in all surveys. Exactly one
   * is expected.
   */
  effects: string;
}

/** Whose rows, by table; by actor in the others. */
const whose: Record<string, string> = {
  responses: "ballot_name in (:ballots)",
  ticket_grants: "ballot_name in (:ballots)",
  posts: "voice_name in (:voices)",
  replies: "voice_name in (:voices)",
  survey_likes: "voice_name in (:voices)",
  post_likes: "voice_name in (:voices)",
  survey_reports: "voice_name in (:voices)",
  share_links: "voice_name in (:voices)",
  blocks: "(actor_id = :actor or voice_name in (:voices))",
};
const isOf = (table: string) => whose[table] ?? "actor_id = :actor";
const rowsOf = (table: string) =>
  `select count(*) as effects from ${table} where ${isOf(table)}`;
const countOf = (table: string) =>
  `select count(*) from ${table} where ${isOf(table)}`;
const goneFrom = (table: string) => `select 1 - (${countOf(table)}) as effects`;
const replyOf = async ({ client, postId }: Stage) => {
  const made = await client.post("/replies", { postId, content: "First" });
  return (made.body as { id: number }).id;
};
const postOf = async ({ client, surveyId }: Stage) => {
  const body = { content: "Rude", survey_id: surveyId };
  return ((await client.post("/posts", body)).body as { id: number }).id;
};
const joinWaitlist = ({ client }: Stage, email: string) =>
  client.post("/waitlist", {
    email,
    role: "user",
    category: null,
    consent: true,
  });
const uuidOf = async ({ client, surveyId }: Stage) => {
  const { body } = await client.get(`/surveys/${surveyId}`);
  return (body as { surveyUuid: string }).surveyUuid;
};
const survey = ({ surveyId }: Stage) => `/surveys/${surveyId}`;
const noRows = "select 1 as effects where :actor is not null";

/** Begins an embed visit, whose token the requests contain. */
async function visit(
  { client, surveyId }: Stage,
  consented: boolean,
): Promise<string> {
  const path = `/embed/surveys/${surveyId}`;
  const { body } = await client.get(`${path}/visits`);
  visitToken = (body as { token: string }).token;
  if (consented)
    await client.post(`${path}/consent`, undefined, { headers: bearer() });
  return path;
}
const bearer = () => ({ authorization: `Bearer ${visitToken}` });

/** Publishes a survey, whose key the requests contain. */
async function publishOwn({ client, test }: Stage) {
  const published = await publishWithKey(client);
  ownerKey = published.ownerKey;
  const path = `/manage/${published.surveyUuid}`;
  return { path, owner: new KeyHolder(test.app, published) };
}
/** A kiosk of the actor's own survey. */
async function grantKiosk(stage: Stage) {
  const { path, owner } = await publishOwn(stage);
  const { survey } = await owner.view();
  const { body } = await owner.post("/kiosk-grants", { label: "" });
  const grant = body as { grantId: string; token: string };
  const { surveyId } = survey;
  return { path: `${path}/kiosk-grants`, surveyId, ...grant };
}
/** A post at the actor's own survey, and the path to hide it. */
async function postOnOwn(stage: Stage) {
  const { path, owner } = await publishOwn(stage);
  const { survey } = await owner.view();
  const body = { content: "Own", survey_id: survey.surveyId };
  const post = await stage.client.post("/posts", body);
  const { id } = post.body as { id: number };
  const hiding = `/discussion/posts/${id}/hiding`;
  return { path: `${path}${hiding}`, owner, hiding };
}
const byKey = () => ({ authorization: `Bearer ${ownerKey}` });
const pathOfOwn = async (stage: Stage) => (await publishOwn(stage)).path;
const ownSurveys = (condition: string) =>
  `select count(*) as effects from surveys where owner_id in (:voices) and ${condition}`;
const ownKeys = (condition: string) =>
  `select count(*) as effects from survey_keys join surveys using (survey_id) where owner_id in (:voices) and ${condition}`;
/** Counts 1 if the actor has published one survey that has this number of feeds. */
const ownFeeds = (count: number) =>
  `select (count(distinct survey_id) = 1 and count(key_hash) = ${count})::int as effects from surveys left join survey_feeds using (survey_id) where owner_id in (:voices)`;
const ownRows = (table: string, condition: string) =>
  `select count(*) as effects from ${table} join surveys using (survey_id) where owner_id in (:voices) and ${condition}`;
const address = "https://hooks.example/news";
const hookOwn = async (stage: Stage) => {
  const { path, owner } = await publishOwn(stage);
  await owner.post("/webhook", { address });
  return `${path}/webhook`;
};
/** The actor's own survey that is answered with tickets, and one ticket. */
async function ticketOwn({ client, test }: Stage) {
  const published = await publishWithKey(client, { tickets: "only" });
  ownerKey = published.ownerKey;
  const owner = new KeyHolder(test.app, published);
  const made = await owner.post("/ticket-batches", { count: 1, label: "" });
  const { batch, codes } = made.body as Static<
    typeof schema.ticketCalls.createTicketBatch.reply
  >;
  [ticket = ""] = codes;
  const path = `/manage/${published.surveyUuid}/ticket-batches`;
  return { path, batchId: batch.batchId };
}
const { subscription, endpoint } = new PushBrowser("https://push.example/a");

const mutations: Record<string, Mutation> = {
  activate: {
    path: () => "/activation",
    effects: rowsOf("admissions"),
    body: () => ({ code }),
  },
  joinWaitlist: {
    path: () => "/waitlist",
    body: () => ({
      email: "me@example.org",
      role: "user",
      category: null,
      consent: true,
    }),
    effects:
      "select count(*) as effects from waitlist where :actor is not null",
  },
  reserveSurveyToken: {
    path: () => "/surveys/embedded-token",
    effects: rowsOf("survey_tokens"),
  },
  generateSurvey: {
    path: () => "/surveys/generate",
    body: () => ({ content: "A survey about night buses" }),
    effects: rowsOf("survey_tokens"),
  },
  draftTranslation: {
    path: () => "/surveys/translations/draft",
    body: () => ({ from: "en", to: "de", texts: ["How often?"] }),
    effects: noRows,
  },
  createSurvey: {
    path: async ({ client }) => {
      const { body } = await client.post("/surveys/embedded-token");
      token = (body as { embeddedToken: string }).embeddedToken;
      return "/surveys";
    },
    body: () => ({ survey: { ...surveyPayload(), embeddedToken: token } }),
    effects:
      "select count(*) as effects from surveys where owner_id in (:voices)",
  },
  submitResponse: {
    path: (stage) => `${survey(stage)}/responses`,
    body: ({ questionId }) => ({ answers: { [questionId]: "Never" } }),
    effects: rowsOf("responses"),
  },
  likeSurvey: {
    path: (stage) => `${survey(stage)}/like`,
    effects: rowsOf("survey_likes"),
  },
  likePost: {
    path: () => "/posts/like",
    body: ({ postId }) => ({ postId }),
    effects: rowsOf("post_likes"),
  },
  reportSurvey: {
    path: (stage) => `${survey(stage)}/report`,
    body: () => ({ reason: "Not a survey" }),
    effects: rowsOf("survey_reports"),
  },
  reportPost: {
    path: ({ postId }) => `/posts/${postId}/report`,
    body: () => ({ reason: "Not a post" }),
    effects: `${rowsOf("survey_reports")} and subject = 'post'`,
  },
  reportReply: {
    path: async (stage) => `/replies/${await replyOf(stage)}/report`,
    body: () => ({ reason: "Not a reply" }),
    effects: `${rowsOf("survey_reports")} and subject = 'reply'`,
  },
  appealSurvey: {
    path: async ({ client, db }) => {
      const surveyId = await publishSurvey(client);
      await db.query(sql`
        update surveys set hidden_at = now() where survey_id = ${surveyId}`);
      return `/surveys/${surveyId}/appeal`;
    },
    body: () => ({ reason: "It is a survey" }),
    effects:
      "select count(*) as effects from appeals join surveys using (survey_id) where owner_id in (:voices)",
  },
  createShareLink: {
    path: (stage) => `${survey(stage)}/share-links`,
    effects: rowsOf("share_links"),
  },
  createHomepageLink: {
    path: (stage) => `${survey(stage)}/links?utm_source=homepage`,
    effects: noRows,
  },
  createHomepageLinkByUuid: {
    path: async (stage) => `/surveys/uuid/${await uuidOf(stage)}/links`,
    effects: noRows,
  },
  createPost: {
    path: () => "/posts",
    body: ({ surveyId }) => ({ content: "Once", survey_id: surveyId }),
    effects: rowsOf("posts"),
  },
  createReply: {
    path: () => "/replies",
    body: ({ postId }) => ({ content: "Once", postId }),
    effects: rowsOf("replies"),
  },
  updateReply: {
    path: async (stage) => `/replies/${await replyOf(stage)}`,
    body: () => ({ content: "Changed" }),
    effects: `${rowsOf("replies")} and content = 'Changed'`,
  },
  reportRemoteFailure: {
    path: () => "/remote-failures",
    body: () => ({
      module: "creator/CreatePage",
      version: null,
      phase: "registry",
      reason: "missing",
    }),
    effects: noRows,
  },
  giveEmbedConsent: {
    embedded: true,
    path: async (stage) => `${await visit(stage, false)}/consent`,
    effects: `${rowsOf("actors")} and not opted_out`,
  },
  withdrawEmbedConsent: {
    embedded: true,
    path: async (stage) => `${await visit(stage, true)}/consent`,
    effects: `${rowsOf("actors")} and opted_out`,
  },
  submitEmbedResponse: {
    embedded: true,
    path: async (stage) => `${await visit(stage, true)}/responses`,
    body: ({ questionId }) => ({ answers: { [questionId]: "Never" } }),
    effects: rowsOf("responses"),
  },
  updateManagedSurvey: {
    managed: true,
    path: pathOfOwn,
    body: () => ({
      title: "Changed",
      questions: [{ text: "What else?", type: "free_text" }],
    }),
    effects: ownSurveys("title = 'Changed' and version = 1"),
  },
  deleteManagedSurvey: {
    managed: true,
    path: pathOfOwn,
    body: () => ({ title: "Night buses" }),
    effects: ownSurveys("deleted_at is not null and version = 1"),
  },
  appealManagedSurvey: {
    managed: true,
    path: async (stage) => {
      const { path, owner } = await publishOwn(stage);
      const { survey } = await owner.view();
      await stage.db.transaction((tx) =>
        hideSurvey(tx, survey.surveyId, stage.test.clock.now),
      );
      return `${path}/appeal`;
    },
    body: () => ({ reason: "It is fair." }),
    effects: ownRows("appeals", "true"),
  },
  undeleteManagedSurvey: {
    managed: true,
    path: async (stage) => {
      const { path, owner } = await publishOwn(stage);
      await owner.delete("", { title: "Night buses" });
      return `${path}/undelete`;
    },
    effects: ownSurveys("hidden_at is null and version = 2"),
  },
  createManagedShareToken: {
    managed: true,
    path: async (stage) => `${await pathOfOwn(stage)}/share-token`,
    effects: ownRows("share_links", "key_id is not null"),
  },
  endManagedShareLinks: {
    managed: true,
    path: async (stage) => {
      const { path, owner } = await publishOwn(stage);
      await owner.post("/share-token");
      return `${path}/share-links`;
    },
    effects: `select 1 - (${ownRows("share_links", "true")}) as effects`,
  },
  createSurveyKey: {
    managed: true,
    path: async (stage) => `${await pathOfOwn(stage)}/keys`,
    body: () => ({ role: "read", label: "Kim" }),
    effects: ownKeys("role = 'read'"),
  },
  rotateSurveyKey: {
    managed: true,
    path: async (stage) => {
      const { path, owner } = await publishOwn(stage);
      const [key] = (await owner.view()).keys;
      return `${path}/keys/${key?.keyId}/rotation`;
    },
    effects: ownKeys("former_hash is not null"),
  },
  endSurveyKey: {
    managed: true,
    path: async (stage) => {
      const { path, owner } = await publishOwn(stage);
      const { body } = await owner.post("/keys", { role: "own", label: "" });
      return `${path}/keys/${(body as { keyId: string }).keyId}`;
    },
    effects: ownKeys("role = 'own'"),
  },
  createKioskGrant: {
    managed: true,
    path: async (stage) => `${await pathOfOwn(stage)}/kiosk-grants`,
    body: () => ({ label: "Library" }),
    effects: ownRows("kiosk_grants", "label = 'Library'"),
  },
  endKioskGrant: {
    managed: true,
    path: async (stage) => {
      const { path, grantId } = await grantKiosk(stage);
      return `${path}/${grantId}`;
    },
    effects: `select 1 - (${ownRows("kiosk_grants", "true")}) as effects`,
  },
  submitKioskResponse: {
    managed: true,
    path: async (stage) => {
      const { surveyId, token } = await grantKiosk(stage);
      const [question] = await questionIds(stage.client, surveyId);
      ownerKey = token;
      kioskQuestion = question ?? 0;
      return "/kiosk/responses";
    },
    body: () => ({ answers: { [kioskQuestion]: "Never" } }),
    effects: ownRows("responses", "way_in = 'kiosk'"),
  },
  setDiscussion: {
    managed: true,
    path: async (stage) => `${await pathOfOwn(stage)}/discussion`,
    body: () => ({ slow_minutes: 5 }),
    effects:
      "select count(*) as effects from survey_counts join surveys using (survey_id) where owner_id in (:voices) and slow_minutes = 5",
  },
  hideMessage: {
    managed: true,
    path: async (stage) => (await postOnOwn(stage)).path,
    body: () => ({ reason: "spam" }),
    effects: `${rowsOf("posts")} and hidden_at is not null`,
  },
  showMessage: {
    managed: true,
    path: async (stage) => {
      const { path, owner, hiding } = await postOnOwn(stage);
      await owner.post(hiding, { reason: "spam" });
      return path;
    },
    effects: `${rowsOf("posts")} and content = 'Own' and hidden_at is null`,
  },
  redeemTicket: {
    path: async (stage) => {
      await ticketOwn(stage);
      return "/tickets/redeem";
    },
    body: () => ({ code: ticket }),
    effects: rowsOf("ticket_grants"),
  },
  createTicketBatch: {
    managed: true,
    path: async (stage) => (await ticketOwn(stage)).path,
    body: () => ({ count: 3, label: "North" }),
    effects: ownRows("ticket_batches", "ticket_count = 3"),
  },
  endTicketBatch: {
    managed: true,
    path: async (stage) => {
      const { path, batchId } = await ticketOwn(stage);
      return `${path}/${batchId}`;
    },
    effects: ownRows("ticket_batches", "ended"),
  },
  createFeed: {
    managed: true,
    path: async (stage) => `${await pathOfOwn(stage)}/feed`,
    effects: ownFeeds(1),
  },
  subscribePush: {
    managed: true,
    path: async (stage) => `${await pathOfOwn(stage)}/push`,
    body: () => subscription,
    effects: ownRows("push_subscriptions", "attempts = 0"),
  },
  unsubscribePush: {
    managed: true,
    path: async (stage) => {
      const { path, owner } = await publishOwn(stage);
      await owner.post("/push", subscription);
      return `${path}/push`;
    },
    body: () => ({ endpoint }),
    effects: `select 1 - (${ownRows("push_subscriptions", "true")}) as effects`,
  },
  createWebhook: {
    managed: true,
    path: async (stage) => `${await pathOfOwn(stage)}/webhook`,
    body: () => ({ address }),
    effects: ownRows("survey_webhooks", "failures = 0"),
  },
  endWebhook: {
    managed: true,
    path: async (stage) => `${await hookOwn(stage)}`,
    effects: `select 1 - (${ownRows("survey_webhooks", "true")}) as effects`,
  },
  unpauseWebhook: {
    managed: true,
    path: async (stage) => {
      const path = await hookOwn(stage);
      await stage.db.query(sql`update survey_webhooks set failures = 10`);
      return `${path}/resume`;
    },
    effects: ownRows("survey_webhooks", "failures = 0"),
  },
  testWebhook: {
    managed: true,
    path: async (stage) => `${await hookOwn(stage)}/test`,
    effects: ownRows("webhook_deliveries", "kind = 'test'"),
  },
  endFeed: {
    managed: true,
    path: async (stage) => {
      const { path, owner } = await publishOwn(stage);
      await owner.post("/feed");
      return `${path}/feed`;
    },
    effects: ownFeeds(0),
  },
  withdrawResponse: {
    path: async ({ client, surveyId, questionId }) => {
      const answers = { [questionId]: "Never" };
      await client.post(`/surveys/${surveyId}/responses`, { answers });
      return `/me/responses/${surveyId}`;
    },
    effects: goneFrom("responses"),
  },
  deletePost: {
    path: async ({ client, surveyId }) => {
      const body = { content: "To go", survey_id: surveyId };
      const made = await client.post("/posts", body);
      return `/posts/${(made.body as { id: number }).id}`;
    },
    effects: goneFrom("posts"),
  },
  deleteReply: {
    path: async (stage) => `/replies/${await replyOf(stage)}`,
    effects: goneFrom("replies"),
  },
  eraseOwnData: {
    path: async (stage) => {
      await replyOf(stage);
      return "/me/data";
    },
    effects: `select 1 - (${countOf("replies")}) - (${countOf("actors")}) as effects`,
  },
  decide: {
    operated: true,
    path: async (stage) => {
      operatedPost = await postOf(stage);
      return "/operator/decisions";
    },
    body: () => ({
      decision: "hide",
      items: [{ kind: "post", id: operatedPost }],
    }),
    effects: `${rowsOf("posts")} and hidden_reason = 'operator'`,
  },
  createBlock: {
    operated: true,
    path: async (stage) => {
      operatedPost = await postOf(stage);
      return "/operator/blocks";
    },
    body: () => ({ kind: "post", id: operatedPost }),
    effects: rowsOf("blocks"),
  },
  endBlock: {
    operated: true,
    path: async (stage) => {
      const body = { kind: "post", id: await postOf(stage) };
      const { operator } = stage;
      const made = await operator.post<{ blockId: number }>("/blocks", body);
      return `/operator/blocks/${made.body.blockId}`;
    },
    effects: goneFrom("blocks"),
  },
  confirmWaitlistEntry: {
    operated: true,
    path: async (stage) => {
      await joinWaitlist(stage, "confirm@example.org");
      return "/operator/waitlist/confirmations";
    },
    body: () => ({ email: "confirm@example.org" }),
    effects:
      "select count(confirmed_at) as effects from waitlist where email = 'confirm@example.org' and :actor is not null",
  },
  removeWaitlistEntry: {
    operated: true,
    path: async (stage) => {
      await joinWaitlist(stage, "remove@example.org");
      return "/operator/waitlist";
    },
    body: () => ({ email: "remove@example.org" }),
    effects:
      "select 1 - count(*) as effects from waitlist where email = 'remove@example.org' and :actor is not null",
  },
  createInvitations: {
    operated: true,
    path: () => "/operator/invitations",
    body: () => ({ count: 1, uses: 17, days: null }),
    effects:
      "select count(*) as effects from invitations where uses_max = 17 and :actor is not null",
  },
  revokeInvitation: {
    operated: true,
    path: async ({ operator }) => {
      const terms = { count: 1, uses: 19, days: null };
      type Made = Static<typeof schema.NewInvitationsReply>;
      const made = await operator.post<Made>("/invitations", terms);
      return `/operator/invitations/${made.body.items[0]?.invitationId}`;
    },
    effects:
      "select count(revoked_at) as effects from invitations where uses_max = 19 and :actor is not null",
  },
  recountSite: {
    operated: true,
    path: () => "/operator/recount",
    body: () => ({ repair: true }),
    effects: noRows,
  },
  optOut: {
    path: () => "/privacy/opt-out",
    body: () => ({}),
    effects: `${rowsOf("actors")} and opted_out`,
  },
  removeOptOut: {
    path: () => "/privacy/opt-out",
    effects: `${rowsOf("actors")} and not opted_out`,
  },
};

/** Removes receipts: each is different, as a receipt identifies no one. */
function messageIn(text: string): string {
  return text.replace(/"receipt":"[^"]+"/, '"receipt":""');
}

let code = "";
let token = "";
let visitToken = "";
let ownerKey = "";
let ticket = "";
let operatedPost = 0;
let kioskQuestion = 0;

const calls: Call[] = Object.entries(schema)
  .filter(([name]) => name.endsWith("Calls"))
  .flatMap(([, group]) => Object.values(group as Record<string, Call>))
  .filter(({ method }) => method !== "GET");
/**
 * These are not repeatable: they set a session, or use a passkey signature that
 * must not be accepted twice.
 */
const once = new Set([
  "startSession",
  ...Object.keys(schema.operatorPasskeyCalls),
]);
const keyed = calls.filter(({ operationId }) => !once.has(operationId));

it("every-mutation tests cover every changing operation", () => {
  expect(Object.keys(mutations).sort()).toEqual(
    keyed.map(({ operationId }) => operationId).sort(),
  );
});

describeWithDatabase("every mutation", (open) => {
  let stage: Stage;
  let other: TestApp;

  beforeAll(async () => {
    const db = await open();
    const settings = {
      webhookHosts: ["hooks.example"],
      pushHosts: ["push.example"],
      supportEmail: "me@nearsay.example",
    };
    const test = await startTestApp(db, {}, settings);
    other = await startTestApp(db, {}, settings);
    const client = await test.visitor();
    const surveyId = await publishSurvey(client);
    const [questionId = 0] = await questionIds(client, surveyId);
    const post = await client.post("/posts", {
      content: "A post",
      survey_id: surveyId,
    });
    const { id: postId } = post.body as { id: number };
    const operator = await OperatorClient.make(test.app);
    stage = { client, operator, db, test, surveyId, questionId, postId };
    const hash = createKeyedHash(testConfig().secret);
    const terms = { count: 1, uses: 100, days: null };
    const [made] = await makeInvitations(db, test.clock.read, hash, terms);
    code = made?.code ?? "";
  });

  it.each(keyed)(
    "has one effect and one reply, for ten parallel requests over two processes and after a lost reply: $operationId",
    async ({ operationId, method }) => {
      const mutation = mutations[operationId] as Mutation;
      const client = await stage.test.visitor();
      const mine = { ...stage, client };
      const path = await mutation.path(mine);
      // Read first, as the actor may erase itself.
      const actor = await actorOf(mutation, client);
      const options = {
        body: mutation.body?.(mine),
        headers: {
          "idempotency-key": `a key for ${operationId}`,
          ...(mutation.embedded && bearer()),
          ...(mutation.managed && byKey()),
          ...(mutation.operated && {
            authorization: `Bearer ${stage.operator.key}`,
          }),
        },
      };
      const send = (from: TestClient) => from.request(method, path, options);
      const clients = [client, twin(client, other)];
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => send(clients[index % 2]!)),
      );
      expect(answers[0]?.status).toBeLessThan(300);
      const [first, ...rest] = answers.map(({ status, text }) => [
        status,
        text,
      ]);
      for (const answer of rest) expect(answer).toEqual(first);
      expect(await effectsOf(mutation, actor)).toBe(1);

      await stage.db.query(sql`delete from kept_replies`);
      const late = await send(client);
      expect([late.status, messageIn(late.text)]).toEqual([
        answers[0]?.status,
        messageIn(answers[0]?.text ?? ""),
      ]);
      expect(await effectsOf(mutation, actor)).toBe(1);
    },
  );

  it("leaves counters equal to the numbers of rows", async () => {
    expect(await findCounterMismatches(stage.db)).toEqual([]);
  });

  async function actorOf({ embedded }: Mutation, client: TestClient) {
    if (embedded) return visitorOf(visitToken);
    const { body } = await client.get("/auth/identity");
    const { actorId } = body as { actorId: string };
    return { actorId, bearer: client.bearer };
  }

  async function effectsOf(
    { effects }: Mutation,
    { actorId, bearer }: Awaited<ReturnType<typeof actorOf>>,
  ): Promise<number> {
    const surveys = await stage.db.query<{ id: number }>(sql`
      select survey_id as id from surveys`);
    const quoted = (names: string[]) =>
      names.map((name) => `'${name}'`).join(", ");
    const ballots = surveys.map(({ id }) => bearer.ballotIn(id));
    const voices = surveys.map(({ id }) => bearer.voiceIn(id));
    const statement = effects
      .replaceAll(":actor", `'${actorId}'`)
      .replaceAll(":ballots", quoted(ballots))
      .replaceAll(":voices", quoted(voices));
    const [found] = await stage.db.query<{ effects: number }>(
      sql`${raw(statement)}`,
    );
    return found?.effects ?? 0;
  }
});

/** The person in the token of an embedded survey. */
function visitorOf(token: string) {
  const [, payload = ""] = token.split(".");
  const text = Buffer.from(payload, "base64url").toString();
  const { a, x } = JSON.parse(text) as { a: string; x: string };
  return { actorId: a, bearer: new Bearer(x) };
}

/** The same browser, with requests to another process. */
function twin(client: TestClient, { app }: TestApp): TestClient {
  const same = new TestClient(app);
  for (const [name, value] of client.cookies) same.cookies.set(name, value);
  return same;
}
