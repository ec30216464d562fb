import { decisions, type Decision } from "@nearsay/core/contract";
import type {
  DecisionsReply,
  OperatorQueueReply,
} from "@nearsay/core/contract/schema";
import sql from "sql-template-tag";
import type { Static } from "typebox";
import type { Database } from "../../base/db/database.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import { OperatorClient } from "../../testing/operator-client.ts";
import {
  type Published,
  publishSurvey,
  publishWithKey,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

type Decided = Static<typeof DecisionsReply>;
type Queue = Static<typeof OperatorQueueReply>;
type Kind = "survey" | "post" | "reply";

const nets = ["10.0.0.1", "10.0.1.1", "10.0.2.1"];

describeOnEachEngine("a decision of an operator", (open) => {
  let db: Database;
  let test: TestApp;
  let writer: TestClient;
  let reporters: TestClient[];
  let operator: OperatorClient;
  let published: Published;
  let ids: Record<Kind, number>;
  let announced: string[] = [];

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db, {}, { trustProxy: true });
    writer = await test.visitor();
    operator = await OperatorClient.make(test.app);
    test.app.commandDeps.changes.listen(({ surveyId, kind }) => {
      announced.push(`${kind} of ${surveyId}`);
    });
  });

  beforeEach(async () => {
    // New reporters, none of whom made rejected reports earlier.
    reporters = await Promise.all(nets.map(() => test.visitor()));
    // The reporters are old enough, and not part of the previous test's burst.
    test.clock.advance({ hours: 24 });
    published = await publishWithKey(writer);
    const survey_id = published.id;
    const post = await idOf("/posts", { content: "Rude post", survey_id });
    const reply = await idOf("/replies", { content: "Rude", postId: post });
    ids = { survey: published.id, post, reply };
    announced = [];
  });

  async function idOf(path: string, body: object): Promise<number> {
    return ((await writer.post(path, body)).body as { id: number }).id;
  }

  async function decide(decision: Decision, ...kinds: Kind[]) {
    const items = kinds.map((kind) => ({ kind, id: ids[kind] }));
    const { body } = await operator.post<Decided>("/decisions", {
      decision,
      items,
    });
    return body.items.map(({ outcome }) => outcome);
  }

  const lists: Record<Kind, () => string> = {
    survey: () => "/surveys",
    post: () => `/posts?surveyId=${ids.survey}`,
    reply: () => `/replies?postId=${ids.post}`,
  };

  /** What readers see of the thing. */
  async function seen(kind: Kind): Promise<string | undefined> {
    const { body } = await reporters[0]!.get(lists[kind]());
    const { items } = body as { items: Record<string, unknown>[] };
    const number = kind === "survey" ? "surveyId" : "id";
    const found = items?.find((item) => item[number] === ids[kind]);
    return (found?.[kind === "survey" ? "title" : "content"] ?? undefined) as
      string | undefined;
  }

  async function report(kind: Kind, count = 3) {
    const path = { survey: "surveys", post: "posts", reply: "replies" }[kind];
    for (const [index, reporter] of reporters.slice(0, count).entries()) {
      const headers = { "x-forwarded-for": nets[index] ?? "" };
      const address = `/${path}/${ids[kind]}/report`;
      await reporter.post(address, { reason: "It is rude." }, { headers });
    }
  }

  async function queued(kind: Kind) {
    const { body } = await operator.get<Queue>("/queue");
    return body.items.find((one) => one.kind === kind && one.id === ids[kind]);
  }

  const hiddenAs = {
    survey: undefined,
    post: "Hidden by the operator of this site.",
    reply: "Hidden by the operator of this site.",
  };
  const shownAs = { survey: "Night buses", post: "Rude post", reply: "Rude" };
  const changes = { survey: "hidden", post: "posts", reply: "replies" };
  const kinds: Kind[] = ["survey", "post", "reply"];

  it.each(kinds)(
    "hides a %s from everyone and shows it again",
    async (kind) => {
      expect(await seen(kind)).toBe(shownAs[kind]);
      expect(await decide("hide", kind)).toEqual(["done"]);
      expect(await seen(kind)).toBe(hiddenAs[kind]);
      expect(await queued(kind)).toMatchObject({ state: "hidden" });
      expect(await decide("restore", kind)).toEqual(["done"]);
      expect(await seen(kind)).toBe(shownAs[kind]);
      expect(await queued(kind)).toBeUndefined();
      expect(announced).toEqual([
        `${changes[kind]} of ${ids.survey}`,
        `${changes[kind]} of ${ids.survey}`,
      ]);
    },
  );

  it.each(kinds)(
    "settles the reports of a %s that is shown again",
    async (kind) => {
      await report(kind);
      expect(await queued(kind)).toMatchObject({
        state: "hidden",
        reportCount: 3,
      });
      expect(await decide("restore", kind)).toEqual(["done"]);
      expect(await queued(kind)).toBeUndefined();
      expect(await seen(kind)).toBe(shownAs[kind]);
      const [counts] = await db.query<{
        settled: number;
        networks: number;
      }>(sql`
      select count(settled_at) as settled, count(network_hash) as networks
      from survey_reports
      where survey_id = ${ids.survey}`);
      expect(counts).toEqual({ settled: 3, networks: 0 });
    },
  );

  it.each(kinds)("keeps a %s visible despite later reports", async (kind) => {
    expect(await decide("keep", kind)).toEqual(["done"]);
    await report(kind);
    expect(await seen(kind)).toBe(shownAs[kind]);
    expect(await queued(kind)).toMatchObject({
      state: "kept",
      reportCount: 3,
    });
    expect(await decide("hide", kind)).toEqual(["done"]);
    expect(await queued(kind)).toMatchObject({ state: "hidden" });
  });

  it.each(kinds)("removes a %s permanently", async (kind) => {
    await report(kind);
    expect(await decide("remove", kind)).toEqual(["done"]);
    expect(await queued(kind)).toBeUndefined();
    expect(await seen(kind)).toBeUndefined();
    for (const decision of decisions.filter((one) => one !== "remove"))
      expect(await decide(decision, kind)).toEqual(["gone"]);
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  describe.each(kinds)(
    "that is repeated for a %s in another request",
    (kind) => {
      it("succeeds again at removing it and is logged once", async () => {
        expect(await decide("remove", kind, kind)).toEqual(["done", "done"]);
        expect(await decide("remove", kind)).toEqual(["done"]);
        expect(await noted(kind)).toEqual(["remove"]);
        expect(await findCounterMismatches(db)).toEqual([]);
      });

      it.each(["hide", "restore", "keep"] as const)(
        "to %s it changes nothing",
        async (decision) => {
          await report(kind);
          expect(await decide(decision, kind)).toEqual(["done"]);
          const before = [await queued(kind), await seen(kind)];
          test.clock.advance({ hours: 1 });
          expect(await decide(decision, kind)).toEqual(["done"]);
          expect([await queued(kind), await seen(kind)]).toEqual(before);
        },
      );
    },
  );

  it("has no effect and no log entry if the author removed the thing", async () => {
    expect((await writer.delete(`/replies/${ids.reply}`)).status).toBe(204);
    expect(await decide("remove", "reply")).toEqual(["gone"]);
    expect(await noted("reply")).toEqual([]);
  });

  /** The entries about it in the audit log. */
  async function noted(kind: Kind): Promise<string[]> {
    const acts = await db.query<{ act: string }>(sql`
      select act from audit_log where about = ${`${kind} ${ids[kind]}`}`);
    return acts.map(({ act }) => act);
  }

  it("covers up to a hundred things, each handled separately, and is logged for each that exists", async () => {
    const items = [
      ...kinds.map((kind) => ({ kind, id: ids[kind] })),
      ...Array.from({ length: 97 }, (_, n) => ({ kind: "post", id: n + 1 })),
    ];
    const body = { decision: "hide", items };
    const { body: decided } = await operator.post<Decided>("/decisions", body);
    expect(decided.items.map(({ outcome }) => outcome)).toEqual([
      ...["done", "done", "done"],
      ...Array.from({ length: 97 }, () => "gone"),
    ]);
    const noted = await db.query(sql`
      select who, act, about from audit_log order by entry_id desc limit 3`);
    const who = "operator Anna";
    expect(noted).toEqual([
      { who, act: "hide", about: `reply ${ids.reply}` },
      { who, act: "hide", about: `post ${ids.post}` },
      { who, act: "hide", about: `survey ${ids.survey}` },
    ]);
    items.push({ kind: "post", id: 1 });
    expect((await operator.post("/decisions", body)).status).toBe(400);
  });

  it("takes effect once for a repeated request", async () => {
    const body = {
      decision: "remove",
      items: [{ kind: "post", id: ids.post }],
    };
    const once = { "idempotency-key": "remove it" };
    const first = await operator.post("/decisions", body, once);
    const again = await operator.post("/decisions", body, once);
    expect(again.text).toBe(first.text);
    expect(first.text).toContain('"done"');
  });

  it.each(["posts", "replies"])(
    "on %s overrides the decision of the survey's author",
    async (path) => {
      const kind = path === "posts" ? "post" : "reply";
      const owner = new KeyHolder(test.app, published);
      await decide("hide", kind);
      const hiding = `/discussion/${path}/${ids[kind]}/hiding`;
      const shown = await owner.delete(hiding);
      const anew = await owner.post(hiding, { reason: "spam" });
      expect([shown.body, anew.body]).toEqual([
        expect.objectContaining({ status: 403, code: "KEY_TOO_WEAK" }),
        expect.objectContaining({ status: 403, code: "KEY_TOO_WEAK" }),
      ]);
      expect(await seen(kind)).toBe(hiddenAs[kind]);
      await decide("restore", kind);
      expect((await owner.post(hiding, { reason: "spam" })).status).toBe(200);
      await decide("restore", kind);
      expect(await seen(kind)).toBe(shownAs[kind]);
    },
  );

  it("settles an appeal when the survey is shown again", async () => {
    await decide("hide", "survey");
    await writer.post(`/surveys/${ids.survey}/appeal`, {
      reason: "It is fair.",
    });
    expect(await queued("survey")).toMatchObject({
      appeal: { reason: "It is fair." },
    });
    await decide("restore", "survey");
    await decide("hide", "survey");
    expect(await queued("survey")).toMatchObject({ appeal: null });
  });

  it("is refused for a draft or an empty list", async () => {
    const mine = await publishSurvey(writer);
    const body = { decision: "hide", items: [{ kind: "poll", id: mine }] };
    expect((await operator.post("/decisions", body)).status).toBe(400);
    const none = { decision: "hide", items: [] };
    expect((await operator.post("/decisions", none)).status).toBe(400);
  });
});
