import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Database } from "../../base/db/database.ts";
import { createChanges } from "../../base/changes/changes.ts";
import { builtInWriter } from "../../insights/summaries/summary-writer.ts";
import { writeSummaries } from "../../insights/summaries/write-summaries.ts";
import { buildSurveys } from "../../testing/build-surveys.ts";
import { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { EventReader } from "../../testing/event-reader.ts";
import { insertVisitors } from "../../testing/insert-visitors.ts";
import { fillRequest } from "../../testing/fill-request.ts";
import {
  type OpenApiDocument,
  listCalls,
} from "../../testing/fuzz/openapi-document.ts";
import {
  choiceQuestion,
  publishSurvey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { releaseDue } from "./release-responses.ts";

/** A word that only people with access may read. */
const canary = "zanzibarcanary";

interface Figures {
  resp_count: number;
  released_count: number;
  mc_breakdown: Record<string, Record<string, number>>;
}

describeWithDatabase(
  "an attacker who reads every outlet between responses",
  (open) => {
    let remotesDir: string;
    const worlds: World[] = [];

    beforeAll(async () => {
      remotesDir = await mkdtemp(path.join(tmpdir(), "nearsay-outlets-"));
      await buildSurveys(remotesDir);
    });

    afterEach(() => Promise.all(worlds.splice(0).map((world) => world.end())));

    afterAll(() => rm(remotesDir, { recursive: true }));

    /** A separate site with one survey. */
    async function begin(survey: Record<string, unknown> = {}): Promise<World> {
      const world = await World.begin(await open(), remotesDir, survey);
      worlds.push(world);
      return world;
    }

    it("reconstructs none of 45 people's answers and sees only steps of a group or more", async () => {
      const world = await begin();
      let before = await world.readFigures();
      let rebuilt = 0;
      const steps: number[] = [];
      for (let n = 0; n < 45; n += 1) {
        await world.respond([n, n >> 1, n >> 2, n], `Text ${n}`);
        await world.release();
        const now = await world.readFigures();
        expect(now.resp_count).toBe(n + 1);
        const gains = world.choices.map((question) =>
          choiceQuestion.options.filter(
            (option) =>
              now.mc_breakdown[question]?.[option] !==
              before.mc_breakdown[question]?.[option],
          ),
        );
        if (gains.every(({ length }) => length === 1)) rebuilt += 1;
        const step = now.released_count - before.released_count;
        if (step > 0) steps.push(step);
        before = now;
      }
      expect(rebuilt).toBe(0);
      expect(steps.length).toBeGreaterThan(1);
      expect(Math.min(...steps)).toBeGreaterThanOrEqual(10);
    });

    it.each(["groups", "closed"])(
      "gets the same data whatever people answer, as long as nothing is released (%s)",
      async (results) => {
        const [one, other] = [
          await begin({ results }),
          await begin({ results }),
        ];
        for (let n = 0; n < 19; n += 1) {
          await one.respond([0, 0, 0, 0], `Great ${canary}`);
          await other.respond([n, n + 1, 2, 1], "Terrible");
        }
        for (const world of [one, other]) {
          await world.release();
          await world.summarise();
        }
        expect(await one.readOutlets()).toEqual(await other.readOutlets());
      },
    );

    it("would notice an answer, and does after it is released", async () => {
      const [one, other] = [await begin(live), await begin(live)];
      for (let n = 0; n < 6; n += 1) {
        await one.respond([0, 0, 0, 0], canary);
        await other.respond([1, 0, 0, 0], "Terrible");
      }
      const [seen, others] = [
        await one.readOutlets(),
        await other.readOutlets(),
      ];
      const differing = Object.keys(seen).filter(
        (key) => seen[key] !== others[key],
      );
      expect(differing).toEqual(
        expect.arrayContaining([
          "getAnalytics",
          "getEmbedResults",
          "exportHtml",
        ]),
      );
      expect(seen["getAnalytics"]).toContain(canary);
    });
  },
);

const live = { results: "live" };

/** A site with one survey, and a visitor who reads everything public of it. */
class World {
  readonly #db: Database;
  readonly #test: TestApp;
  readonly #url: string;
  #id = 0;
  #uuid = "";
  #questions: string[] = [];
  #networks = 0;

  private constructor(db: Database, test: TestApp, url: string) {
    this.#db = db;
    this.#test = test;
    this.#url = url;
  }

  static async begin(
    db: Database,
    remotesDir: string,
    overrides: Record<string, unknown>,
  ): Promise<World> {
    const test = await startTestApp(db, {}, { trustProxy: true, remotesDir });
    const url = await test.app.listen({ port: 0 });
    const world = new World(db, test, url);
    const creator = await test.visitor();
    const asked = Array.from({ length: 4 }, (_, place) => ({
      ...choiceQuestion,
      text: `Question ${place}`,
      allowMultiple: place === 3,
    }));
    world.#id = await publishSurvey(creator, {
      questions: [...asked, { text: "Why?", type: "free_text" }],
      results: "groups",
      ...overrides,
    });
    const { body } = await creator.get(`/surveys/${world.#id}`);
    world.#uuid = (body as { surveyUuid: string }).surveyUuid;
    world.#questions = (await questionIds(creator, world.#id)).map(String);
    return world;
  }

  end(): Promise<void> {
    return this.#test.app.close();
  }

  get choices(): string[] {
    return this.#questions.slice(0, 4);
  }

  /** Submits a response as a new person in a separate network. */
  async respond(chosen: readonly number[], text: string): Promise<void> {
    const [visitor] = await insertVisitors(this.#db, this.#test, 1);
    this.#networks += 1;
    const headers = { "x-forwarded-for": `10.0.${this.#networks}.1` };
    const { options } = choiceQuestion;
    const answers = Object.fromEntries(
      this.#questions.map((question, place) => [
        question,
        place === 4 ? text : (options[(chosen[place] ?? 0) % 3] ?? ""),
      ]),
    );
    const path = `/surveys/${this.#id}/responses`;
    const { status } = await visitor!.post(path, { answers }, { headers });
    expect(status).toBe(200);
  }

  get #deps() {
    const clock = this.#test.clock.read;
    return { db: this.#db, clock, changes: createChanges() };
  }

  release(): Promise<void> {
    return releaseDue(this.#deps);
  }

  summarise(): Promise<void> {
    const deps = { ...this.#deps, writer: builtInWriter, minResponses: 1 };
    return writeSummaries(deps, new Date(0));
  }

  async readFigures(): Promise<Figures> {
    const stranger = new TestClient(this.#test.app);
    const { body } = await stranger.get(`/surveys/${this.#id}/analytics`);
    return body as Figures;
  }

  /** The replies by endpoint name or address, without what differs between surveys and requests. */
  async readOutlets(): Promise<Record<string, string>> {
    const outlets = [
      ...(await this.#readCalls()),
      ...(await this.#readPages()),
      ["events", await this.#readEvents()] as const,
    ];
    return Object.fromEntries(
      outlets.map(([name, text]) => [
        name,
        text.replaceAll(this.#uuid, "").replace(ofOneRequest, ""),
      ]),
    );
  }

  async #readCalls(): Promise<[string, string][]> {
    const { app } = this.#test;
    const calls = listCalls(app.swagger() as unknown as OpenApiDocument).filter(
      ({ method, path: address }) =>
        method === "GET" && !address.endsWith("/events"),
    );
    const id = this.#id;
    const values = {
      id,
      key: id,
      survey_id: id,
      surveyId: id,
      ids: id,
      uuid: this.#uuid,
      q: canary,
    };
    const replies: [string, string][] = [];
    for (const call of calls) {
      const request = fillRequest(call, values);
      const headers = { ...request.headers, origin: "https://partner.example" };
      const stranger = new TestClient(app);
      const { text } = await stranger.send({ ...request, headers });
      replies.push([call.operationId ?? call.path, text]);
    }
    return replies;
  }

  async #readPages(): Promise<[string, string][]> {
    const id = this.#id;
    const own = encodeURIComponent(`http://localhost/surveys/${id}`);
    const addresses = [
      `/surveys/${id}`,
      `/?s=${id}`,
      `/embed/surveys/${id}`,
      `/pictures/surveys/${id}-0.png`,
      `/oembed?url=${own}`,
    ];
    return Promise.all(
      addresses.map(async (address): Promise<[string, string]> => {
        const { body, headers } = await this.#test.app.inject(address);
        return [address, `${body} ${String(headers["location"])}`];
      }),
    );
  }

  async #readEvents(): Promise<string> {
    const address = `${this.#url}/api/surveys/${this.#id}/events`;
    const reader = await EventReader.open(address);
    await reader.nextOf("counts");
    reader.close();
    return reader.text;
  }
}

const ofOneRequest = /"token":"[^"]*"|"challenge":.*|"requestId":"[^"]*"/g;
