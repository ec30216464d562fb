import { actorOf } from "../../testing/actor-of.ts";
import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import type { Database } from "../../base/db/database.ts";
import { type Services, createServices } from "../../app/services.ts";
import { visitorAs } from "../../visitors/visitor.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { insertActors } from "../../testing/insert-actors.ts";
import {
  choiceQuestion,
  publishSurvey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { deleteSurvey } from "../moderation/removal-repository.ts";
import {
  type TestApp,
  startTestApp,
  testConfig,
} from "../../testing/test-app.ts";

const texts = [
  "The bus is great and never late",
  "The bus is always late, terrible",
  "No light at the stop",
  "I like the drivers",
];

describeOnEachEngine("responses that arrive together", (open) => {
  let db: Database;
  let test: TestApp;
  /** Two processes of one site. */
  let processes: Services[];
  const people = Array.from({ length: 2000 }, () => randomUUID());

  beforeAll(async () => {
    db = await open();
    await insertActors(db, people);
    test = await startTestApp(db);
    const clock = test.clock.read;
    const config = testConfig();
    processes = [0, 1].map(() => createServices({ db, config, clock }));
  });

  async function publish() {
    const creator = await test.visitor();
    const questions = [
      choiceQuestion,
      { ...choiceQuestion, allowMultiple: true },
      { text: "Why?", type: "free_text" },
    ];
    const surveyId = await publishSurvey(creator, { questions });
    const [one, several, text] = await questionIds(creator, surveyId);
    const answersOf = (index: number) => ({
      [`${one}`]: choiceQuestion.options[index % 3] ?? "",
      [`${several}`]: choiceQuestion.options.slice(index % 3),
      [`${text}`]: texts[index % 4] ?? "",
    });
    return { surveyId, answersOf };
  }

  type Survey = Awaited<ReturnType<typeof publish>>;

  /** A new person. */
  function person(actorId = people.pop() ?? "") {
    const actor = actorOf(actorId);
    return [actor, visitorAs(actor)] as const;
  }

  function respond(
    { submitResponse }: Services,
    { surveyId, answersOf }: Survey,
    index: number,
    by = person(),
    requestKey: string | null = null,
  ) {
    const input = { answers: answersOf(index), lat: null, lng: null };
    return submitResponse(...by, surveyId, input, requestKey);
  }

  async function countsOf(surveyId: number) {
    const [counts] = await db.query(sql`
      select response_count as "responses", post_count as "posts",
             like_count as "likes",
             (select count(*) from responses
              where survey_id = ${surveyId}) as "rows"
      from survey_counts
      where survey_id = ${surveyId}`);
    return counts;
  }

  it("counts 500 people's responses to one survey exactly", async () => {
    const survey = await publish();
    const [one] = processes as [Services];
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, index) => respond(one, survey, index)),
    );
    expect(answers.every(({ duplicate }) => !duplicate)).toBe(true);
    const counts = await countsOf(survey.surveyId);
    expect(counts).toMatchObject({ responses: 500, rows: 500 });
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("accepts one of 200 identical responses sent to two processes", async () => {
    const survey = await publish();
    const by = person();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        respond(processes[index % 2]!, survey, 0, by),
      ),
    );
    const taken = answers.filter(({ duplicate }) => !duplicate);
    expect(taken).toHaveLength(1);
    const counts = await countsOf(survey.surveyId);
    expect(counts).toMatchObject({ responses: 1, rows: 1 });
  });

  it('returns the original reply to a repeat of the request that wrote, and "duplicate" to every other one', async () => {
    const survey = await publish();
    const by = person();
    const [one, two] = processes as [Services, Services];
    const ask = (services: Services, key: string | null) =>
      respond(services, survey, 0, by, key);
    const first = await Promise.all([ask(one, "first"), ask(one, "first")]);
    // Among requests that arrive together, any can be first.
    const later = await Promise.all([
      ask(one, "second"),
      ask(one, null),
      ask(two, "first"),
      ask(two, "second"),
    ]);
    expect([...first, ...later].map(({ duplicate }) => duplicate)).toEqual([
      ...[false, false],
      ...[true, true, false, true],
    ]);
  });

  it("does not fail other responses because of one to a survey that is gone", async () => {
    const [survey, gone] = [await publish(), await publish()];
    const [one] = processes as [Services];
    await respond(one, gone, 0);
    const answers = Promise.allSettled([
      respond(one, survey, 0),
      respond(one, gone, 1),
      respond(one, survey, 1),
      db.transaction((tx) => deleteSurvey(tx, gone.surveyId)),
      ...Array.from({ length: 20 }, () => respond(one, gone, 1)),
      respond(one, survey, 2),
    ]);
    const settled = await answers;
    const failures = settled.flatMap((answer) =>
      answer.status === "rejected" ? [answer.reason as unknown] : [],
    );
    for (const failure of failures) {
      expect(failure).toMatchObject({ code: "NOT_FOUND" });
    }
    const counts = await countsOf(survey.surveyId);
    expect(counts).toMatchObject({ responses: 3, rows: 3 });
  });

  it("counts right if two processes write everything to the same surveys", async () => {
    const surveys = [await publish(), await publish(), await publish()];
    const posts = await Promise.all(
      surveys.map(({ surveyId }) =>
        processes[0]!.posts.create(...person(), surveyId, "First"),
      ),
    );
    const people = Array.from({ length: 12 }, () => person());
    const work = people.flatMap((by, index) =>
      processes.flatMap((services) =>
        surveys.flatMap((survey, place) => {
          const { surveyId } = survey;
          const postId = posts[place]!.id;
          return [
            respond(services, survey, index, by),
            services.likes.likeSurvey(...by, surveyId),
            services.likes.likePost(...by, postId),
            services.posts.create(...by, surveyId, "Same", `p${index}`),
            services.replies.create(...by, postId, "Same", `r${index}`),
          ];
        }),
      ),
    );
    await Promise.all(work);
    for (const { surveyId } of surveys) {
      expect(await countsOf(surveyId)).toEqual({
        responses: 12,
        rows: 12,
        likes: 12,
        posts: 13,
      });
    }
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("announces changes after they are written", async () => {
    const survey = await publish();
    const [one] = processes as [Services];
    const announced: string[] = [];
    const stop = one.changes.listen(({ kind }) => announced.push(kind));
    const by = person();
    await respond(one, survey, 0, by);
    await one.likes.likeSurvey(...by, survey.surveyId);
    const post = await one.posts.create(...by, survey.surveyId, "A post");
    await one.replies.create(...by, post.id, "A reply");
    await one.likes.likePost(...by, post.id);
    expect(announced).toEqual([
      "responses",
      "likes",
      "posts",
      "replies",
      "likes",
    ]);
    await respond(one, survey, 0, by);
    await one.likes.likeSurvey(...by, survey.surveyId);
    expect(announced).toHaveLength(5);
    stop();
  });
});
