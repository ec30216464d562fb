import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { questionIds } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import {
  type Ticketed,
  makeTickets,
  publishTicketed,
} from "../../testing/ticket-maker.ts";
import { unpackZip } from "../../testing/unpack-zip.ts";

describeWithDatabase("saved figures of ticket answers", (open) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp(await open());
  });

  afterAll(() => app.app.close());

  async function answer({ id }: Ticketed, option: string, code?: string) {
    const visitor = await app.visitor();
    if (code !== undefined) await visitor.post("/tickets/redeem", { code });
    const [question] = await questionIds(visitor, id);
    await visitor.post(`/surveys/${id}/responses`, {
      answers: { [String(question)]: option },
    });
    return question;
  }

  it("are listed next to the total, in rows of their own", async () => {
    const survey = await publishTicketed(app, "apart");
    const [code] = await makeTickets(survey, 1);
    await answer(survey, "Never", code);
    const id = await answer(survey, "Weekly");
    const { body } = await survey.owner.send("GET", "/export/figures.json");
    const counts = (weekly: number, never: number) => ({
      id,
      answered: weekly + never,
      options: [
        { option: "Weekly", count: weekly },
        { option: "Monthly", count: 0 },
        { option: "Never", count: never },
      ],
    });
    expect(body).toMatchObject({
      questions: [counts(1, 1), {}],
      sides: [
        { side: "tickets", released: 1, questions: [counts(0, 1), {}] },
        { side: "others", released: 1, questions: [counts(1, 0), {}] },
      ],
    });
    const { text } = await survey.owner.send("GET", "/export/figures.csv");
    for (const line of [
      `option,${id},multiple_choice,Never,1`,
      "side,,,tickets,1",
      `"question, tickets",${id},multiple_choice,How often do you take one?,1`,
      `"option, tickets",${id},multiple_choice,Never,1`,
      `"option, others",${id},multiple_choice,Never,0`,
    ])
      expect(text.split("\r\n")).toContain(line);
  });

  it("are explained and charted in the archive", async () => {
    const survey = await publishTicketed(app, "apart");
    const [code] = await makeTickets(survey, 1);
    await answer(survey, "Never", code);
    await answer(survey, "Weekly");
    const reply = await app.app.inject({
      url: `/api/manage/${survey.surveyUuid}/export/survey.zip`,
      headers: { authorization: `Bearer ${survey.ownerKey}` },
    });
    const files = unpackZip(reply.rawPayload);
    expect(files.get("codebook.txt")).toContain(
      "responses by ticket (“tickets”)",
    );
    expect(files.get("charts/choices-1.svg")).toMatch(
      />By ticket<[^]*>Everybody else</,
    );
  });

  it("contain no side while the other one has nothing to show", async () => {
    const survey = await publishTicketed(app, "apart");
    const [code] = await makeTickets(survey, 1);
    await answer(survey, "Never", code);
    const { body } = await survey.owner.send("GET", "/export/figures.json");
    expect(body).toMatchObject({ sides: [] });
  });

  it("exist only if the survey shows them separately", async () => {
    const survey = await publishTicketed(app, "only");
    const [code] = await makeTickets(survey, 1);
    await answer(survey, "Never", code);
    const { body } = await survey.owner.send("GET", "/export/figures.json");
    expect(body).toMatchObject({ survey: { released: 1 }, sides: [] });
  });

  it("wait for the release of their own group", async () => {
    const survey = await publishTicketed(app, "apart", { results: "groups" });
    const [code] = await makeTickets(survey, 1);
    await answer(survey, "Never", code);
    await answer(survey, "Weekly");
    const { body } = await survey.owner.send("GET", "/export/figures.json");
    expect(body).toMatchObject({ survey: { released: 0 }, sides: [] });
  });
});
