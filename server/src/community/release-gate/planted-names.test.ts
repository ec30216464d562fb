import type { Database } from "../../base/db/database.ts";
import { createChanges } from "../../base/changes/changes.ts";
import { builtInWriter } from "../../insights/summaries/summary-writer.ts";
import { writeSummaries } from "../../insights/summaries/write-summaries.ts";
import { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import { seededRandom } from "../../testing/simulate-survey.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { releaseDue } from "./release-responses.ts";

/**
 * Names that the victim may have mentioned, as the attacker guesses; the name
 * detection knows half of them.
 */
const candidates =
  "anna kowalski mehmet giovanni fatima schmidt victor olga zebulonk hroswitl quintarj yllianek bratovaq ombelix serpaline tuvolka".split(
    " ",
  );
/** The names that only the rule for terms holds back. */
const unknown = candidates.slice(8);

describeWithDatabase(
  "an attacker who plants sixteen names to see which one is shown",
  (open) => {
    let db: Database;
    let test: TestApp;
    let surveyId: number;
    let why: string;

    beforeEach(async () => {
      db = await open();
      test = await startTestApp(db, {}, { trustProxy: true });
      const creator = await test.visitor();
      surveyId = await publishSurvey(creator, {
        questions: [{ text: "Why?", type: "free_text" }],
        results: "groups",
      });
      [why = ""] = (await questionIds(creator, surveyId)).map(String);
    });

    async function respond(ip: string, text: string): Promise<void> {
      const visitor = await test.visitor();
      const headers = { "x-forwarded-for": ip };
      const path = `/surveys/${surveyId}/responses`;
      const body = { answers: { [why]: text } };
      const { status } = await visitor.post(path, body, { headers });
      expect(status).toBe(200);
    }

    /** Twelve people who answer in twelve different hours. */
    async function crowd(): Promise<void> {
      for (let n = 0; n < 12; n += 1) {
        test.clock.advance({ hours: 1 });
        const text = n % 2 === 0 ? "More buses" : "Benches";
        await respond(`10.0.${n}.1`, text);
      }
    }

    /** The victim answers, and an hour later the attacker's responses arrive at the same time. */
    async function attack(networks: readonly string[]): Promise<void> {
      await respond("10.1.0.1", "anna and zebulonk make noise");
      test.clock.advance({ hours: 1 });
      for (const [n, network] of networks.entries())
        await respond(`${network}.${n + 1}`, candidates.join(", "));
    }

    /** Releases groups and, after the survey is closed, all that is left. */
    async function releaseAll(): Promise<void> {
      const deps = { db, changes: createChanges(), clock: test.clock.read };
      await releaseDue({ ...deps, random: seededRandom(1) });
      test.clock.advance({ hours: 31 * 24 });
      await releaseDue({ ...deps, random: seededRandom(2) });
      const writer = { ...deps, writer: builtInWriter, minResponses: 1 };
      await writeSummaries(writer, new Date(0));
    }

    async function readOutlets(): Promise<string> {
      const reader = new TestClient(test.app);
      const files = ["analytics", "export/html"];
      const replies = await Promise.all(
        files.map((file) => reader.get(`/surveys/${surveyId}/${file}`)),
      );
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      return replies.map(({ text }) => text).join("\n");
    }

    const shown = (outlets: string, names: readonly string[]) =>
      names.filter((name) => outlets.includes(name));

    it.each([
      ["four responses from one network", Array<string>(4).fill("10.2.0")],
      [
        "four responses from four networks",
        ["10.2.0", "10.2.1", "10.2.2", "10.2.3"],
      ],
    ])(
      "sees none with %s and IDs made for the purpose",
      async (_by, networks) => {
        await crowd();
        await attack(networks);
        await releaseAll();
        const outlets = await readOutlets();
        expect(shown(outlets, candidates)).toEqual([]);
        expect(outlets).toContain("benches");
      },
    );

    it("would see unknown names with IDs of many hours, but no name that the name detection knows", async () => {
      await crowd();
      for (let n = 0; n < 8; n += 1) {
        test.clock.advance({ hours: 1 });
        await respond(`10.3.${n}.1`, candidates.join(", "));
      }
      await releaseAll();
      const outlets = await readOutlets();
      expect(shown(outlets, candidates)).toEqual(unknown);
    });
  },
);
