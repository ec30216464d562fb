import type {
  BlockItem,
  BlocksReply,
  OperatorQueueReply,
} from "@nearsay/core/contract/schema";
import sql from "sql-template-tag";
import type { Static } from "typebox";
import type { Database } from "../../base/db/database.ts";
import type { Answer, TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { OperatorClient } from "../../testing/operator-client.ts";
import {
  publishSurvey,
  questionIds,
  surveyPayload,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

type Block = Static<typeof BlockItem>;
type Queue = Static<typeof OperatorQueueReply>;
type Kind = Block["kind"];

describeWithDatabase("a block", (open) => {
  let db: Database;
  let test: TestApp;
  let operator: OperatorClient;
  let others: number;
  let othersPost: number;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    operator = await OperatorClient.make(test.app);
    const other = await test.visitor();
    others = await publishSurvey(other);
    othersPost = await write(other, "/posts", {
      content: "Fine",
      survey_id: others,
    });
  });

  async function write(
    client: TestClient,
    path: string,
    body: object,
  ): Promise<number> {
    return ((await client.post(path, body)).body as { id: number }).id;
  }
  const postOf = (client: TestClient, surveyId = others) =>
    write(client, "/posts", { content: "Rude", survey_id: surveyId });
  const block = (kind: Kind, id: number) =>
    operator.post<Block>("/blocks", { kind, id });
  const outcome = ({ status, body }: Answer) =>
    status < 300 ? status : (body as { code: string }).code;

  it("applies to the author of a survey, a post or a reply", async () => {
    for (const kind of ["survey", "post", "reply"] as const) {
      const client = await test.visitor();
      const survey = await publishSurvey(client);
      const post = await postOf(client);
      const reply = await write(client, "/replies", {
        postId: othersPost,
        content: "Rude",
      });
      const id = { survey, post, reply }[kind];
      const { status, body } = await block(kind, id);
      expect([status, body]).toEqual([
        201,
        {
          kind,
          id,
          blockId: expect.any(Number) as number,
          madeOn: "2026-03-02",
          madeBy: "Anna",
        },
      ]);
      const like = await client.post(`/surveys/${others}/like`);
      expect(like.body).toMatchObject({ status: 403, code: "BLOCKED" });
    }
    const bystander = await test.visitor();
    const like = await bystander.post(`/surveys/${others}/like`);
    expect(like.status).toBe(200);
  });

  it("refuses every act that other people would see, but no act that withdraws, reads or appeals", async () => {
    const client = await test.visitor();
    const own = await publishSurvey(client);
    const [question = 0] = await questionIds(client, others);
    const post = await postOf(client);
    const reply = await write(client, "/replies", {
      postId: othersPost,
      content: "Rude",
    });
    const token = await client.post("/surveys/embedded-token");
    const answers = { [question]: "Never" };
    await client.post(`/surveys/${others}/responses`, { answers });
    await client.post(`/surveys/${others}/like`);
    await block("post", post);
    await operator.post("/decisions", {
      decision: "hide",
      items: [{ kind: "survey", id: own }],
    });
    const reason = "It is unfair.";
    const refused = [
      await client.post("/surveys/embedded-token"),
      await client.post("/surveys/generate", { content: "Buses" }),
      await client.post("/surveys", {
        survey: { ...surveyPayload(), ...(token.body as object) },
      }),
      await client.post(`/surveys/${others}/responses`, { answers }),
      await client.post(`/surveys/${others}/like`),
      await client.post("/posts/like", { postId: othersPost }),
      await client.post("/posts", { content: "x", survey_id: others }),
      await client.post("/replies", { content: "x", postId: othersPost }),
      await client.put(`/replies/${reply}`, { content: "Ruder" }),
      await client.post(`/surveys/${others}/report`, { reason }),
      await client.post(`/posts/${othersPost}/report`, { reason }),
      await client.post(`/replies/${reply}/report`, { reason }),
      await client.post(`/surveys/${others}/share-links`),
      await client.post("/tickets/redeem", { code: "7KQ2-M0XR-94TB-WZ1F" }),
    ];
    expect(refused.map(outcome)).toEqual(refused.map(() => "BLOCKED"));
    const allowed = [
      await client.get(`/surveys/${others}`),
      await client.get("/me/data"),
      await client.post(`/surveys/${own}/appeal`, { reason }),
      await client.delete(`/replies/${reply}`),
      await client.delete(`/posts/${post}`),
      await client.delete(`/me/responses/${others}`),
      await client.post("/privacy/opt-out", {}),
      await client.delete("/me/data"),
    ];
    for (const answer of allowed) expect(answer.status).toBeLessThan(300);
  });

  it("can be removed; its author stays blocked if another block remains", async () => {
    const client = await test.visitor();
    const [first, second] = [await postOf(client), await postOf(client)];
    const blocks = [await block("post", first), await block("post", second)];
    const liking = async () =>
      outcome(await client.post(`/surveys/${others}/like`));
    const [one, two] = blocks.map(({ body }) => body.blockId);
    expect((await operator.delete(`/blocks/${one}`)).status).toBe(204);
    expect(await liking()).toBe("BLOCKED");
    expect((await operator.delete(`/blocks/${two}`)).status).toBe(204);
    expect(await liking()).toBe(200);
    expect((await operator.delete(`/blocks/${two}`)).status).toBe(204);
  });

  it("is refused for a thing that does not exist", async () => {
    const { status, body } = await block("post", 987_654);
    expect([status, body]).toEqual([
      404,
      expect.objectContaining({ code: "NOT_FOUND" }),
    ]);
  });

  it("is logged with the name of the operator who made it and names nobody else", async () => {
    const client = await test.visitor();
    const post = await postOf(client);
    const { body } = await block("post", post);
    await operator.delete(`/blocks/${body.blockId}`);
    const noted = await db.query(sql`
      select who, act, about from audit_log order by entry_id desc limit 2`);
    expect(noted).toEqual([
      { who: "operator Anna", act: "unblock", about: `block ${body.blockId}` },
      { who: "operator Anna", act: "block", about: `post ${post}` },
    ]);
  });

  it("no longer refers to the author after they end their anonymous ID", async () => {
    const client = await test.visitor();
    const post = await postOf(client);
    const { body } = await client.get("/auth/identity");
    const { actorId } = body as { actorId: string };
    const made = await block("post", post);
    await client.delete("/me/data");
    expect(
      await db.query(sql`
        select actor_id as "actorId" from blocks
        where block_id = ${made.body.blockId}`),
    ).toEqual([{ actorId: null }]);
    const kept = await db.query(sql`table blocks`);
    expect(JSON.stringify(kept)).not.toContain(actorId);
    const again = await block("post", post);
    expect(again.text).toBe(made.text);
  });

  it("does not reveal which things have the same author, even to an operator who tries everything", async () => {
    /**
     * Everything that an operator can read while two posts are blocked and
     * after they are unblocked.
     */
    async function attack(...writers: [TestClient, TestClient]) {
      await db.query(sql`delete from blocks`);
      const survey = await publishSurvey(await test.visitor());
      const one = await postOf(writers[0], survey);
      const two = await postOf(writers[1], survey);
      const seen: string[] = [];
      const note = ({ status, text }: Answer) => seen.push(`${status} ${text}`);
      async function observe() {
        for (const path of [
          ...[`/items?q=post%20${one}`, `/items?q=post%20${two}`],
          ...[`/surveys/${survey}`, "/blocks"],
        ])
          note(await operator.get(path));
        const { body } = await operator.get<Queue>("/queue");
        const items = body.items.filter(({ surveyId }) => surveyId === survey);
        seen.push(JSON.stringify(items));
      }
      const reporter = await test.visitor();
      for (const post of [one, two])
        await reporter.post(`/posts/${post}/report`, { reason: "It is rude." });
      const ids: number[] = [];
      for (const post of [one, one, two, one]) {
        const made = await block("post", post);
        ids.push(made.body.blockId);
        note(made);
        await observe();
      }
      for (const id of [ids[0], ids[0], ids[2]]) {
        note(await operator.delete(`/blocks/${id}`));
        await observe();
      }
      const acts = await db.query(sql`
        select act, about from audit_log order by entry_id desc limit 6`);
      return withoutNumbers([...seen, JSON.stringify(acts)].join("\n"));
    }
    const same = await test.visitor();
    const bySame = await attack(same, same);
    const byTwo = await attack(await test.visitor(), await test.visitor());
    expect(bySame).toBe(byTwo);
  });

  it("is listed in pages, the latest first", async () => {
    await db.query(sql`
      insert into blocks (kind, thing_id, made_on, made_by)
      select 'post', number, '2026-03-02', 'Anna'
      from generate_series(1, 150) as number`);
    type Page = Static<typeof BlocksReply>;
    const first = (await operator.get<Page>("/blocks")).body;
    const second = (await operator.get<Page>(`/blocks?after=${first.next}`))
      .body;
    expect(first.items).toHaveLength(100);
    expect(first.items[0]).toMatchObject({ kind: "post", id: 150 });
    expect(second.items[0]).toMatchObject({ kind: "post", id: 50 });
    expect(second.next).toBeNull();
    const wrong = await operator.get("/blocks?after=-1");
    expect(wrong.status).toBe(400);
  });
});

/**
 * Replaces each number with the same placeholder everywhere: numbers only
 * reveal how much was written earlier.
 */
function withoutNumbers(text: string): string {
  const names = new Map<string, string>();
  return text.replace(
    /("(?:id|surveyId|blockId|surveyUuid)":|post |block )([^,}"]+|"[^"]+")/g,
    (_all, field: string, number: string) => {
      const name = names.get(number) ?? `number ${names.size}`;
      names.set(number, name);
      return `${field}${name}`;
    },
  );
}
