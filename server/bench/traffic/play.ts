import sql from "sql-template-tag";
import { createChanges } from "../../src/base/changes/changes.ts";
import type { Database } from "../../src/base/db/database.ts";
import { migrate } from "../../src/base/db/migrate.ts";
import { PostgresDatabase } from "../../src/base/db/postgres.ts";
import { createReleaseJobs } from "../../src/community/release-gate/release-responses.ts";
import { TestClient } from "../../src/testing/client.ts";
import {
  publishSurvey,
  questionIds,
} from "../../src/testing/survey-builder.ts";
import { startCluster } from "../../src/testing/start-postgres.ts";
import { type TestApp, startTestApp } from "../../src/testing/test-app.ts";
import { type Ballot, hour, second } from "./people.ts";
import type { PlayedSurvey } from "./survey.ts";

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** A separate server that uses the simulated time. */
export async function openStage() {
  const cluster = await startCluster();
  const db = new PostgresDatabase({
    url: cluster.url,
    poolSize: 2,
    statementTimeout: 60_000,
  });
  await migrate(db);
  const settings = { trustProxy: true, flagResponses: true };
  const test = await startTestApp(db, {}, settings);
  return {
    /** Sends all responses to a new survey; returns for each whether it is flagged in the end. */
    async play(
      survey: PlayedSurvey,
      ballots: readonly Ballot[],
    ): Promise<boolean[]> {
      return new Game(db, test, survey).play(ballots);
    },
    async close() {
      await test.app.close();
      await db.close();
      await cluster.stop();
    },
  };
}

/** IDs may be up to this much older than the survey. */
const before = 25 * 24 * hour;

class Game {
  readonly #db: Database;
  readonly #test: TestApp;
  readonly #survey: PlayedSurvey;
  readonly #opened: number;
  readonly #jobs: { everyMs: number; ranAt: number; run: () => unknown }[];
  #id = 0;
  #questions: number[] = [];

  constructor(db: Database, test: TestApp, survey: PlayedSurvey) {
    this.#db = db;
    this.#test = test;
    this.#survey = survey;
    this.#opened = openingAfter(test.clock.now.getTime() + before);
    const deps = {
      db,
      clock: test.clock.read,
      changes: createChanges(),
      flagResponses: true,
      showSeconds: 60,
    };
    this.#jobs = createReleaseJobs(deps).map((job) => ({
      everyMs: job.everyMs,
      ranAt: 0,
      run: () => job.run(new AbortController().signal),
    }));
  }

  async play(ballots: readonly Ballot[]): Promise<boolean[]> {
    const clients = ballots.map(() => new TestClient(this.#test.app));
    const events = [
      { at: 0, happen: () => this.#publish() },
      ...ballots.flatMap((ballot, n) => {
        const client = clients[n] as TestClient;
        return [
          { at: ballot.begunAt, happen: () => arrive(client, ballot) },
          { at: ballot.sentAt, happen: () => this.#send(client, ballot) },
        ];
      }),
    ].sort((one, other) => one.at - other.at);
    for (const { at, happen } of events) {
      await this.#moveTo(this.#opened + at);
      await happen();
    }
    await this.#moveTo(this.#test.clock.now.getTime() + second);
    return this.#readFlagged(clients);
  }

  /** Runs jobs at the times at which they are due, at the latest before the next event. */
  async #moveTo(time: number): Promise<void> {
    const { clock } = this.#test;
    for (const job of this.#jobs) {
      const due = Math.max(clock.now.getTime(), job.ranAt + job.everyMs);
      if (due > time) continue;
      clock.now = new Date(due);
      job.ranAt = due;
      await job.run();
    }
    clock.now = new Date(Math.max(time, clock.now.getTime()));
  }

  async #publish(): Promise<void> {
    const author = await this.#test.visitor();
    this.#id = await publishSurvey(author, {
      results: "groups",
      questions: [
        ...this.#survey.questions.map((question) => ({
          ...question,
          type: "multiple_choice",
          allowMultiple: false,
        })),
        { text: "Anything else?", type: "free_text", options: [] },
      ],
    });
    this.#questions = await questionIds(author, this.#id);
  }

  async #send(
    client: TestClient,
    { address, choices, text }: Ballot,
  ): Promise<void> {
    const given = this.#survey.questions.map(
      ({ options }, place) => options[choices[place] ?? 0],
    );
    const all = text === "" ? given : [...given, text];
    const answers = Object.fromEntries<unknown>(
      all.map((answer, place) => [`${this.#questions[place]}`, answer]),
    );
    const path = `/surveys/${this.#id}/responses`;
    const reply = await client.post(path, { answers }, from(address));
    if (reply.status !== 200) throw new Error(reply.text);
  }

  async #readFlagged(clients: readonly TestClient[]): Promise<boolean[]> {
    const ballots = clients.map(({ bearer }) => bearer.ballotIn(this.#id));
    const rows = await this.#db.query<{ ballot: string; part: number }>(sql`
      select ballot_name as "ballot", part
      from responses
      where survey_id = ${this.#id}`);
    const parts = new Map(rows.map(({ ballot, part }) => [ballot, part]));
    return ballots.map((ballot) => parts.get(ballot) === 1);
  }
}

/** Six in the morning. */
function openingAfter(time: number): number {
  const day = 24 * hour;
  return Math.ceil(time / day) * day + 6 * hour;
}

async function arrive(client: TestClient, { address }: Ballot): Promise<void> {
  await client.get("/health");
  await client.post("/auth/anon", undefined, from(address));
  await client.delete("/privacy/opt-out", from(address));
}

function from(address: string) {
  return { headers: { "x-forwarded-for": address } };
}
