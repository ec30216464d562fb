import type { Database } from "../../base/db/database.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import {
  answersById,
  everyKindQuestions,
} from "../../testing/question-kinds.ts";
import { type Rows, startReadSurvey } from "../../testing/read-survey.ts";
import { unpackZip } from "../../testing/unpack-zip.ts";
import { questionIds } from "../../testing/survey-builder.ts";

function rotate(items: readonly string[], by: number): string[] {
  return [...items.slice(by), ...items.slice(0, by)];
}

describeWithDatabase("answers of every kind", (open) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
  });

  const given = [
    ...[["Yes"], ["4"], ["Bus", "Tram"], ["Other …"], "The hill"],
    ...["1. Elm 2. Oak 3. Ash", "20–24 km", "2026-11-27", ["Pass"]],
  ];

  it("are converted to text where they are read, saved, and shown to their authors", async () => {
    const survey = await startReadSurvey(db, {
      questions: everyKindQuestions,
      reads: "rows",
      results: "live",
    });
    const me = await survey.test.visitor();
    const ids = await questionIds(me, survey.id);
    const answers = answersById(ids, {
      owns: "Yes",
      lanes: "4",
      uses: ["Tram", "Bus"],
      where: "Other …",
      other: "The hill",
      trees: ["Elm", "Oak", "Ash"],
      far: "23",
      day: "2026-11-27",
      wider: "Pass",
    });
    const others = Array.from({ length: 9 }, () => survey.test.visitor());
    const all = [me, ...(await Promise.all(others))];
    for (const [n, person] of all.entries()) {
      const headers = { "x-forwarded-for": `81.2.${n}.1` };
      const path = `/surveys/${survey.id}/responses`;
      await person.post(path, { answers }, { headers });
    }
    const own = await me.get("/me/data");
    expect(own.body).toMatchObject({
      responses: [{ answers: given.map((one) => ({ answer: [one].flat() })) }],
    });
    survey.close();
    await survey.release();
    const { items } = (await survey.get("/rows")).body as Rows;
    expect(items).toHaveLength(10);
    expect(items[0]).toEqual({
      row: 1,
      answers: Object.fromEntries(ids.map((id, place) => [id, given[place]])),
    });
    const csv = await survey.get("/export/responses.csv");
    expect(csv.text.replaceAll('"', "")).toContain(
      "Yes,4,Bus; Tram,Other …,The hill,1. Elm 2. Oak 3. Ash,20–24 km,2026-11-27,Pass",
    );
    const figures = await survey.get("/export/figures.json");
    const { questions } = figures.body as {
      questions: { options: { option: string; count: number }[] }[];
    };
    const counted = questions.map(({ options }) =>
      options.filter(({ count }) => count > 0).map(({ option }) => option),
    );
    expect(counted.slice(5, 8)).toEqual([
      [
        ...["2. Oak", "3. Ash", "1. Elm"],
        ...["Oak > Ash", "Elm > Oak", "Elm > Ash"],
      ],
      ["20–24 km"],
      ["2026-11-27"],
    ]);
    const texts = await survey.get(`/texts?question=${ids[6]}`);
    expect(texts.status).toBe(404);
  });

  it("appear in no picture and no text of the archive before they are released", async () => {
    const survey = await startReadSurvey(db, {
      questions: everyKindQuestions,
      reads: "rows",
      results: "closed",
    });
    const { app } = survey.test;
    const url = `/api/manage/${survey.surveyUuid}/export/survey.zip`;
    const readWords = async () => {
      const reply = await app.inject({ url, headers: survey.headers });
      const files = unpackZip(reply.rawPayload);
      return new Map(
        [...files].filter(([name]) => /^(charts|summary)|txt$/.test(name)),
      );
    };
    const before = await readWords();
    const ids = await questionIds(await survey.test.visitor(), survey.id);
    for (let person = 0; person < 24; person += 1) {
      const visitor = await survey.test.visitor();
      const even = person % 2 === 0;
      const owns = person % 3 > 0;
      const answers = answersById(ids, {
        owns: owns ? "Yes" : "No",
        lanes: even ? "4" : "2",
        where: "The park",
        uses: even ? ["Tram"] : ["Bus"],
        far: even ? "23" : "3",
        trees: rotate(["Elm", "Oak", "Ash"], person % 3),
        day: even ? "2026-11-27" : "2026-11-02",
        ...(owns && { wider: even ? "Pass" : "Agree" }),
      });
      const sent = await visitor.post(
        `/surveys/${survey.id}/responses`,
        { answers },
        { headers: { "x-forwarded-for": `10.0.${person}.1` } },
      );
      expect(sent.status).toBe(200);
      if (person % 5 === 0) expect(await readWords()).toEqual(before);
    }
    survey.close();
    await survey.release();
    const after = await readWords();
    const kinds = ["choices-2", "ranking-1", "number-2", "date-3"];
    for (const name of [...kinds, "choices-3", "statements"].map(
      (one) => `charts/${one}.svg`,
    )) {
      expect([name, before.has(name)]).toEqual([name, true]);
      expect(after.get(name)).not.toBe(before.get(name));
    }
  });
});
