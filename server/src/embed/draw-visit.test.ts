import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { buildSurveys } from "../testing/build-surveys.ts";
import { EmbedPage, inlineAt } from "../testing/embed-page.ts";
import { publishSurvey } from "../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";

const partner = "https://partner.example";

describeWithDatabase("a visit that requests a rendered survey", (open) => {
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

  it("gets the rendered survey and its styles, in addition to all data of a visit", async () => {
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
    // Random data are placed after the questions, because they compress badly.
    const names = Object.keys(body as object);
    expect(names.indexOf("token")).toBeGreaterThan(names.indexOf("questions"));
  });

  it("gets only the data of a visit if it requests no rendering", async () => {
    const { status, body } = await visit("");
    expect(status).toBe(200);
    expect(body).not.toHaveProperty("drawn");
  });

  it("requests it with the value 1 only", async () => {
    expect((await visit("?drawn=yes")).status).toBe(400);
  });

  it.each(["broken", "script"])(
    "still succeeds if rendering is %s",
    async (title) => {
      const { status, body } = await visit("?drawn=1", await publish(title));
      expect(status).toBe(200);
      expect(body).toMatchObject({ survey: { title } });
      expect(body).not.toHaveProperty("drawn");
    },
  );

  it("is not rendered if the build has no styles for it", async () => {
    const { embed } = await recorded();
    await buildSurveys(remotesDir, { embed: { ...embed, styles: null } });
    expect((await visit()).body).not.toHaveProperty("drawn");
  });

  it("is not rendered when it shows thanks and results", async () => {
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
