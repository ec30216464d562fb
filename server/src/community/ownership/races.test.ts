import sql, { type Sql } from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import {
  holdTransaction,
  untilBlocked,
} from "../../testing/hold-transaction.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import {
  type Published,
  choiceQuestion,
  publishWithKey,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import type { Holder } from "./key-holders.ts";
import { lockSurvey } from "../../surveys/lock-survey.ts";
import type { OwnershipDeps } from "./ownership-deps.ts";
import { viewSurvey } from "./view-survey.ts";

const writersMax = 16;
const rounds = 6;

interface Item {
  id: number;
  options: string[];
}

/** Two caching processes, of which one may not be notified of the other's changes. */
describeOnEachEngine("changing a survey while people answer", (open) => {
  let db: Database;
  let processes: TestApp[];
  let writers: TestClient[];
  let published: Published;
  let owner: KeyHolder;

  beforeAll(async () => {
    db = await open();
    processes = [await startTestApp(db), await startTestApp(db)];
    for (const { app } of processes)
      await app.listen({ port: 0, host: "127.0.0.1" });
    writers = await Promise.all(
      Array.from({ length: writersMax }, (_, at) =>
        processes[at % 2]!.visitor(),
      ),
    );
  });

  afterAll(() => Promise.all(processes.map(({ app }) => app.close())));

  beforeEach(publish);

  async function publish(): Promise<void> {
    published = await publishWithKey(writers[0]!);
    owner = new KeyHolder(processes[0]!.app, published);
  }

  /**
   * Requests the questions, which the process then caches, as well as those
   * that answers are checked against.
   */
  async function ask(client: TestClient): Promise<Item[]> {
    const path = `/surveys/${published.id}`;
    await client.post(`${path}/responses`, { answers: {} });
    const { body } = await client.get(`${path}/questions`);
    return (body as { items: Item[] }).items;
  }

  async function answer(client: TestClient, items: Item[]): Promise<number> {
    const given = items.map(({ id, options }) => [id, options[0] ?? "Because"]);
    const { status } = await client.post(`/surveys/${published.id}/responses`, {
      answers: Object.fromEntries(given) as unknown,
    });
    return status;
  }

  const edit = (round: number) =>
    owner.patch({
      questions: [
        {
          ...choiceQuestion,
          text: `Which of ${round}?`,
          options: [`a${round}`, "b"],
        },
        { text: `Why ${round}?`, type: "free_text" },
      ],
    });

  /** Stored answers to questions or options that do not exist. */
  const findStrays = () =>
    db.query(sql`
      select responses.survey_id, given.question_id
      from responses, jsonb_each(answers) as given (question_id, answer)
      left join questions
        on questions.question_id = given.question_id::bigint
      where questions.survey_id is distinct from responses.survey_id
         or (jsonb_typeof(answer) = 'array') <> (question_type = 'multiple_choice')
         or jsonb_typeof(answer) = 'array'
            and (answer ->> 0)::int >= jsonb_array_length(options)`);

  it("accepts no answer to a question that does not exist, in either process", async () => {
    const statuses = new Set<number>();
    for (let round = 0; round < rounds; round += 1) {
      await publish();
      const seen = await Promise.all(writers.map(ask));
      const answers = writers.map((writer, at) =>
        // In the first round no one answers before the questions change.
        Promise.resolve(at % 3 === 0 && round > 0 ? null : edit(at)).then(() =>
          answer(writer, seen[at]!),
        ),
      );
      for (const status of await Promise.all(answers)) statuses.add(status);
      for (const writer of writers)
        statuses.add(await answer(writer, await ask(writer)));
    }
    expect(await findStrays()).toEqual([]);
    expect(await findCounterMismatches(db)).toEqual([]);
    expect([...statuses].sort((a, b) => a - b)).toEqual([200, 400]);
  });

  it("accepts no answer in a process that has not been notified of changed questions", async () => {
    const seen = await Promise.all(writers.map(ask));
    expect((await edit(1)).status).toBe(200);
    const stale = await Promise.all(
      writers.map((writer, at) => answer(writer, seen[at]!)),
    );
    expect(new Set(stale)).toEqual(new Set([400]));
    expect(await findStrays()).toEqual([]);
  });

  it("accepts a response only after the transaction that locks the survey has ended", async () => {
    const [writer] = writers;
    const seen = await ask(writer!);
    const letGo = await holdTransaction(db, (tx) =>
      lockSurvey(tx, published.id),
    );
    const answered = answer(writer!, seen);
    const what = await Promise.race([
      answered.then(() => "is answered"),
      untilBlocked(db).then(() => "waits"),
    ]);
    await letGo();
    expect([what, await answered]).toEqual(["waits", 200]);
  });

  it("accepts no response after closing was acknowledged", async () => {
    const seen = await Promise.all(writers.map(ask));
    // The other process is notified of nothing that would make it reload the
    // survey.
    const early = writers
      .filter((_, at) => at % 2 === 0)
      .slice(0, 4)
      .map((one, at) => answer(one, seen[2 * at]!));
    const closed = await owner.patch({ expiresAt: "2026-01-01T00:00:00Z" });
    const { survey } = closed.body as { survey: { responses_count: number } };
    const late = await Promise.all(
      writers.slice(8).map((one, at) => answer(one, seen[at]!)),
    );
    expect(new Set(late)).toEqual(new Set([410]));
    const taken = (await Promise.all(early)).filter((status) => status === 200);
    expect(taken).toHaveLength(survey.responses_count);
    expect((await owner.view()).survey.responses_count).toBe(taken.length);
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("returns no version together with older questions", async () => {
    const late = {
      query: async (statement: Sql) => {
        if (statement.text.includes("released_count")) await edit(2);
        return db.query(statement);
      },
    };
    const clock = processes[0]!.clock.read;
    const deps = { db: late, clock } as unknown as OwnershipDeps;
    const holder = { surveyId: published.id, keyId: "", role: "read" };
    const { version, questions } = await viewSurvey(deps, holder as Holder);
    expect([version, questions[0]?.question_text]).toEqual([1, "Which of 2?"]);
  });

  it("accepts no response by an access code that was changed", async () => {
    const [, stranger] = writers as [TestClient, TestClient];
    const items = await ask(stranger);
    await owner.patch({ visibility: { mode: "code", code: "RIGHT-1" } });
    expect(await answer(stranger, items)).toBe(403);
  });
});
