import { createTrails } from "../../visitors/session/trail.ts";
import sql, { raw } from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { createKeyedHash } from "../../base/security/keyed-hash.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import type { Answer } from "../../testing/client.ts";
import { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { dumpDatabase } from "../../testing/dump-database.ts";
import {
  holdTransaction,
  untilBlocked,
} from "../../testing/hold-transaction.ts";
import {
  publishSurvey,
  questionIds,
  surveyPayload,
} from "../../testing/survey-builder.ts";
import {
  type TestApp,
  startTestApp,
  testConfig,
} from "../../testing/test-app.ts";
import { makeInvitations } from "../../visitors/activation/invitations.ts";
import { insertPosts } from "../posts/post-repository.ts";

/** Statements that write data of a person. */
const writing =
  /insert into (responses|posts|replies|survey_likes|post_likes|survey_reports|share_links|access_grants|survey_tokens|admissions|surveys)\s/;

/** A database whose writers can be paused. */
class Held {
  readonly db: Database;
  #reach: () => void = () => undefined;
  #held: Promise<void> | null = null;
  #open: () => void = () => undefined;

  constructor(db: Database) {
    this.db = {
      engine: db.engine,
      query: async (statement) => {
        if (writing.test(statement.sql)) await this.#wait();
        return db.query(statement);
      },
      execute: (script) => db.execute(script),
      close: () => Promise.resolve(),
      // Waits before the transaction begins: inside, it would occupy the only
      // connection of the embedded engine.
      transaction: async (work) => {
        await this.#wait();
        return db.transaction(work);
      },
    };
  }

  /** Pauses writers from now on; resolves when the first one waits. */
  hold(): Promise<void> {
    this.#held = new Promise((open) => {
      this.#open = open;
    });
    return new Promise((reach) => {
      this.#reach = reach;
    });
  }

  letThrough(): void {
    this.#held = null;
    this.#open();
  }

  async #wait(): Promise<void> {
    if (this.#held === null) return;
    this.#reach();
    await this.#held;
  }
}

describeOnEachEngine(
  "writes that arrive after their author erased everything",
  (open) => {
    let db: Database;
    let held: Held;
    let test: TestApp;
    let late: TestApp;
    let creator: TestClient;
    let surveyId: number;
    let postId: number;
    let invitation: string;

    beforeAll(async () => {
      db = await open();
      held = new Held(db);
      test = await startTestApp(db);
      late = await startTestApp(held.db);
      creator = await test.visitor();
      surveyId = await publishSurvey(creator);
      const content = "Another's";
      const made = await creator.post("/posts", {
        content,
        survey_id: surveyId,
      });
      ({ id: postId } = made.body as { id: number });
      const hash = createKeyedHash(testConfig().secret);
      const terms = { count: 1, uses: 9, days: null };
      const [code] = await makeInvitations(db, test.clock.read, hash, terms);
      invitation = code?.code ?? "";
    });

    afterEach(async () => {
      expect(await findCounterMismatches(db)).toEqual([]);
    });

    const idOf = async (client: TestClient) =>
      ((await client.get("/auth/identity")).body as { actorId: string })
        .actorId;

    const content = "Too late";
    const calls: Record<string, (me: TestClient) => Promise<Answer>> = {
      async response(me) {
        const [choice] = await questionIds(me, surveyId);
        const body = { answers: { [`${choice}`]: "Weekly" } };
        return me.post(`/surveys/${surveyId}/responses`, body);
      },
      post: (me) => me.post("/posts", { content, survey_id: surveyId }),
      reply: (me) => me.post("/replies", { content, postId }),
      "like of a survey": (me) => me.post(`/surveys/${surveyId}/like`),
      "like of a post": (me) => me.post("/posts/like", { postId }),
      "report of a survey": (me) =>
        me.post(`/surveys/${surveyId}/report`, { reason: content }),
      "report of a post": (me) =>
        me.post(`/posts/${postId}/report`, { reason: content }),
      "share link": (me) => me.post(`/surveys/${surveyId}/share-links`),
      "reserved survey": (me) => me.post("/surveys/embedded-token"),
      "redeemed invitation": (me) =>
        me.post("/activation", { code: invitation }),
    };

    it.each(Object.keys(calls))(
      "are refused and not written: a %s",
      async (name) => {
        const me = await test.visitor();
        const actorId = await idOf(me);
        const writer = new TestClient(late.app);
        for (const [cookie, value] of me.cookies)
          writer.cookies.set(cookie, value);
        const reached = held.hold();
        const writes = calls[name]?.(writer);
        await reached;
        expect((await me.delete("/me/data")).status).toBe(204);
        held.letThrough();
        expect((await writes)?.body).toMatchObject({
          status: 401,
          code: "SESSION_REQUIRED",
        });
        expect(await dumpDatabase(db)).not.toContain(actorId);
      },
    );

    it("are refused: a survey whose token was reserved earlier", async () => {
      const me = await test.visitor();
      const actorId = await idOf(me);
      const { body } = await me.post("/surveys/embedded-token");
      const writer = new TestClient(late.app);
      for (const [cookie, value] of me.cookies)
        writer.cookies.set(cookie, value);
      const reached = held.hold();
      const survey = { ...surveyPayload(), ...(body as object) };
      const writes = writer.post("/surveys", { survey });
      await reached;
      await me.delete("/me/data");
      held.letThrough();
      expect((await writes).body).toMatchObject({ code: "SESSION_REQUIRED" });
      expect(await dumpDatabase(db)).not.toContain(actorId);
    });

    it("let the person enter another author's survey, but store nothing about them", async () => {
      const code = { mode: "code", code: "MAPLE-1" };
      const id = await publishSurvey(creator, { visibility: code });
      const me = await test.visitor();
      const actorId = await idOf(me);
      const writer = new TestClient(late.app);
      for (const [cookie, value] of me.cookies)
        writer.cookies.set(cookie, value);
      const reached = held.hold();
      const enters = writer.get(`/surveys/${id}?code=MAPLE-1`);
      await reached;
      await me.delete("/me/data");
      held.letThrough();
      expect((await enters).status).toBe(200);
      expect(await dumpDatabase(db)).not.toContain(actorId);
    });

    it("that have already begun are awaited and erased too", async () => {
      const me = await test.visitor();
      const actorId = await idOf(me);
      const voice = me.bearer.voiceIn(surveyId);
      await createTrails(db, test.clock.read).note(me.bearer, surveyId);
      const text = { actorId, voice, content, createdAt: test.clock.now };
      const commit = await holdTransaction(db, (tx) =>
        insertPosts(tx, surveyId, [{ ...text, requestKey: actorId }]),
      );
      const erased = me.delete("/me/data");
      await Promise.race([erased, untilBlocked(db)]);
      await commit();
      expect((await erased).status).toBe(204);
      expect(await dumpDatabase(db)).not.toContain(actorId);
    });

    it("leave nothing if their author continues to write during the erasure", async () => {
      const people = await Promise.all(
        Array.from({ length: 8 }, () => test.visitor()),
      );
      const actorIds = await Promise.all(people.map(idOf));
      const published = async (me: TestClient) => {
        const { body } = await me.post("/surveys/embedded-token");
        const survey = { ...surveyPayload(), ...(body as object) };
        return me.post("/surveys", { survey });
      };
      await Promise.all(
        people.map(async (me) => {
          const writes = [...Object.values(calls), published];
          const all = writes.map((write) => write(me));
          expect((await me.delete("/me/data")).status).toBe(204);
          for (const { status } of await Promise.all(all))
            expect(status).toBeLessThan(500);
        }),
      );
      const dump = await dumpDatabase(db);
      for (const actorId of actorIds) expect(dump).not.toContain(actorId);
      const left = await db.query(sql`select from ${raw("actors")}`);
      expect(left.length).toBeLessThan(5);
    });
  },
);
