import {
  type Analytics,
  readAnalytics as readReply,
} from "@nearsay/core/contract";
import { numbersAt, quartilesOf, rankingFigures } from "@nearsay/core/forms";
import { releaseDue } from "../../community/release-gate/release-responses.ts";
import type { Database } from "../../base/db/database.ts";
import { createChanges } from "../../base/changes/changes.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import {
  type KindName,
  answersById,
  everyKind,
  everyKindQuestions,
} from "../../testing/question-kinds.ts";
import { seededRandom } from "../../testing/simulate-survey.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { findCounterMismatches } from "./recount.ts";

type Answers = Partial<Record<KindName, string | string[]>>;

describeWithDatabase("figures of every kind of question", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;
  let surveyId: number;
  let ids: number[];

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db, {}, { trustProxy: true });
    creator = await test.visitor();
  });

  async function publish(settings: object) {
    const questions = everyKindQuestions;
    surveyId = await publishSurvey(creator, { questions, ...settings });
    ids = await questionIds(creator, surveyId);
  }

  async function respond(answers: Answers, address = "192.0.2.7") {
    const visitor = await test.visitor();
    const { status } = await visitor.post(
      `/surveys/${surveyId}/responses`,
      { answers: answersById(ids, answers) },
      { headers: { "x-forwarded-for": address } },
    );
    expect(status).toBe(200);
  }

  async function read(): Promise<Analytics> {
    const { body } = await creator.get(`/surveys/${surveyId}/analytics`);
    return readReply(body);
  }

  const idOf = (name: KindName) =>
    String(ids[Object.keys(everyKind).indexOf(name)]);

  it("count scales, yes/no and statements as choices, and other kinds by position", async () => {
    await publish({});
    const trees = ["Elm", "Oak", "Ash"];
    await respond({
      owns: "Yes",
      lanes: "4",
      trees,
      far: "23",
      day: "2026-11-02",
      wider: "Pass",
    });
    await respond({
      owns: "No",
      lanes: "5",
      trees,
      far: "3",
      where: "Other …",
      other: "Hill",
    });
    const { choiceBreakdown, kinds, questionTotals } = await read();
    const choices = ["owns", "lanes", "uses", "where", "wider"] as const;
    expect(Object.keys(choiceBreakdown).sort()).toEqual(
      choices.map(idOf).sort(),
    );
    expect(choiceBreakdown[idOf("lanes")]?.map(({ count }) => count)).toEqual([
      0, 0, 0, 1, 1,
    ]);
    const plain = idOf("where");
    const formed = ids.map(String).filter((id) => id !== plain);
    expect(Object.keys(kinds).sort()).toEqual(formed.sort());
    expect(kinds[idOf("lanes")]).toMatchObject({
      form: everyKind.lanes.form,
      options: [],
      places: [],
    });
    const ranked = kinds[idOf("trees")];
    expect(ranked?.options).toEqual(everyKind.trees.options);
    expect(rankingFigures(3, ranked?.places ?? [], 2)).toMatchObject({
      items: [
        { meanRank: 2 },
        { meanRank: 3 },
        { first: 2, meanRank: 1, wins: 2 },
      ],
      winner: 2,
    });
    const far = kinds[idOf("far")];
    expect(far?.places).toEqual([1, 0, 0, 0, 1, ...Array<number>(15).fill(0)]);
    expect(numbersAt(everyKind.far.form.number, 4)).toEqual([20, 24]);
    expect(quartilesOf(far?.places ?? [])?.median).toBe(1);
    expect(kinds[idOf("day")]?.places[1]).toBe(1);
    expect(questionTotals).toMatchObject({
      [idOf("trees")]: 2,
      [idOf("day")]: 1,
      [idOf("other")]: 1,
      [idOf("wider")]: 1,
    });
  });

  it("show nothing of a number or a ranking that all but four networks answered the same way", async () => {
    await publish({ results: "groups" });
    const [own, same] = [
      ["Oak", "Ash", "Elm"],
      ["Elm", "Ash", "Oak"],
    ];
    for (let person = 0; person < 40; person += 1) {
      const isOwn = person % 3 === 0;
      await respond(
        {
          owns: person % 2 === 0 ? "No" : "Not sure",
          trees: isOwn ? own : same,
          far: isOwn ? "3" : "88",
        },
        `${isOwn ? `192.0.${person % 4}` : `198.51.${person}`}.1`,
      );
    }
    const { clock } = test;
    const [changes, random] = [createChanges(), seededRandom(1)];
    await releaseDue({ db, clock: clock.read, changes, random });
    const { releasedCount, kinds, questionTotals } = await read();
    expect(releasedCount).toBe(30);
    expect(questionTotals[idOf("owns")]).toBe(30);
    for (const name of ["trees", "far"] as const) {
      expect(questionTotals[idOf(name)]).toBe(0);
      expect(new Set(kinds[idOf(name)]?.places)).toEqual(new Set([0]));
    }
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("do not reveal through a conditional question that all but four networks met its condition", async () => {
    await publish({ results: "groups" });
    for (let person = 0; person < 40; person += 1) {
      const isOwn = person % 3 === 0;
      const wider = ["Agree", "Disagree", "Pass"][person % 4] ?? "Agree";
      await respond(
        isOwn
          ? { owns: "No", where: "The park" }
          : { owns: "Yes", wider, where: "Other …", other: "Hill" },
        `${isOwn ? `192.0.${person % 4}` : `198.51.${person}`}.1`,
      );
    }
    const { clock } = test;
    const [changes, random] = [createChanges(), seededRandom(1)];
    await releaseDue({ db, clock: clock.read, changes, random });
    const { releasedCount, questionTotals, choiceBreakdown } = await read();
    expect(releasedCount).toBe(30);
    expect(questionTotals[idOf("owns")]).toBe(0);
    expect(questionTotals[idOf("wider")]).toBe(0);
    expect(questionTotals[idOf("other")]).toBe(0);
    const counts = choiceBreakdown[idOf("wider")]?.map(({ count }) => count);
    expect(counts).toEqual([0, 0, 0]);
    expect(await findCounterMismatches(db)).toEqual([]);
  });
});
