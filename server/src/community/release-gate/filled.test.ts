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

/** Any visitor can close such a survey by sending the missing responses. */
describeWithDatabase("an attacker who fills the quota of a survey", (open) => {
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

  async function publish(quota: number, results = "groups") {
    const published = await publishWithKey(author, {
      quota,
      results,
      questions: [choiceQuestion],
    });
    surveyId = published.id;
    owner = new KeyHolder(test.app, published);
    [question = 0] = await questionIds(author, surveyId);
  }

  async function answer(option: string, network: string): Promise<void> {
    const visitor = await test.visitor();
    const { status } = await visitor.post(
      `/surveys/${surveyId}/responses`,
      { answers: { [question]: option } },
      { headers: { "x-forwarded-for": network } },
    );
    expect(status).toBe(200);
  }

  /** Ballots of the attacker, from four networks. */
  async function stuff(count: number) {
    for (let at = 0; at < count; at += 1)
      await answer(at % 2 ? "Monthly" : "Weekly", `198.51.${at % 4}.1`);
  }

  async function released(): Promise<number> {
    await releaseDue({ db, clock: test.clock.read, changes: createChanges() });
    const { body } = await author.get(`/surveys/${surveyId}/analytics`);
    return (body as { released_count: number }).released_count;
  }

  const isClosed = async () => {
    const { body } = await author.get(`/surveys/${surveyId}`);
    return (body as { expired: boolean }).expired;
  };

  const victim = "203.0.113.1";

  it("learns nothing about the person who answered before the last responses", async () => {
    for (const results of ["groups", "closed"]) {
      await publish(11, results);
      await stuff(9);
      await answer("Never", victim);
      expect(await released()).toBe(0);
      await stuff(1);
      expect(await isClosed()).toBe(true);
      expect(await released()).toBe(0);
    }
  });

  it("learns nothing after the quota was raised, repeatedly", async () => {
    await publish(12);
    for (let at = 0; at < 12; at += 1)
      await answer(at % 2 ? "Monthly" : "Weekly", `203.1.${at}.1`);
    expect(await released()).toBe(12);
    for (const quota of [22, 32]) {
      const expiresAt = "2027-01-01T00:00:00Z";
      expect((await owner.patch({ quota, expiresAt })).status).toBe(200);
      await answer("Never", `203.0.${quota}.1`);
      await stuff(9);
      expect(await isClosed()).toBe(true);
      expect(await released()).toBe(12);
    }
  });

  it("gets the rest released after the last response, and not earlier", async () => {
    await publish(15);
    for (let at = 0; at < 14; at += 1)
      await answer(at % 3 ? "Weekly" : "Never", `203.0.${at}.1`);
    expect(await released()).toBe(0);
    await answer("Never", "203.0.99.1");
    expect(await released()).toBe(15);
  });
});
