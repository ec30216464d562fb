import { readAnalytics } from "@nearsay/core/contract";
import { createChanges } from "../../base/changes/changes.ts";
import type { Database } from "../../base/db/database.ts";
import { arriveFrom } from "../../testing/arrive-from.ts";
import { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import {
  choiceQuestion,
  publishWithKey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { releaseDue } from "./release-responses.ts";

const berlin = { lat: 52.52, lng: 13.405 };
const spots = {
  here: { lat: 52.525, lng: 13.41, ring_consent: true },
  far: { lat: 48.14, lng: 11.58, ring_consent: true },
  nowhere: {},
} as const;
type Spot = keyof typeof spots;

const group = 10;
/**
 * Networks of an attacker who tries to force an evaluation: two lines, each of
 * which is another network on the next day.
 */
const networks = ["203.0.113.7", "198.51.100.7", "192.0.2.7", "233.252.0.7"];
const [network = ""] = networks;

interface Watched {
  id: number;
  choice: number;
  owner: KeyHolder;
}

describeWithDatabase(
  "an attacker who forces an evaluation after each response",
  (open) => {
    let db: Database;
    let test: TestApp;
    let people = 0;

    beforeAll(async () => {
      db = await open();
      test = await startTestApp(db, {}, { trustProxy: true });
    });

    afterAll(() => test.app.close());

    async function publish(): Promise<Watched> {
      const author = await test.visitor();
      const published = await publishWithKey(author, {
        ...berlin,
        answerPlaces: "rings",
        results: "groups",
        questions: [choiceQuestion],
      });
      const { id } = published;
      const [choice = 0] = await questionIds(author, id);
      return { id, choice, owner: new KeyHolder(test.app, published) };
    }

    /**
     * Answers as a new person, in a separate network unless one is given; returns
     * how to withdraw.
     */
    async function answer({ id, choice }: Watched, spot: Spot, from = "") {
      people += 1;
      const own = `81.${people >> 8}.${people % 256}.1`;
      const { client, headers } = await arriveFrom(test.app, from || own);
      // Stays within a day: the same network has another hash on the next day.
      test.clock.advance({ hours: 1 / 60 });
      const option = choiceQuestion.options[people % 3];
      const send = async () => {
        const body = { answers: { [`${choice}`]: option }, ...spots[spot] };
        const path = `/surveys/${id}/responses`;
        expect((await client.post(path, body, { headers })).status).toBe(200);
      };
      const takeBack = async () => {
        const path = `/me/responses/${id}`;
        expect((await client.delete(path, { headers })).status).toBeLessThan(
          300,
        );
      };
      await send();
      return { send, takeBack };
    }

    async function release(): Promise<void> {
      // A response that arrives exactly at an evaluation counts as new at the
      // next one too.
      test.clock.advance({ hours: 1 / 60 });
      const deps = { db, clock: test.clock.read, changes: createChanges() };
      for (let run = 0; run < 6; run += 1) await releaseDue(deps);
    }

    async function answerAll(survey: Watched, senders: readonly Spot[]) {
      for (const spot of senders) await answer(survey, spot);
      await release();
    }

    async function close({ owner }: Watched): Promise<void> {
      await owner.patch({ expiresAt: "2020-01-01T00:00:00Z" });
      await release();
      await owner.patch({ expiresAt: "2035-01-01T00:00:00Z" });
      await release();
    }

    /** Everything that is public except the number of responses. */
    async function shownBy({ id }: Watched) {
      const stranger = new TestClient(test.app);
      const views = ["", "?from=here", "?from=elsewhere", "?from=far"].map(
        async (view) => {
          const { body } = await stranger.get(
            `/surveys/${id}/analytics${view}`,
          );
          const { rings, releasedCount, choiceBreakdown } = readAnalytics(body);
          return { rings, releasedCount, choiceBreakdown };
        },
      );
      return Promise.all(views);
    }

    /**
     * Waiting responses of which one more from here would be a group that is
     * released, if they were evaluated.
     */
    async function almostAGroup(survey: Watched): Promise<void> {
      const both = [...Array<Spot>(2 * group).fill("here")].flatMap((spot) => [
        spot,
        "far" as const,
      ]);
      await answerAll(survey, both);
      await answerAll(survey, ["far", ...Array<Spot>(group - 1).fill("here")]);
    }

    const ways: Record<string, (survey: Watched) => Promise<void>> = {
      "sends and withdraws a response repeatedly": async (survey) => {
        const { send, takeBack } = await answer(survey, "nowhere", network);
        for (let turn = 0; turn < 2 * group; turn += 1) {
          await takeBack();
          await send();
        }
        await release();
      },
      "sends the responses of a full group from one network": async (
        survey,
      ) => {
        for (let ballot = 0; ballot < group; ballot += 1)
          await answer(survey, "nowhere", network);
        await release();
      },
      "sends the responses of two full groups from four networks": async (
        survey,
      ) => {
        for (let ballot = 0; ballot < 2 * group; ballot += 1)
          await answer(survey, "nowhere", networks[ballot % networks.length]);
        await release();
      },
      "closes and reopens the survey": close,
    };

    it.each(Object.entries(ways))(
      "who %s learns nothing about the last person",
      async (_way, force) => {
        const survey = await publish();
        // After the first closing, all of it is shown.
        if (force === close) await close(survey);
        await almostAGroup(survey);
        const before = await shownBy(survey);
        expect(before[0]?.rings).toContainEqual({ from: "here", count: group });
        await answer(survey, "here");
        await force(survey);
        expect(await shownBy(survey)).toEqual(before);
      },
    );

    it("sees a new group after other people answered, whatever else was sent", async () => {
      const survey = await publish();
      await almostAGroup(survey);
      const before = await shownBy(survey);
      await answerAll(survey, Array<Spot>(group).fill("here"));
      expect(await shownBy(survey)).not.toEqual(before);
    });
  },
);
