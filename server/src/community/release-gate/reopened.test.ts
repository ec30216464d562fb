import type { Database } from "../../base/db/database.ts";
import { createChanges } from "../../base/changes/changes.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import {
  choiceQuestion,
  publishWithKey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { releaseDue } from "./release-responses.ts";

/** The author has a key and any number of IDs in their own network. */
describeWithDatabase(
  "an author who closes a survey and opens it again",
  (open) => {
    let db: Database;
    let test: TestApp;
    let author: TestClient;
    let owner: KeyHolder;
    let surveyId: number;
    let question: number;

    beforeAll(async () => {
      db = await open();
      test = await startTestApp(db, {}, { trustProxy: 1 });
      author = await test.visitor();
    });

    beforeEach(async () => {
      const published = await publishWithKey(author, {
        results: "groups",
        questions: [choiceQuestion],
      });
      surveyId = published.id;
      owner = new KeyHolder(test.app, published);
      [question = 0] = await questionIds(author, surveyId);
    });

    async function answer(option: string, network: string): Promise<void> {
      const visitor = await test.visitor();
      const { status } = await visitor.post(
        `/surveys/${surveyId}/responses`,
        { answers: { [question]: option } },
        { headers: { "x-forwarded-for": network } },
      );
      expect(status).toBe(200);
    }

    /** Nine ballots of the author, from four networks. */
    async function stuff() {
      for (let at = 0; at < 9; at += 1)
        await answer(at % 2 ? "Weekly" : "Monthly", `198.51.${at % 4}.1`);
    }

    const release = () =>
      releaseDue({ db, clock: test.clock.read, changes: createChanges() });

    async function close(): Promise<void> {
      const past = "2026-01-01T00:00:00Z";
      expect((await owner.patch({ expiresAt: past })).status).toBe(200);
      await release();
    }

    async function reopen(): Promise<void> {
      const { status } = await owner.patch({
        expiresAt: "2027-01-01T00:00:00Z",
      });
      expect(status).toBe(200);
    }

    async function figures() {
      const { body } = await author.get(`/surveys/${surveyId}/analytics`);
      const { released_count, mc_breakdown } = body as {
        released_count: number;
        mc_breakdown: Record<string, Record<string, number>>;
      };
      return { released: released_count, ...mc_breakdown[question] };
    }

    it("does not learn from any figure what one person in between answered", async () => {
      for (let at = 0; at < 12; at += 1)
        await answer(at % 2 ? "Weekly" : "Monthly", `203.0.${at}.1`);
      await close();
      const before = await figures();
      expect(before).toEqual({ released: 12, Weekly: 6, Monthly: 6, Never: 0 });
      for (const victim of ["203.0.113.1", "203.0.114.1"]) {
        await reopen();
        await stuff();
        await answer("Never", victim);
        await close();
        expect(await figures()).toEqual(before);
      }
    });

    it("learns nothing by closing for the first time right after a person answered", async () => {
      await stuff();
      await answer("Never", "203.0.113.1");
      await close();
      expect((await figures()).released).toBe(0);
    });

    it("sees new figures only by the rule for open surveys", async () => {
      await close();
      await reopen();
      for (let at = 0; at < 20; at += 1)
        await answer(at % 2 ? "Never" : "Weekly", `203.0.${at}.1`);
      for (let time = 0; time < 2; time += 1) {
        await close();
        await release();
        expect((await figures()).released).toBe(10);
        await reopen();
      }
    });

    it("gets the waiting responses released at the first closing as usual", async () => {
      for (let at = 0; at < 10; at += 1)
        await answer(at % 2 ? "Never" : "Weekly", `203.0.${at % 5}.1`);
      await close();
      expect((await figures()).released).toBe(10);
    });

    it("sees what further responses wait for after opening again", async () => {
      await close();
      const next = async () => {
        const { body } = await author.get(`/surveys/${surveyId}/analytics`);
        return (body as { next_release: string | null }).next_release;
      };
      expect(await next()).toBeNull();
      await reopen();
      expect(await next()).toBe("more-answers");
    });
  },
);
