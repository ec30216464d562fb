import type { Database } from "../../base/db/database.ts";
import { createChanges } from "../../base/changes/changes.ts";
import { setEmbedOrigins } from "../allowed-origins.ts";
import { hideSurvey } from "../../community/moderation/hide-survey.ts";
import type { AppConfig } from "../../app/services.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { choiceQuestion, publishSurvey } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

const publicUrl = "https://nearsay.example";

describeWithDatabase("oEmbed", (open) => {
  let db: Database;
  let test: TestApp;
  let surveyId: number;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db, {}, { publicUrl });
    const title = 'Trams "&" buses';
    surveyId = await publishSurvey(await test.visitor(), { title });
  });

  const ask = (query: Record<string, string>, { app } = test) =>
    app.inject({ url: "/oembed", query });
  const pageOf = (id: number | string) => `${publicUrl}/surveys/${id}`;
  const startWith = (settings: Partial<AppConfig>) =>
    startTestApp(db, {}, settings);

  it("describes a survey as a frame with a title", async () => {
    const { statusCode, headers, body } = await ask({ url: pageOf(surveyId) });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=3600",
      "content-type": "application/json; charset=utf-8",
      "cross-origin-resource-policy": "cross-origin",
    });
    const reply = JSON.parse(body) as { html: string };
    expect(reply).toMatchObject({
      version: "1.0",
      type: "rich",
      provider_name: "Nearsay",
      provider_url: publicUrl,
      title: 'Trams "&" buses',
      width: 720,
      height: 612,
      cache_age: 3600,
      thumbnail_url: expect.stringMatching(
        new RegExp(`^${publicUrl}/pictures/surveys/${surveyId}-\\w+\\.png$`),
      ) as string,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
    expect(reply.html).toBe(
      `<iframe src="${publicUrl}/embed/surveys/${surveyId}" title="Survey: Trams &quot;&amp;&quot; buses" width="720" height="612" frameborder="0" loading="lazy" sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"></iframe>`,
    );
  });

  it("lets other pages read that the server is overloaded", async () => {
    const busy = await startWith({ maxEventLoopDelay: -1 });
    const reply = await ask({ url: pageOf(surveyId) }, busy);
    expect(reply.statusCode).toBe(503);
    expect(reply.headers).toMatchObject({ "access-control-allow-origin": "*" });
    await busy.app.close();
  });

  it("uses the survey's language for the frame's title, if the site offers it", async () => {
    const title = "Welcher Bus fehlt?";
    const survey = { title, language: "de" };
    const id = await publishSurvey(await test.visitor(), survey);
    const english = await startWith({ publicUrl, languages: ["en"] });
    for (const [app, name] of [
      [test, "Umfrage"],
      [english, "Survey"],
    ] as const) {
      const reply = (await ask({ url: pageOf(id) }, app)).json<{
        html: string;
      }>();
      expect(reply.html).toContain(`title="${name}: ${title}"`);
    }
  });

  it("stays within the maximum size", async () => {
    const room = { maxwidth: "400", maxheight: "300" };
    const reply = (await ask({ url: pageOf(surveyId), ...room })).json<{
      html: string;
    }>();
    expect(reply).toMatchObject({ width: 400, height: 300 });
    expect(reply.html).toContain('width="400" height="300"');
    expect(reply).not.toHaveProperty("thumbnail_url");
  });

  it.each(["0", "-3", "wide", "1e9", ""])(
    "ignores the maximum size %s",
    async (maxwidth) => {
      const reply = await ask({ url: pageOf(surveyId), maxwidth });
      expect(reply.json()).toMatchObject({ width: 720 });
    },
  );

  it("has a limited height for many options", async () => {
    const options = Array.from({ length: 90 }, (_one, at) => `Line ${at}`);
    const questions = [{ ...choiceQuestion, options }];
    const id = await publishSurvey(await test.visitor(), { questions });
    expect((await ask({ url: pageOf(id) })).json()).toMatchObject({
      height: 1008,
    });
  });

  it("finds a survey by its uuid, with any query in the address", async () => {
    const { body } = await (await test.visitor()).get(`/surveys/${surveyId}`);
    const { surveyUuid } = body as { surveyUuid: string };
    for (const url of [pageOf(surveyUuid), `${pageOf(surveyId)}/?a=1#b`])
      expect((await ask({ url })).statusCode).toBe(200);
  });

  it("uses the request's host if no public address is set", async () => {
    const here = await startWith({ publicUrl: null });
    const url = `http://localhost:80/surveys/${surveyId}`;
    expect((await ask({ url }, here)).json()).toMatchObject({
      provider_url: "http://localhost",
    });
    expect((await ask({ url: pageOf(surveyId) }, here)).statusCode).toBe(404);
  });

  it.each([
    undefined,
    "",
    "nonsense",
    publicUrl,
    `${publicUrl}/about`,
    `${publicUrl}/surveys/987654`,
    `${publicUrl}.evil.example/surveys/1`,
    "https://other.example/surveys/1",
    "javascript:alert(1)",
  ])("finds nothing at %s", async (url) => {
    const reply = await ask(url === undefined ? {} : { url });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers["cache-control"]).toBeUndefined();
  });

  it("does not describe a survey that is not public", async () => {
    const creator = await test.visitor();
    const hidden = await publishSurvey(creator);
    await hideSurvey(db, hidden, test.clock.now);
    const visibility = { mode: "code", code: "RIGHT-CODE" };
    const coded = await publishSurvey(creator, { visibility });
    expect((await ask({ url: pageOf(hidden) })).statusCode).toBe(404);
    const refused = await ask({ url: pageOf(coded) });
    expect(refused.statusCode).toBe(401);
    expect(refused.body).not.toContain("Night buses");
  });

  it("describes no survey if an invitation is required", async () => {
    const closed = await startWith({ publicUrl, activation: "required" });
    expect((await ask({ url: pageOf(surveyId) }, closed)).statusCode).toBe(401);
  });

  it("describes no survey that no page may embed", async () => {
    const id = await publishSurvey(await test.visitor());
    await setEmbedOrigins(db, createChanges(), id, []);
    expect((await ask({ url: pageOf(id) })).json()).toMatchObject({
      status: 403,
      code: "ORIGIN_NOT_ALLOWED",
    });
  });

  it.each([
    ["xml", 501],
    ["", 501],
    ["json", 200],
  ])("responds to %s with %i", async (format, status) => {
    const reply = await ask({ url: pageOf(surveyId), format });
    expect(reply.statusCode).toBe(status);
  });

  it("refuses repeated parameters", async () => {
    const url = `url=${encodeURIComponent(pageOf(surveyId))}`;
    const { statusCode } = await test.app.inject(`/oembed?${url}&${url}`);
    expect(statusCode).toBe(404);
  });
});
