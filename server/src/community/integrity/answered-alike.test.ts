import { createChanges } from "../../base/changes/changes.ts";
import type { Database } from "../../base/db/database.ts";
import { arriveFrom } from "../../testing/arrive-from.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import {
  choiceQuestion,
  publishSurvey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { releaseDue } from "../release-gate/release-responses.ts";

const place = { lat: 52.525, lng: 13.41, ring_consent: true };
const options = ["Weekly", "Monthly"] as const;
const assumed = ["Never", "Never", "Never", "Never"];
/** The network of a home or an office that both the target and the attacker use. */
const network = "203.0.113.9";

describeWithDatabase(
  "a respondent who guesses the answers of another user of their network",
  (open) => {
    let db: Database;
    let test: TestApp;

    beforeAll(async () => {
      db = await open();
      const settings = { trustProxy: true, flagResponses: true };
      test = await startTestApp(db, {}, settings);
    });

    afterAll(() => test.app.close());

    /**
     * What the sender of five guessed responses observes of their own responses
     * after another user of their network has answered.
     */
    async function watch(
      answerPlaces: "rings" | "map",
      answered: readonly string[],
    ) {
      const author = await test.visitor();
      const survey = await publishSurvey(author, {
        lat: 52.52,
        lng: 13.405,
        answerPlaces,
        results: "groups",
        questions: assumed.map((_, n) => ({
          ...choiceQuestion,
          text: `Q${n}?`,
        })),
      });
      const ids = await questionIds(author, survey);
      const answer = async (
        from: string,
        chosen: readonly string[],
        { hours = 1, placed = false } = {},
      ) => {
        const { client, headers } = await arriveFrom(test.app, from);
        test.clock.advance({ hours });
        const answers = Object.fromEntries(ids.map((id, n) => [id, chosen[n]]));
        const body = { answers, ...(placed && place) };
        const path = `/surveys/${survey}/responses`;
        expect((await client.post(path, body, { headers })).status).toBe(200);
        return client;
      };
      const heard: string[] = [];
      const changes = createChanges();
      changes.listen(
        ({ kind }) => heard.push(kind),
        () => undefined,
      );
      const release = () =>
        releaseDue({
          db,
          clock: test.clock.read,
          changes,
          flagResponses: true,
        });

      // No part has two waiting groups, so nothing is released.
      for (let n = 0; n < 16; n += 1) {
        const chosen = ids.map((_, at) => options[(n + at) % 2] ?? "");
        await answer(`84.1.${n}.1`, chosen, { placed: n % 2 === 0 });
      }
      const own = [];
      for (let n = 0; n < 5; n += 1)
        own.push(
          await answer(network, assumed, { hours: 1 / 60, placed: true }),
        );
      await release();
      await answer(network, answered);
      // Now a full group waits, and its responses are checked for repeats.
      for (let n = 0; n < 9; n += 1)
        await answer(
          `84.2.${n}.1`,
          ids.map(() => "Weekly"),
        );
      heard.length = 0;
      await release();
      const shown = own.map(async (client) => {
        const { body } = await client.get("/me/data");
        const [response] = (body as { responses: Record<string, unknown>[] })
          .responses;
        const { from, onMap } = response ?? {};
        return { from, onMap };
      });
      return { heard, shown: await Promise.all(shown) };
    }

    it.each(["rings", "map"] as const)(
      "learns nothing about those answers if places are counted by %s",
      async (answerPlaces) => {
        const alike = await watch(answerPlaces, assumed);
        const otherwise = await watch(answerPlaces, [
          "Never",
          "Never",
          "Weekly",
          "Never",
        ]);
        expect(alike).toEqual(otherwise);
      },
    );
  },
);
