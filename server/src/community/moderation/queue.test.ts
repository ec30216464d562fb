import type {
  OperatorItem,
  OperatorQueueReply,
  OperatorSurveyReply,
} from "@nearsay/core/contract/schema";
import sql from "sql-template-tag";
import type { Static } from "typebox";
import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import { OperatorClient } from "../../testing/operator-client.ts";
import {
  type Published,
  publishSurvey,
  publishWithKey,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

type Item = Static<typeof OperatorItem>;
type Queue = Static<typeof OperatorQueueReply>;
type File = Static<typeof OperatorSurveyReply>;

const nets = ["10.0.0.1", "10.0.1.1", "10.0.2.1"];

describeWithDatabase("the operators' queue", (open) => {
  let db: Database;
  let test: TestApp;
  let author: TestClient;
  let reporters: TestClient[];
  let operator: OperatorClient;

  beforeEach(async () => {
    db = await open();
    test = await startTestApp(db, {}, { trustProxy: true });
    author = await test.visitor();
    reporters = await Promise.all(nets.map(() => test.visitor()));
    operator = await OperatorClient.make(test.app, { rights: ["moderate"] });
    // Old enough for their reports to have full weight.
    test.clock.advance({ hours: 24 });
  });
  afterEach(() => test.app.close());

  async function report(path: string, reasons: string[]) {
    for (const [index, reason] of reasons.entries()) {
      const headers = { "x-forwarded-for": nets[index] ?? "" };
      const options = { headers };
      const reporter = reporters[index] ?? author;
      const reported = await reporter.post(
        `${path}/report`,
        { reason },
        options,
      );
      expect(reported.status).toBe(204);
    }
  }

  async function write(path: string, body: object): Promise<number> {
    return ((await author.post(path, body)).body as { id: number }).id;
  }
  const post = (surveyId: number, content = "A rude post") =>
    write("/posts", { content, survey_id: surveyId });
  const reply = (postId: number, content = "A rude reply") =>
    write("/replies", { postId, content });

  async function queue(after?: string): Promise<Queue> {
    const query = after === undefined ? "" : `?after=${after}`;
    return (await operator.get<Queue>(`/queue${query}`)).body;
  }
  const named = ({ items }: Queue) =>
    items.map(({ kind, id }) => `${kind} ${id}`);
  const decide = (decision: string, kind: string, id: number) =>
    operator.post("/decisions", { decision, items: [{ kind, id }] });

  it("lists surveys, posts and replies with the reports against them", async () => {
    const surveyId = await publishSurvey(author);
    const postId = await post(surveyId);
    const replyId = await reply(postId);
    expect(await queue()).toEqual({ items: [], next: null });
    await report(`/posts/${postId}`, ["It is rude.", "It is rude."]);
    await report(`/replies/${replyId}`, ["Spam", "Off topic", "Spam"]);
    await report(`/surveys/${surveyId}`, ["Not a survey"]);
    const { items } = await queue();
    const rest = {
      surveyId,
      title: "Night buses",
      appeal: null,
      surveyUuid: expect.any(String) as string,
      since: "2026-03-03T10:00:00.000Z",
    };
    expect(items).toEqual([
      {
        ...rest,
        kind: "post",
        id: postId,
        excerpt: "A rude post",
        state: "visible",
        weight: 2,
        reportCount: 2,
        reasons: [{ reason: "It is rude.", count: 2, weight: 2 }],
      },
      {
        ...rest,
        kind: "survey",
        id: surveyId,
        excerpt: "Two questions about night buses.",
        state: "visible",
        weight: 0.667,
        reportCount: 1,
        reasons: [{ reason: "Not a survey", count: 1, weight: 0.667 }],
      },
      {
        ...rest,
        // When it was hidden.
        since: "2026-03-03T10:20:00.000Z",
        kind: "reply",
        id: replyId,
        excerpt: "A rude reply",
        state: "hidden",
        weight: 3,
        reportCount: 3,
        reasons: [
          { reason: "Spam", count: 2, weight: 2 },
          { reason: "Off topic", count: 1, weight: 1 },
        ],
      },
    ]);
  });

  it("begins with appealed surveys, the oldest appeal first", async () => {
    const ids = [];
    for (let n = 0; n < 2; n += 1) {
      ids.push(await publishSurvey(author));
      await decide("hide", "survey", ids[n] ?? 0);
    }
    // The later survey's author appeals first.
    const [second = 0, first = 0] = ids;
    const reported = await publishSurvey(author);
    await report(`/surveys/${reported}`, ["Not a survey", "Not a survey"]);
    expect(named(await queue())[0]).toBe(`survey ${reported}`);
    await author.post(`/surveys/${first}/appeal`, { reason: "It is fair." });
    test.clock.advance({ hours: 1 });
    await author.post(`/surveys/${second}/appeal`, { reason: "It is, too." });
    const { items } = await queue();
    expect(named({ items, next: null })).toEqual(
      [first, second, reported].map((id) => `survey ${id}`),
    );
    expect(items[0]?.appeal).toEqual({
      reason: "It is fair.",
      madeAt: "2026-03-03T10:20:00.000Z",
    });
  });

  it("lists each thing once across its pages, even if sort keys are equal", async () => {
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push(await publishSurvey(author));
    await db.query(sql`
      insert into survey_reports (survey_id, subject, message_id, voice_name, reason, weight, created_at)
      select ${ids[0]}::bigint, 'post', number, gen_random_uuid(), 'Spam',
             (number % 3)::numeric / 3, now()
      from generate_series(1, 120) as number`);
    await db.query(sql`
      insert into posts (survey_id, post_id, voice_name, content, created_at)
      select ${ids[0]}::bigint, number, gen_random_uuid(), 'x', now()
      from generate_series(1, 120) as number`);
    for (const id of ids) await decide("hide", "survey", id);
    await author.post(`/surveys/${ids[1]}/appeal`, { reason: "It is fair." });
    const first = await queue();
    const second = await queue(first.next ?? "");
    const third = await queue(second.next ?? "");
    expect([first, second, third].map(({ items }) => items.length)).toEqual([
      50, 50, 23,
    ]);
    expect(third.next).toBeNull();
    const all = [first, second, third].flatMap(named);
    expect(new Set(all).size).toBe(123);
    expect(all[0]).toBe(`survey ${ids[1]}`);
  });

  it("refuses a cursor that no page returned", async () => {
    for (const after of ["x", "W10", "WzEsMiwzLDQsNV0", "0"]) {
      const { status, body } = await operator.get<{ code: string }>(
        `/queue?after=${after}`,
      );
      expect([after, status, body.code]).toEqual([
        ...[after, 400, "INVALID_REQUEST"],
      ]);
    }
  });

  it("leaves out settled or removed things, those that authors hide or delete, and those that await deletion", async () => {
    const published = await publishWithKey(author);
    const owner = new KeyHolder(test.app, published);
    const settled = await post(published.id);
    await report(`/posts/${settled}`, ["Spam"]);
    await decide("restore", "post", settled);
    const removed = await post(published.id);
    await report(`/posts/${removed}`, ["Spam"]);
    await author.delete(`/posts/${removed}`);
    const place = await post(published.id);
    await reply(place);
    await report(`/posts/${place}`, ["Spam"]);
    await author.delete(`/posts/${place}`);
    const owners = await post(published.id);
    await owner.post(`/discussion/posts/${owners}/hiding`, { reason: "spam" });
    expect(await queue()).toEqual({ items: [], next: null });
    await report(`/posts/${await post(published.id)}`, ["Spam"]);
    expect((await queue()).items).toHaveLength(1);
    await owner.delete("", { title: "Night buses" });
    expect(await queue()).toEqual({ items: [], next: null });
  });

  describe("is searched by number", () => {
    let published: Published;
    let postId: number;
    let replyId: number;
    const find = (q: string) =>
      operator.get<Item>(`/items?q=${encodeURIComponent(q)}`);

    beforeEach(async () => {
      published = await publishWithKey(author);
      postId = await post(published.id);
      test.clock.advance({ hours: 1 });
      replyId = await reply(postId);
    });

    it("for surveys, posts and replies, whether or not they are reported or hidden", async () => {
      const { id, surveyUuid } = published;
      await decide("hide", "survey", id);
      const found = await Promise.all(
        [
          ...[`${id}`, ` survey ${id} `, surveyUuid.toUpperCase()],
          ...[`post ${postId}`, `Reply ${replyId}`],
        ].map(async (q) => (await find(q)).body),
      );
      expect(found.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
        ...[`survey ${id}`, `survey ${id}`, `survey ${id}`],
        ...[`post ${postId}`, `reply ${replyId}`],
      ]);
      expect(found.map(({ state }) => state)).toEqual([
        ...["hidden", "hidden", "hidden"],
        ...["visible", "visible"],
      ]);
    });

    it("and returns an error if nothing matches", async () => {
      for (const [q, status] of [
        ["987654", 404],
        ["post 987654", 404],
        ["00000000-0000-4000-8000-000000000000", 404],
        ["poll 1", 400],
        ["0", 400],
        ["99999999999999999999", 400],
        ["1 or 1=1", 400],
      ] as const)
        expect([q, (await find(q)).status]).toEqual([q, status]);
    });

    it("and shows a survey with its reports, posts and replies", async () => {
      const { id, surveyUuid } = published;
      await report(`/posts/${postId}`, ["It is rude."]);
      await decide("hide", "reply", replyId);
      const { body } = await operator.get<File>(`/surveys/${surveyUuid}`);
      expect(body).toMatchObject({
        item: { kind: "survey", id, state: "visible" },
        needsCode: false,
        deleting: false,
        postCount: 1,
        questions: [
          { options: ["Weekly", "Monthly", "Never"] },
          { text: "Why?", options: [] },
        ],
        reports: [
          {
            kind: "post",
            id: postId,
            reason: "It is rude.",
            madeOn: "2026-03-03",
            settled: false,
            weight: 1,
          },
        ],
        discussion: [
          {
            kind: "reply",
            id: replyId,
            content: "A rude reply",
            hidden: "Hidden by the operator of this site.",
          },
          { kind: "post", id: postId, hidden: null },
        ],
      });
      const byNumber = await operator.get<File>(`/surveys/${id}`);
      expect(byNumber.body).toEqual(body);
      expect((await operator.get("/surveys/987654")).status).toBe(404);
      expect((await operator.get("/surveys/x")).status).toBe(404);
    });
  });

  it("reveals neither authors nor reporters, nor codes, nor locations", async () => {
    const surveyId = await publishSurvey(author, {
      visibility: { mode: "code", code: "MAPLE114" },
      exportHtmlCode: "EXPORT-1",
      lat: 52.520008,
      lng: 13.404954,
    });
    const postId = await post(surveyId);
    await reply(postId);
    const [reporter] = reporters;
    await reporter?.get(`/surveys/${surveyId}?code=MAPLE114`);
    await report(`/surveys/${surveyId}`, ["Not a survey"]);
    await operator.post("/blocks", { kind: "post", id: postId });
    const received = [];
    for (const path of [
      ...["/queue", `/surveys/${surveyId}`, `/items?q=${surveyId}`],
      ...[`/items?q=post%20${postId}`, "/blocks"],
    ])
      received.push((await operator.get(path)).text);
    const ids = await db.query<{ actorId: string }>(sql`
      select actor_id as "actorId" from actors`);
    const hashes = await db.query<{ hash: string }>(sql`
      select access_code_hash as hash from surveys
      union all select export_code_hash from surveys
      union all select network_hash from survey_reports`);
    const secrets = [
      ...ids.map(({ actorId }) => actorId),
      ...hashes.map(({ hash }) => hash),
      ...["52.5", "13.4", "latitude"],
    ];
    expect(ids.length).toBeGreaterThan(3);
    for (const secret of secrets) expect(received.join()).not.toContain(secret);
  });
});
