import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { buildSurveys } from "../testing/build-surveys.ts";
import { EmbedPage, inlineAt } from "../testing/embed-page.ts";
import { publishSurvey } from "../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";

const partner = "https://partner.example";

describeWithDatabase("a visit that asks for a drawn survey", (open) => {
  let test: TestApp;
  let remotesDir: string;
  let surveyId: number;

  beforeAll(async () => {
    const db = await open();
    remotesDir = await mkdtemp(path.join(tmpdir(), "nearsay-drawn-"));
    await buildSurveys(remotesDir);
    test = await startTestApp(db, {}, { remotesDir });
    surveyId = await publishSurvey(await test.visitor());
  });

  afterEach(() => buildSurveys(remotesDir));
  afterAll(() => rm(remotesDir, { recursive: true }));

  async function visit(query = "?drawn=1", survey = surveyId) {
    const page = new EmbedPage(test.app, survey, inlineAt(partner));
    return { page, ...(await page.visit(query)) };
  }
  const publish = async (title: string) =>
    publishSurvey(await test.visitor(), { title });

  it("is given it with what it looks like, besides all of a visit", async () => {
    const { status, body } = await visit();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      token: expect.stringMatching(/^1\./) as string,
      survey: { surveyId },
      questions: { items: [{}, {}] },
      drawn: {
        styles: { name: "inline.0a1b.css", rules: ":host{}" },
        steps: [["p", {}], `InlineSurvey ${surveyId}`, 0],
      },
    });
    // What comes by chance is behind the questions: it spoils their compression.
    const names = Object.keys(body as object);
    expect(names.indexOf("token")).toBeGreaterThan(names.indexOf("questions"));
  });

  it("gets no more than a visit where it does not ask", async () => {
    const { status, body } = await visit("");
    expect(status).toBe(200);
    expect(body).not.toHaveProperty("drawn");
  });

  it("asks for it by 1 alone", async () => {
    expect((await visit("?drawn=yes")).status).toBe(400);
  });

  it.each(["broken", "script"])(
    "is a visit all the same where drawing is %s",
    async (title) => {
      const { status, body } = await visit("?drawn=1", await publish(title));
      expect(status).toBe(200);
      expect(body).toMatchObject({ survey: { title } });
      expect(body).not.toHaveProperty("drawn");
    },
  );

  it("leaves it to the browser where a build has no styles for it", async () => {
    const { embed } = await recorded();
    await buildSurveys(remotesDir, { embed: { ...embed, styles: null } });
    expect((await visit()).body).not.toHaveProperty("drawn");
  });

  it("leaves thanks and results to the browser", async () => {
    const { page } = await visit();
    await page.send("POST", "/consent");
    const answers = { answers: await anyAnswer() };
    expect((await page.send("POST", "/responses", answers)).status).toBe(200);
    const { body } = await page.visit("?drawn=1");
    expect(body).toMatchObject({ responded: true });
    expect(body).not.toHaveProperty("drawn");
  });

  async function recorded() {
    const file = path.join(remotesDir, "surveys/dist/current.json");
    return JSON.parse(await readFile(file, "utf8")) as { embed: object };
  }

  async function anyAnswer() {
    const { body } = await visit("");
    const { items } = (
      body as { questions: { items: { id: number; options: string[] }[] } }
    ).questions;
    const [first] = items;
    return { [String(first?.id)]: first?.options[0] };
  }
});
