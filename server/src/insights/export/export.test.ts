import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import {
  choiceQuestion,
  publishSurvey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { makeTickets, publishTicketed } from "../../testing/ticket-maker.ts";

describeWithDatabase("the exported file", (open) => {
  let app: TestApp;
  let creator: TestClient;
  let visitor: TestClient;

  beforeAll(async () => {
    app = await startTestApp(await open());
    creator = await app.visitor();
    visitor = await app.visitor();
  });

  afterAll(() => app.app.close());

  const exportOf = (client: TestClient, id: number, query = "") =>
    client.get(`/surveys/${id}/export/html${query}`);

  async function respondTo(id: number, by = visitor, answer = "Weekly") {
    const [question] = await questionIds(by, id);
    await by.post(`/surveys/${id}/responses`, {
      answers: { [String(question)]: answer },
    });
  }

  it("contains title, figures and charts, and can load or run nothing", async () => {
    const id = await publishSurvey(creator, { title: "Night <b>buses" });
    await respondTo(id);
    app.clock.advance({ hours: 5 });
    await respondTo(id, creator, "Never");
    const answer = await exportOf(visitor, id);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toMatch(/^text\/html/);
    expect(answer.headers["content-disposition"]).toMatch(
      /^attachment; filename="night-b-buses-insights-\d{4}-\d\d-\d\d\.html"$/,
    );
    expect(answer.text).toMatch(/^<!doctype html>/);
    expect(answer.text).toContain("Night &lt;b&gt;buses");
    expect(answer.text).toContain("2 responses");
    expect(answer.text).toContain("<bdi>Weekly</bdi>");
    expect(answer.text).toContain("50% · 1");
    expect(answer.text).toMatch(
      /<path fill="none" stroke="var\(--color-accent\)"[^>]* d="M[\d.,L-]+"/,
    );
    expect(answer.text).toMatch(
      /http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;sha256-/,
    );
    expect(answer.text).not.toMatch(/<script|<link|<img|https?:|url\(/);
  });

  it("is named with all letters of its title", async () => {
    const id = await publishSurvey(creator, { title: "Нічні автобуси" });
    const { headers } = await exportOf(visitor, id);
    expect(headers["content-disposition"]).toMatch(
      /^attachment; filename="_-_-insights-[\d-]{10}\.html"; filename\*=UTF-8''%D0%BD%D1%96[%\dA-F]+-[%\dA-F]+-insights-[\d-]{10}\.html$/,
    );
  });

  it("contains both sides if tickets are shown separately and both have answers", async () => {
    const survey = await publishTicketed(app, "apart");
    const [code] = await makeTickets(survey, 1);
    const holder = await app.visitor();
    await holder.post("/tickets/redeem", { code });
    await respondTo(survey.id, holder, "Never");
    const before = await exportOf(visitor, survey.id);
    expect(before.text).not.toContain("By ticket:");
    await respondTo(survey.id, visitor, "Weekly");
    const { text } = await exportOf(visitor, survey.id);
    expect(text).toContain("By ticket: The only answer is “Never”");
    expect(text).toContain("Everybody else: The only answer is “Weekly”");
    expect(text).toMatch(
      /<svg role="img" aria-label="By ticket: [^"]*Everybody else: /,
    );
  });

  it("escapes every text that people wrote", async () => {
    const nasty = `"'><script>alert(1)</script>`;
    const id = await publishSurvey(creator, {
      title: nasty,
      instructions: nasty,
      questions: [
        { ...choiceQuestion, text: nasty, options: [nasty, "</style>"] },
      ],
    });
    const [question] = await questionIds(visitor, id);
    await visitor.post(`/surveys/${id}/responses`, {
      answers: { [String(question)]: nasty },
    });
    const { text } = await exportOf(visitor, id);
    expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(text).not.toContain("<script");
    expect(text.match(/<\/style>/g)).toHaveLength(1);
  });

  it("states that there are no answers yet", async () => {
    const id = await publishSurvey(creator);
    const { text } = await exportOf(visitor, id);
    expect(text).toContain("No responses yet.");
  });

  it("states from how many answers on keywords, sentiment and summary are shown", async () => {
    const id = await publishSurvey(creator);
    const note = "once 5 people have answered";
    await respondTo(id);
    expect((await exportOf(visitor, id)).text).toContain(note);
    for (let people = 1; people < 5; people += 1) {
      await respondTo(id, await app.visitor());
    }
    const { text } = await exportOf(visitor, id);
    expect(text).toContain("5 responses");
    expect(text).not.toContain(note);
  });

  it("requires the export code if one is set, except from the creator", async () => {
    const id = await publishSurvey(creator, { exportHtmlCode: "EXPORT-1" });
    const without = await exportOf(visitor, id);
    expect(without.status).toBe(403);
    expect(without.body).toMatchObject({
      code: "EXPORT_CODE_REQUIRED",
      msg: "export code required",
    });
    const wrong = await exportOf(visitor, id, "?export_code=EXPORT-2");
    expect(wrong.body).toMatchObject({ code: "EXPORT_CODE_INVALID" });
    const right = await exportOf(visitor, id, "?export_code=EXPORT-1");
    expect(right.status).toBe(200);
    expect((await exportOf(creator, id)).status).toBe(200);
  });

  it("requires no code from a visitor who is locked out of entering one", async () => {
    const id = await publishSurvey(creator, { exportHtmlCode: "EXPORT-1" });
    for (const code of ["WRONG-1", "WRONG-2", "WRONG-3"])
      await exportOf(visitor, id, `?export_code=${code}`);
    expect((await exportOf(visitor, id)).status).toBe(423);
    expect((await exportOf(creator, id)).status).toBe(200);
  });

  it("is refused to visitors who may not see the survey", async () => {
    const id = await publishSurvey(creator, {
      visibility: { mode: "code", code: "MAPLE" },
    });
    expect((await exportOf(visitor, id)).body).toMatchObject({
      code: "ACCESS_CODE_REQUIRED",
    });
    expect((await exportOf(visitor, id, "?code=MAPLE")).status).toBe(200);
  });

  it("is also found by the survey's UUID", async () => {
    const id = await publishSurvey(creator);
    const { body } = await visitor.get(`/surveys/${id}`);
    const { surveyUuid } = body as { surveyUuid: string };
    const path = `/surveys/uuid/${surveyUuid}/export/html`;
    expect((await visitor.get(path)).status).toBe(200);
    const none = "00000000-0000-4000-8000-000000000000";
    const missing = await visitor.get(`/surveys/uuid/${none}/export/html`);
    expect(missing.status).toBe(404);
  });
});
