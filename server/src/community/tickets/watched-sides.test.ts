import { type Analytics, readAnalytics } from "@nearsay/core/contract";
import { createChanges } from "../../base/changes/changes.ts";
import type { Database } from "../../base/db/database.ts";
import { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { insertVisitors } from "../../testing/insert-visitors.ts";
import { questionIds } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import {
  type Ticketed,
  makeTickets,
  publishTicketed,
} from "../../testing/ticket-maker.ts";
import { releaseDue } from "../release-gate/release-responses.ts";

/** All views of a survey that counts tickets separately. */
const views = {
  all: "",
  ticketed: "?only=tickets",
  others: "?without=tickets",
  unflagged: "?without=flagged",
} as const;

type Seen = Record<keyof typeof views, Analytics>;

/** By ticket, quickly and so flagged, or as most do. */
type Way = "ticket" | "quick" | "plain";

const group = 10;
const options = ["Weekly", "Monthly", "Never"];

describeWithDatabase(
  "an observer of figures with and without tickets",
  (open) => {
    let db: Database;
    let test: TestApp;
    let people = 0;

    beforeAll(async () => {
      db = await open();
      const settings = { trustProxy: true, flagResponses: true };
      test = await startTestApp(db, {}, settings);
    });

    afterAll(() => test.app.close());

    /** Answers as a new person; without a network, from a separate one. */
    async function respond(
      { id, choice }: Asked,
      { way, code, option, network }: Answer,
    ): Promise<void> {
      people += 1;
      const headers = { "x-forwarded-for": network ?? `81.2.${people}.1` };
      const [client] = await insertVisitors(db, test, 1);
      if (way === "plain") test.clock.advance({ hours: 1 / 60 });
      if (way === "ticket")
        await client!.post("/tickets/redeem", { code }, { headers });
      const answers = { [`${choice}`]: option };
      const path = `/surveys/${id}/responses`;
      const reply = await client!.post(path, { answers }, { headers });
      expect(reply.status).toBe(200);
      const deps = { db, clock: test.clock.read, changes: createChanges() };
      await releaseDue({ ...deps, flagResponses: true });
    }

    async function publish(): Promise<Asked> {
      const survey = await publishTicketed(test, "apart", {
        results: "groups",
      });
      const [choice = 0] = await questionIds(
        new TestClient(test.app),
        survey.id,
      );
      return { ...survey, choice };
    }

    async function observe({ id }: Ticketed): Promise<Seen> {
      const stranger = new TestClient(test.app);
      const seen: Partial<Seen> = {};
      for (const [name, query] of Object.entries(views)) {
        const reply = await stranger.get(`/surveys/${id}/analytics${query}`);
        seen[name as keyof Seen] = readAnalytics(reply.body);
      }
      return seen as Seen;
    }

    /** The parts that can be computed by subtracting views, and the number released of each. */
    function partsOf({ all, ticketed, others, unflagged }: Seen) {
      const flagged = all.releasedCount - unflagged.releasedCount;
      return {
        ticketed: ticketed.releasedCount,
        flagged,
        plain: others.releasedCount - flagged,
      };
    }

    /** What is shown, except for the number of responses, which is public. */
    const withoutCount = (seen: Seen) =>
      JSON.stringify(seen, (key, value: unknown) =>
        key === "responseCount" ? 0 : value,
      );

    it("sees each part change only by full groups, whatever they send themselves", async () => {
      const survey = await publish();
      const codes = await makeTickets(survey, 80);
      const ways: Way[] = ["ticket", "plain", "quick", "ticket"];
      const steps: number[] = [];
      let before = await observe(survey);
      for (let n = 0; n < 160; n += 1) {
        // One of three is the observer's own.
        const own = n % 3 === 0;
        await respond(survey, {
          way: ways[n % 4]!,
          code: codes[n >> 1]!,
          option: options[n % 7 === 0 ? 0 : n % 3]!,
          ...(own && { network: `203.0.${n % 4}.1` }),
        });
        const now = await observe(survey);
        const [was, is] = [partsOf(before), partsOf(now)];
        const changed = [
          is.ticketed - was.ticketed,
          is.flagged - was.flagged,
          is.plain - was.plain,
        ].filter((step) => step !== 0);
        if (changed.length === 0)
          expect(withoutCount(now)).toBe(withoutCount(before));
        steps.push(...changed);
        before = now;
      }
      expect(Math.min(...steps)).toBeGreaterThanOrEqual(group);
      expect(Math.min(...Object.values(partsOf(before)))).toBeGreaterThan(0);
    });

    it("sees the same for a person with a ticket and one without, whatever either chose", async () => {
      const observed: string[] = [];
      for (const [way, option] of [
        ["ticket", "Weekly"],
        ["plain", "Monthly"],
        ["plain", "Never"],
      ] as const) {
        const survey = await publish();
        const codes = await makeTickets(survey, 39);
        for (let n = 0; n < 38; n += 1)
          await respond(survey, {
            way: n % 2 === 0 ? "ticket" : "plain",
            code: codes[n]!,
            option: options[n % 3]!,
            network: `203.0.${n % 8}.1`,
          });
        await respond(survey, { way, option, code: codes[38]! });
        observed.push(
          withoutCount(await observe(survey)).replaceAll(/"\d+":/g, ""),
        );
      }
      expect(new Set(observed).size).toBe(1);
    });
  },
);

interface Asked extends Ticketed {
  choice: number;
}

interface Answer {
  way: Way;
  code: string;
  option: string;
  network?: string;
}
