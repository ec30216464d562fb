import type { Answer, TestClient } from "../../testing/client.ts";
import { arriveFrom } from "../../testing/arrive-from.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import {
  choiceQuestion,
  publishSurvey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

const right = "vermilion";
const place = { lat: 52.525, lng: 13.405 };
const far = { lat: 48.1, lng: 11.6 };

/** What one person did before an observer sends requests. */
interface Acts {
  answer: "Weekly" | "Never";
  /** How many wrong answers they gave to each challenge, and how many wrong codes. */
  wrong: number;
  /** How many hours after the full hour they answered. */
  hours: number;
}

type Surveys = Record<
  "guarded" | "other" | "full" | "near" | "ticketed" | "locked" | "plain",
  number
>;

/** The refusal codes that an observer gets who tries everything. */
const triedAll = [
  ...["CHALLENGE_FAILED", "CHALLENGE_BLOCKED", "ACCESS_CODE_INVALID"],
  ...["SURVEY_CLOSED", "PLACE_REQUIRED", "PLACE_TOO_FAR"],
  ...["TICKET_REQUIRED", "TICKET_INVALID", "ACCESS_CODE_REQUIRED"],
];

type Person = Awaited<ReturnType<typeof arriveFrom>>;

describeWithDatabase("refusals", (open) => {
  let test: TestApp;
  let author: TestClient;
  let worlds = 0;

  beforeAll(async () => {
    test = await startTestApp(await open(), {}, { trustProxy: true });
    author = await test.visitor();
  });

  afterAll(() => test.app.close());

  const challenge = {
    text: "Which colour?",
    type: "free_text",
    isChallenge: true,
    challengeExpectedResponse: right,
  };

  async function publishAll(): Promise<Surveys> {
    const publish = (more: object) => publishSurvey(author, { ...more });
    const guarded = { questions: [choiceQuestion, challenge, challenge] };
    return {
      guarded: await publish(guarded),
      other: await publish(guarded),
      full: await publish({ quota: 1, questions: [choiceQuestion] }),
      near: await publish({ ...place, scope: "answer", radiusMeters: 5000 }),
      ticketed: await publish({ tickets: "only" }),
      locked: await publish({ visibility: { mode: "code", code: "RIGHT-1" } }),
      plain: await publish({ questions: [choiceQuestion] }),
    };
  }

  async function submit(
    { client, headers }: Person,
    survey: number,
    given: { answer?: string; colours?: [string, string]; more?: object } = {},
  ): Promise<Answer> {
    const { answer = "Monthly", colours = [], more } = given;
    const [choice, ...asked] = await questionIds(author, survey);
    const challenges = colours.map((colour, at) => [asked[at], colour]);
    const body = {
      answers: { [`${choice}`]: answer },
      challenge_answers: Object.fromEntries(challenges) as object,
      ...more,
    };
    return client.post(`/surveys/${survey}/responses`, body, { headers });
  }

  const unlock = ({ client, headers }: Person, survey: number, code: string) =>
    client.get(`/surveys/${survey}?code=${code}`, { headers });

  async function getWrong(
    person: Person,
    { guarded, other, locked }: Surveys,
    times: number,
  ) {
    for (let time = 0; time < times; time += 1) {
      for (const survey of [guarded, other])
        await submit(person, survey, { colours: [`red ${time}`, right] });
      await unlock(person, locked, `WRONG-${time}`);
    }
  }

  /** Everything that the other person does, in the same network as the observer. */
  async function act(person: Person, surveys: Surveys, acts: Acts) {
    const { answer, wrong, hours } = acts;
    const { guarded, other, full, plain } = surveys;
    await getWrong(person, surveys, wrong);
    test.clock.advance({ hours });
    const colours: [string, string] = [right, right];
    const replies = [
      await submit(person, guarded, { answer, colours }),
      await submit(person, other, { answer, colours }),
      await submit(person, full, { answer }),
      await submit(person, plain, { answer }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    // Past the hour, which is all that a survey reveals about when it was full.
    test.clock.advance({ hours: 3 - hours });
    const somebody = await arriveFrom(test.app, addressOf(person));
    await getWrong(somebody, surveys, wrong);
  }

  const addressOf = ({ headers }: Person) => headers["x-forwarded-for"];

  /** All replies to an observer who tries everything. */
  async function watch(person: Person, surveys: Surveys) {
    const { guarded, other, full, near, ticketed, locked, plain } = surveys;
    const { client, headers } = person;
    const wrongly = (survey: number, first: string, second = right) =>
      submit(person, survey, { colours: [first, second] });
    const replies: Answer[] = [
      await submit(person, guarded),
      await wrongly(guarded, "red 0"),
      await wrongly(guarded, "red 0"),
      await wrongly(guarded, right, "green"),
      await wrongly(other, "blue 0"),
      await wrongly(guarded, "green", "green"),
      await wrongly(guarded, right),
      await client.get(`/surveys/${guarded}/questions`, { headers }),
      await client.get(`/surveys/${other}/questions`, { headers }),
      await submit(person, full, { answer: "Weekly" }),
      await submit(person, full, { answer: "Never" }),
      await submit(person, full, { answer: "Nothing of these" }),
      await submit(person, near),
      await submit(person, near, { more: far }),
      await submit(person, ticketed),
      await client.post("/tickets/redeem", { code: "7KQ2" }, { headers }),
      await unlock(person, locked, "WRONG-0"),
      await submit(person, locked),
      await submit(person, plain, { answer: "Nothing of these" }),
      await submit(person, plain),
      await submit(person, plain),
    ];
    return replies.map(({ status, body, headers: replyHeaders }) => [
      ...[
        status,
        withoutNumbers(JSON.stringify(body)),
        replyHeaders["retry-after"],
      ],
    ]);
  }

  /** Removes ids of questions, and makes times relative, because they differ between runs. */
  const withoutNumbers = (text: string) =>
    text
      .replaceAll(/"id":"?\d+"?/g, '"id"')
      .replaceAll(/question \d+/g, "a question")
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (moment) =>
        String(Date.parse(moment) - test.clock.read().getTime()),
      );

  async function revealedWhere(acts: Acts) {
    worlds += 1;
    // Each run begins on the full hour.
    const now = test.clock.read();
    test.clock.now = new Date(Math.ceil(now.getTime() / 3_600_000) * 3_600_000);
    const surveys = await publishAll();
    const address = `81.2.${worlds}.1`;
    const person = await arriveFrom(test.app, address);
    const watcher = await arriveFrom(test.app, address);
    await act(person, surveys, acts);
    return watch(watcher, surveys);
  }

  it("reveal nothing about what another person of the same network answered or got wrong, in this or another survey", async () => {
    const acts: Acts = { answer: "Weekly", wrong: 0, hours: 0.3 };
    const first = await revealedWhere(acts);
    const revealed = JSON.stringify(first);
    for (const code of triedAll) expect(revealed).toContain(code);
    expect(await revealedWhere({ ...acts, answer: "Never" })).toEqual(first);
    expect(await revealedWhere({ ...acts, hours: 0.8 })).toEqual(first);
    expect(await revealedWhere({ ...acts, wrong: 3 })).toEqual(first);
  });
});
