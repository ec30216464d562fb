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
const guess = ["Never", "Never", "Never", "Never"];
/** A home or an office, of somebody and of who watches them. */
const network = "203.0.113.9";

describeWithDatabase(
  "who guesses how somebody of their network answered",
  (open) => {
    let db: Database;
    let test: TestApp;

    beforeAll(async () => {
      db = await open();
      const settings = { trustProxy: true, flagResponses: true };
      test = await startTestApp(db, {}, settings);
    });

    afterAll(() => test.app.close());

    /** What somebody hears and is shown of their own who sent the guess five times, once another of their network has answered. */
    async function watch(
      answerPlaces: "rings" | "map",
      answered: readonly string[],
    ) {
      const author = await test.visitor();
      const survey = await publishSurvey(author, {
        ...{ lat: 52.52, lng: 13.405, answerPlaces, results: "groups" },
        questions: guess.map((_, n) => ({ ...choiceQuestion, text: `Q${n}?` })),
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

      // Of no part do two groups wait, so nothing goes out.
      for (let n = 0; n < 16; n += 1) {
        const chosen = ids.map((_, at) => options[(n + at) % 2] ?? "");
        await answer(`84.1.${n}.1`, chosen, { placed: n % 2 === 0 });
      }
      const own = [];
      for (let n = 0; n < 5; n += 1)
        own.push(await answer(network, guess, { hours: 1 / 60, placed: true }));
      await release();
      await answer(network, answered);
      // By then a group has come, which is looked at.
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
      "learns nothing of it, where places are counted by %s",
      async (answerPlaces) => {
        const alike = await watch(answerPlaces, guess);
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
