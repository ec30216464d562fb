import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import {
  holdTransaction,
  untilBlocked,
} from "../../testing/hold-transaction.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import {
  type Published,
  publishWithKey,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { lockState } from "../posts/discussion-state.ts";

const writersMax = 16;
const rounds = 6;

/** Two processes, each with half of the writers. */
describeOnEachEngine("moderating while people write", (open) => {
  let db: Database;
  let processes: TestApp[];
  let writers: TestClient[];
  let published: Published;
  let owner: KeyHolder;
  let postId: number;

  beforeAll(async () => {
    db = await open();
    processes = [await startTestApp(db), await startTestApp(db)];
    writers = await Promise.all(
      Array.from({ length: writersMax }, (_, at) =>
        processes[at % 2]!.visitor(),
      ),
    );
  });

  afterAll(() => Promise.all(processes.map(({ app }) => app.close())));

  beforeEach(async () => {
    published = await publishWithKey(writers[0]!);
    owner = new KeyHolder(processes[0]!.app, published);
    const { body } = await post(writers[0]!);
    postId = (body as { id: number }).id;
  });

  const post = (writer: TestClient) =>
    writer.post("/posts", { content: "Post", survey_id: published.id });
  const reply = (writer: TestClient) =>
    writer.post("/replies", { content: "Reply", postId });
  const set = (body: unknown) => owner.send("PATCH", "/discussion", body);

  async function count(): Promise<number> {
    const [row] = await db.query<{ count: number }>(sql`
      select (select count(*) from posts where survey_id = ${published.id})
           + (select count(*) from replies where survey_id = ${published.id})
             as "count"`);
    return row?.count ?? 0;
  }

  it("accepts nothing that was sent after the discussion was closed, and loses nothing that it accepted", async () => {
    for (let round = 0; round < rounds; round += 1) {
      await set({ closed: false });
      const before = await count();
      const writing = writers.map((writer, at) =>
        at % 4 < 2 ? post(writer) : reply(writer),
      );
      const closing = set({ closed: true }).then(count);
      const statuses = (await Promise.all(writing)).map(({ status }) => status);
      const taken = statuses.filter((status) => status === 201).length;
      expect(statuses.every((status) => [201, 409].includes(status))).toBe(
        true,
      );
      expect(await count()).toBe(before + taken);
      // After closing is acknowledged, nothing more is added.
      expect(await closing).toBe(before + taken);
    }
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("accepts a reply only after the transaction that closes the discussion has ended", async () => {
    const letGo = await holdTransaction(db, (tx) =>
      lockState(tx, published.id),
    );
    const replied = reply(writers[0]!);
    const what = await Promise.race([
      replied.then(() => "is taken"),
      untilBlocked(db).then(() => "waits"),
    ]);
    await letGo();
    expect([what, (await replied).status]).toEqual(["waits", 201]);
  });

  it("allows a person one turn, however many texts they send at once and through whichever process", async () => {
    await set({ slow_minutes: 5 });
    const first = writers[0]!;
    const twin = twinOf(first);
    const before = await count();
    const replies = await Promise.all(
      Array.from({ length: writersMax }, (_, at) => {
        const client = at % 2 === 0 ? first : twin;
        return at % 4 < 2 ? post(client) : reply(client);
      }),
    );
    const taken = replies.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(1);
    expect(await count()).toBe(before + 1);
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("keeps and counts all accepted texts while posts are hidden and shown", async () => {
    const path = `/discussion/posts/${postId}/hiding`;
    for (let round = 0; round < rounds; round += 1) {
      const before = await count();
      const written = writers.flatMap((writer) => [
        reply(writer),
        post(writer),
      ]);
      const [replies] = await Promise.all([
        Promise.all(written),
        round % 2 === 0
          ? owner.post(path, { reason: "spam" })
          : owner.delete(path),
        writers[round]!.post("/posts/like", { postId }),
      ]);
      const taken = replies.filter(({ status }) => status === 201).length;
      expect(await count()).toBe(before + taken);
    }
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  /** The same person, connected to the other process. */
  function twinOf({ cookies }: TestClient): TestClient {
    const twin = new TestClient(processes[1]!.app);
    for (const [name, value] of cookies) twin.cookies.set(name, value);
    return twin;
  }
});
