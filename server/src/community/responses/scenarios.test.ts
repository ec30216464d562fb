import {
  type Question,
  readAnalytics,
  readQuestions,
} from "@nearsay/core/contract";
import type { FormAnswerProblem } from "@nearsay/core/forms";
import {
  type Counted,
  type Person,
  type Scenario,
  type ScenarioSurvey,
  type Whole,
  answersById,
  countedNames,
  germanOf,
  scenarios,
  writtenQuestions,
} from "@nearsay/core/testing/scenarios";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

const hourMs = 3_600_000;

/** The message of each refusal, which names the question by its id. */
const words: Record<FormAnswerProblem, (id: string) => RegExp> = {
  required: (id) => RegExp(`^Question ${id} must be answered\\.`),
  "not-asked": (id) => RegExp(`^Question ${id} is not asked after `),
  text: (id) => RegExp(`^The answer to question ${id} must be one text\\.`),
  // The schema of the request has this limit, too, and does not name the question.
  long: () => /240/,
  option: (id) => RegExp(`^An answer to question ${id} is not one of `),
  single: (id) => RegExp(`^Question ${id} allows only one option\\.`),
  least: (id) => RegExp(`^Question ${id} needs at least `),
  most: (id) => RegExp(`^Question ${id} allows at most `),
  exclusive: (id) => RegExp(`^In question ${id}, .+ cannot be combined `),
  number: (id) => RegExp(`^The answer to question ${id} must be one number\\.`),
  range: (id) =>
    RegExp(
      `^The answer to question ${id} must be a (whole number|number|day) `,
    ),
  date: (id) => RegExp(`^The answer to question ${id} must be one day, `),
  incomplete: (id) => RegExp(`^The answer to question ${id} must list all `),
};

const wholes: Record<Whole, { status: number; code: string }> = {
  empty: { status: 400, code: "INVALID_REQUEST" },
  upcoming: { status: 403, code: "SURVEY_NOT_OPEN" },
  closed: { status: 410, code: "SURVEY_CLOSED" },
};

describeWithDatabase("scenarios", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    creator = await test.visitor();
  });

  async function publish({ questions, ...limits }: ScenarioSurvey) {
    const german = germanOf(questions);
    const after = (hours: number | undefined) =>
      hours === undefined
        ? undefined
        : new Date(test.clock.now.getTime() + hours * hourMs).toISOString();
    const id = await publishSurvey(creator, {
      questions: writtenQuestions(questions),
      opensAt: after(limits.opens),
      expiresAt: after(limits.closes),
      quota: limits.quota,
      ...(german && { language: "en", translations: [german] }),
    });
    const { body } = await creator.get(`/surveys/${id}/questions`);
    return { id, questions: readQuestions(body) };
  }

  type Survey = Awaited<ReturnType<typeof publish>>;

  async function respond({ id, questions }: Survey, person: Person) {
    const visitor = await test.visitor();
    return visitor.post(`/surveys/${id}/responses`, {
      answers: answersById(questions, person.answers),
      ...(person.inGerman && { language: "de" }),
    });
  }

  /** What the server must reply: the message is about the first problem. */
  function replyTo({ questions }: Survey, { refused }: Person): object {
    if (refused === undefined)
      return { status: 200, body: { duplicate: false } };
    if (typeof refused === "string") {
      const { status, code } = wholes[refused];
      return { status, body: expect.objectContaining({ code }) as unknown };
    }
    const first = questions.find(({ text }) => refused[text] !== undefined);
    const problem = refused[first?.text ?? ""] ?? "required";
    const msg = expect.stringMatching(
      words[problem](first?.id ?? ""),
    ) as unknown;
    return { status: 400, body: expect.objectContaining({ msg }) as unknown };
  }

  async function countedIn({ id, questions }: Survey) {
    const { body } = await creator.get(`/surveys/${id}/analytics`);
    const { choiceBreakdown, kinds } = readAnalytics(body);
    const rows = await db.query<{ answers: Record<string, unknown> }>(sql`
      select answers from responses where survey_id = ${id}`);
    const counted = questions.map((question): [string, Counted] => {
      const texts = rows
        .map(({ answers }) => answers[question.id])
        .filter((answer) => typeof answer === "string");
      if (isWritten(question)) return [question.text, texts.sort()];
      const names = countedNames(question);
      const places = kinds[question.id]?.places ?? [];
      const counts: [string, number][] =
        places.length > 0
          ? names.map((name, place) => [name, places[place] ?? 0])
          : (choiceBreakdown[question.id] ?? []).map((each) => [
              each.option,
              each.count,
            ]);
      return [
        question.text,
        Object.fromEntries(counts.filter(([, count]) => count > 0)),
      ];
    });
    return Object.fromEntries(
      counted.filter(([, counts]) => Object.keys(counts).length > 0),
    );
  }

  const isWritten = ({ form }: Question) => form.kind === "text";

  async function play(scenario: Scenario) {
    const survey = await publish(scenario.survey);
    const published = test.clock.now.getTime();
    for (const person of scenario.people) {
      const { at = 0 } = person;
      test.clock.now = new Date(published + at * hourMs);
      const { status, body } = await respond(survey, person);
      expect({ person, status, body }).toEqual({
        person,
        ...replyTo(survey, person),
      });
    }
    expect(await countedIn(survey)).toEqual(scenario.counted);
  }

  describe.each(Object.entries(scenarios))("of %s", (_subject, all) => {
    it.each(all.map((scenario) => [scenario.title, scenario] as const))(
      "in the server: %s",
      (_title, scenario) => play(scenario),
    );
  });

  it("all ran, and their counters equal a recount", async () => {
    const all = Object.values(scenarios).flat();
    const accepted = all
      .flatMap(({ people }) => people)
      .filter(({ refused }) => refused === undefined);
    const [rows] = await db.query<{ surveys: number; responses: number }>(sql`
      select count(distinct survey_id) as "surveys", count(*) as "responses"
      from responses`);
    expect(rows).toEqual({ surveys: all.length, responses: accepted.length });
    expect(await findCounterMismatches(db)).toEqual([]);
  });
});
