import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import sql from "sql-template-tag";
import type { Database } from "../base/db/database.ts";
import { createChanges } from "../base/changes/changes.ts";
import { removeSurvey } from "../community/moderation/moderation.ts";
import { buildSurveys } from "../testing/build-surveys.ts";
import { TestClient } from "../testing/client.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { EmbedPage, inFrame } from "../testing/embed-page.ts";
import type { Values } from "../testing/fill-request.ts";
import {
  type DocumentedCall,
  type OpenApiDocument,
  listCalls,
} from "../testing/fuzz/openapi-document.ts";
import { insertVisitors } from "../testing/insert-visitors.ts";
import { KeyHolder } from "../testing/key-holder.ts";
import { type StatementLog, logStatements } from "../testing/log-statements.ts";
import { publishWithKey, questionIds } from "../testing/survey-builder.ts";
import {
  type NamedSurvey,
  type SentRequest,
  namesSomething,
  namingRoutes,
  pagesNaming,
  requestsNaming,
  unknownNames,
} from "../testing/survey-requests.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";
import { makeTickets } from "../testing/ticket-maker.ts";

const partner = "https://partner.example";
const code = "RIGHT-CODE";

interface Planted extends NamedSurvey {
  /** The token of an embed visit that began before the survey was hidden. */
  embedToken: string;
  /** Earlier requests about the survey, to be sent again. */
  acts: SentRequest[];
  /** The token of a kiosk that answers the survey. */
  kioskToken: string;
  /** The code of a paper ticket for the survey. */
  ticket: string;
}

/** The ids have the same number of digits as those of existing surveys. */
const neverThere: Planted = {
  id: 5_999_999,
  uuid: "00000000-0000-4000-8000-000000000000",
  postId: 6_999_999,
  replyId: 7_999_999,
  questionId: 8_999_999,
  shareToken: "",
  embedToken: "",
  acts: [],
  kioskToken: "x".repeat(43),
  ticket: "0000-0000-0000-0000",
};

interface Visitor {
  arrive: (to: TestApp) => TestClient | Promise<TestClient>;
  /** Further values that the visitor adds to the request. */
  show?: (planted: Planted) => Values;
  headers?: (planted: Planted) => Record<string, string>;
  /**
   * Whether the visitor legitimately knows more about a deleted survey than
   * about one that never existed.
   */
  informed?: true;
  /**
   * Operations that report to an author what happened to their survey, or
   * return a visitor's own data.
   */
  revealing?: string[];
}

/** Removes what differs between any two requests, and the request's own values. */
function shorten(text: string): string {
  return text
    .replace(/\b([58]\d{6}|\d{14})\b/g, "<number>")
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "<uuid>")
    .replace(/(share_token=|"token":")[\w-]+/g, "<token>");
}

function shortenHeaders(headers: Record<string, unknown>) {
  return Object.entries(headers)
    .filter(([name]) => name !== "date" && name !== "x-request-id")
    .map(([name, value]) => {
      const text = shorten(String(value));
      return [name, name === "set-cookie" ? text.replace(/=[^;]*/, "") : text];
    });
}

/** By field, the differences between two replies. */
function differing<Seen extends object>(seen: Seen, unseen: Seen): unknown[] {
  const fields = Object.keys(seen) as (keyof Seen)[];
  return fields
    .filter((field) => !isDeepStrictEqual(seen[field], unseen[field]))
    .map((field) => [field, seen[field], unseen[field]]);
}

describeWithDatabase("a hidden survey", (open) => {
  let folder: string;
  let db: Database;
  let log: StatementLog;
  let test: TestApp;
  let restarted: TestApp;
  let owner: TestClient;
  let insider: TestClient;
  let calls: DocumentedCall[];
  let hidden: [open: Planted, withCode: Planted];
  let removed: [open: Planted, withCode: Planted];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "nearsay-hidden-"));
    await buildSurveys(path.join(folder, "remotes"));
    await writeHost();
    db = await open({ own: true });
    await spreadNumbers();
    log = logStatements(db);
    test = await start();
    // Caches are used only while an app listens.
    await test.app.listen({ port: 0, host: "127.0.0.1" });
    owner = await test.visitor();
    insider = await test.visitor();
    const document = test.app.swagger() as unknown as OpenApiDocument;
    calls = listCalls(document);
    hidden = [await plant(), await plant({ mode: "code", code })];
    removed = [await plant(), await plant({ mode: "code", code })];
    for (const { id } of [...hidden, ...removed]) await hide(id);
    const deps = { db, clock: test.clock.read, changes: createChanges() };
    for (const { id } of removed) await removeSurvey(deps, id);
    restarted = await start();
  });

  afterAll(async () => {
    await Promise.all([test.app.close(), restarted.app.close()]);
    await rm(folder, { recursive: true });
  });

  const start = () =>
    startTestApp(
      log.db,
      {},
      {
        hostDir: path.join(folder, "host"),
        remotesDir: path.join(folder, "remotes"),
        reports: { threshold: 1, ageWeights: [{ hours: 0, weight: 1 }] },
      },
    );

  async function writeHost(): Promise<void> {
    await mkdir(path.join(folder, "host/assets"), { recursive: true });
    const files = { scripts: [], styles: [] };
    const manifest = { ...files, federation: files, hashes: {} };
    const file = path.join(folder, "host/manifest.json");
    await writeFile(file, JSON.stringify(manifest));
  }

  /** Makes all ids equally long and distinguishable from other numbers. */
  async function spreadNumbers(): Promise<void> {
    await db.execute(`
      alter table surveys alter column survey_id restart with 5000001;
      alter sequence question_ids restart with 8000001;`);
  }

  /** A survey that only a partner's pages may embed, in which a visitor takes part in every way. */
  async function plant(visibility?: Values): Promise<Planted> {
    const published = await publishWithKey(owner, {
      tickets: "apart",
      ...(visibility && { visibility }),
    });
    const { id } = published;
    await db.query(sql`
      update surveys set embed_origins = ${[partner]}::text[]
      where survey_id = ${id}`);
    const survey = await insider.get(`/surveys/${id}?code=${code}`);
    const uuid = (survey.body as { surveyUuid: string }).surveyUuid;
    await insider.get(`/surveys/uuid/${uuid}`);
    const [questionId = 0] = await questionIds(insider, id);
    const acts: SentRequest[] = [];
    async function act<Reply>(where: string, body?: Values): Promise<Reply> {
      const request = keyed(where, `${where} about ${id}`, body);
      acts.push(request);
      return JSON.parse((await insider.send(request)).text) as Reply;
    }
    const { id: postId } = await act<{ id: number }>("/posts", {
      content: "Here",
      survey_id: id,
    });
    const { id: replyId } = await act<{ id: number }>("/replies", {
      content: "There",
      postId,
    });
    await act("/posts/like", { postId });
    await act(`/surveys/${id}/like`);
    const answers = { [questionId]: "Never" };
    await act(`/surveys/${id}/responses`, { answers });
    const link = await act<{ token: string }>(`/surveys/${id}/share-links`);
    const frame = new EmbedPage(test.app, id, inFrame);
    await frame.visit(`?parent=${partner}`);
    return {
      id,
      postId,
      replyId,
      questionId,
      acts,
      uuid,
      shareToken: link.token,
      embedToken: frame.token,
      ...(await openToOthers(new KeyHolder(test.app, published))),
    };
  }

  async function openToOthers(holder: KeyHolder) {
    const [ticket = ""] = await makeTickets({ owner: holder }, 1);
    const { body } = await holder.post("/kiosk-grants", { label: "" });
    return { ticket, kioskToken: (body as { token: string }).token };
  }

  function keyed(where: string, key: string, body?: Values): SentRequest {
    const type = { "content-type": "application/json" };
    return {
      method: "POST",
      url: `/api${where}`,
      headers: { "idempotency-key": key, ...(body && type) },
      ...(body && { payload: JSON.stringify(body) }),
    };
  }

  async function hide(id: number): Promise<void> {
    const reporter = await test.visitor();
    await reporter.get(`/surveys/${id}?code=${code}`);
    const reason = { reason: "It is rude" };
    const { status } = await reporter.post(`/surveys/${id}/report`, reason);
    expect(status).toBe(204);
  }

  /** The complete reply to a client, and the statements that were run for it. */
  async function observe(client: TestClient, request: SentRequest) {
    await log.take();
    const { status, headers, text } = await client.send(request);
    const reply = { headers: shortenHeaders(headers), text: shorten(text) };
    return { status, ...reply, statements: await log.take() };
  }

  function again({ app }: TestApp, { cookies }: TestClient): TestClient {
    const client = new TestClient(app);
    for (const [name, value] of cookies) client.cookies.set(name, value);
    return client;
  }

  const crowds = new Map<TestApp, TestClient[]>();

  /**
   * A new visitor for each request. They are inserted directly: creating each
   * by requests would triple the number of requests.
   */
  async function anew(to: TestApp): Promise<TestClient> {
    const crowd = crowds.get(to) ?? [];
    crowds.set(to, crowd);
    if (crowd.length === 0) crowd.push(...(await insertVisitors(db, to, 200)));
    return crowd.pop()!;
  }

  const visitors: Record<string, Visitor> = {
    "without a session": { arrive: ({ app }) => new TestClient(app) },
    "without consent": { arrive: ({ visitor }) => visitor({ consent: false }) },
    "with consent": { arrive: anew },
    "with the right code": {
      arrive: anew,
      show: () => ({ code }),
    },
    "with its share token": {
      arrive: anew,
      show: ({ shareToken }) => ({ share_token: shareToken }),
    },
    "who participated in it": {
      arrive: (to) => again(to, insider),
      // Visitors can withdraw their own contributions of any survey.
      revealing: ["withdrawResponse", "deletePost", "deleteReply"],
    },
    "who published it": {
      arrive: (to) => again(to, owner),
      revealing: ["appealSurvey"],
    },
    "on a partner's page": {
      arrive: anew,
      headers: () => ({ origin: partner }),
    },
    "in a frame that was opened before": {
      arrive: ({ app }) => new TestClient(app),
      headers: ({ embedToken }) => ({
        ...inFrame,
        ...(embedToken && { authorization: `Bearer ${embedToken}` }),
      }),
      informed: true,
    },
  };

  function requestsOf(
    { show, headers, revealing = [] }: Visitor,
    planted: Planted,
  ): SentRequest[] {
    const naming = calls.filter(
      (call) =>
        namesSomething(call) && !revealing.includes(call.operationId ?? ""),
    );
    return [
      ...requestsNaming(naming, planted, show?.(planted)),
      ...pagesNaming(planted, partner),
    ].map((request) => ({
      ...request,
      headers: { ...request.headers, ...headers?.(planted) },
    }));
  }

  /** Each request about a hidden survey, paired with the same request about a missing one. */
  function pairsOf(visitor: Visitor): [SentRequest, SentRequest[]][] {
    return hidden.flatMap((planted, kind) => {
      const gone = removed[kind] ?? neverThere;
      const absent = visitor.informed ? [gone] : [gone, neverThere];
      const others = absent.map((other) => requestsOf(visitor, other));
      return requestsOf(visitor, planted).map(
        (request, place): [SentRequest, SentRequest[]] => [
          request,
          others.map((requests) => requests[place] ?? request),
        ],
      );
    });
  }

  async function expectSame(to: TestApp, visitor: Visitor): Promise<void> {
    const differences: unknown[] = [];
    for (const [request, others] of pairsOf(visitor)) {
      const seen = await observe(await visitor.arrive(to), request);
      for (const other of others) {
        const unseen = await observe(await visitor.arrive(to), other);
        if (!isDeepStrictEqual(seen, unseen))
          differences.push([request, ...differing(seen, unseen)]);
      }
    }
    expect(differences).toEqual([]);
  }

  it("is named by no field or address that this test does not compare", () => {
    expect(unknownNames(calls)).toEqual([]);
    expect(calls.filter(namesSomething).length).toBeGreaterThan(25);
    const routes = test.app.printRoutes({ commonPrefix: false });
    const named = [...routes.matchAll(/^\S+ (\/(?!api).*:\S+) \(/gm)];
    const routeNames = new Set(named.map(([, route]) => route));
    expect(routeNames).toEqual(new Set(namingRoutes));
  });

  it.each(Object.entries(visitors))(
    "cannot be distinguished from a missing survey by a visitor %s",
    (_who, visitor) => expectSame(test, visitor),
  );

  it.each(["with consent", "with its share token"])(
    "cannot be distinguished from a missing survey by a visitor %s after a restart",
    (who) => expectSame(restarted, visitors[who] as Visitor),
  );

  it.each([
    ["kept", [201, 201, 200, 200, 200, 201]],
    ["forgotten", [404, 404, 404, 404, 404, 404]],
  ])(
    "cannot be distinguished by repeating an earlier request, with its reply %s",
    async (state, statuses) => {
      if (state === "forgotten") await db.query(sql`delete from kept_replies`);
      const [{ acts }] = hidden;
      const [gone] = removed;
      const seen = [];
      for (const [place, request] of acts.entries()) {
        const reply = await observe(insider, request);
        seen.push(reply.status);
        expect(reply).toEqual(
          await observe(insider, gone.acts[place] as SentRequest),
        );
      }
      expect(seen).toEqual(statuses);
    },
  );

  const byGrant = ({ kioskToken, questionId }: Planted): SentRequest[] => {
    const answers = { [questionId]: "Never" };
    const response = keyed("/kiosk/responses", kioskToken, { answers });
    const survey = { method: "GET", url: "/api/kiosk/survey", headers: {} };
    return [survey, response].map((request) => ({
      ...request,
      headers: { ...request.headers, authorization: `Bearer ${kioskToken}` },
    }));
  };
  const byTicket = ({ ticket }: Planted): SentRequest[] => [
    keyed("/tickets/redeem", ticket, { code: ticket }),
  ];

  it.each([
    ["the requests of its kiosk", byGrant, [404, 404]],
    ["redeeming its ticket", byTicket, [403]],
  ] as const)(
    "cannot be distinguished from a missing survey by %s",
    async (_what, requestsBy, statuses) => {
      const observeAllOf = async (to: TestApp, planted: Planted) => {
        const seen = [];
        for (const request of requestsBy(planted))
          seen.push(await observe(await to.visitor(), request));
        return seen;
      };
      for (const to of [test, restarted]) {
        const missing = await observeAllOf(to, neverThere);
        expect(missing.map(({ status }) => status)).toEqual(statuses);
        for (const one of [...hidden, ...removed])
          expect(await observeAllOf(to, one)).toEqual(missing);
      }
    },
  );

  it("cannot be distinguished from a missing survey by searching for its code", async () => {
    const search = async (given: string) => {
      const url = `/api/surveys/search?code=${given}`;
      return observe(await test.visitor(), { method: "GET", url, headers: {} });
    };
    expect(await search(code)).toEqual(await search("OTHER-CODE"));
  });
});
