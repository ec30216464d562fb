import Fastify from "fastify";
import type { Database } from "../../base/db/database.ts";
import { hideSurvey } from "../../community/moderation/hide-survey.ts";
import { sendError } from "../../http/errors.ts";
import { findSurvey } from "../../surveys/survey-repository.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { choiceQuestion, publishSurvey } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { servePictures } from "./survey-picture.ts";

describeWithDatabase("a survey's picture", (open) => {
  let db: Database;
  let test: TestApp;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
  });

  const publish = async (overrides = {}) =>
    publishSurvey(await test.visitor(), overrides);
  const askFor = (id: number, hash = "0") =>
    test.app.inject(`/pictures/surveys/${id}-${hash}.png`);
  const addressOf = async (id: number) =>
    String((await askFor(id)).headers.location);

  it("is a PNG of 1200 by 630 that can be cached forever and shown anywhere", async () => {
    const { headers, rawPayload } = await test.app.inject(
      await addressOf(await publish()),
    );
    expect(headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(rawPayload.subarray(1, 4).toString()).toBe("PNG");
    expect(rawPayload.readUInt32BE(16)).toBe(1200);
    expect(rawPayload.readUInt32BE(20)).toBe(630);
  });

  it("is the site's name for pages without a picture", async () => {
    const reply = await test.app.inject("/pictures/site.png");
    expect(reply.headers["cache-control"]).toBe("public, max-age=86400");
    expect(reply.rawPayload.readUInt32BE(16)).toBe(1200);
  });

  it("is redirected to from any other hash", async () => {
    const id = await publish();
    const { statusCode, headers } = await askFor(id, "abc");
    expect(statusCode).toBe(302);
    expect(headers.location).toMatch(
      new RegExp(`^/pictures/surveys/${id}-[\\da-f]{16}\\.png$`),
    );
  });

  it("has another address when its text changes", async () => {
    const hashOf = async (overrides = {}) =>
      (await addressOf(await publish(overrides))).replace(/.*-/, "");
    const question = { ...choiceQuestion, text: "Why?" };
    const same = await hashOf();
    expect(await hashOf()).toBe(same);
    expect(await hashOf({ title: "Trams" })).not.toBe(same);
    expect(await hashOf({ questions: [question] })).not.toBe(same);
  });

  it("does not exist for a survey that is not public", async () => {
    const hidden = await publish();
    await hideSurvey(db, hidden, test.clock.now);
    const visibility = { mode: "code", code: "RIGHT-CODE" };
    const coded = await publish({ visibility });
    for (const id of [hidden, coded, 987_654])
      expect((await askFor(id)).statusCode).toBe(404);
  });

  it("does not exist if an invitation is required", async () => {
    const id = await publish();
    const settings = { activation: "required" } as const;
    const { app } = await startTestApp(db, {}, settings);
    const { statusCode } = await app.inject(await addressOf(id));
    expect(statusCode).toBe(404);
  });

  it("does not exist if the machine cannot draw, which is logged", async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const app = Fastify({ logger: { level: "warn", stream } });
    app.setErrorHandler(sendError);
    const survey = await findSurvey(db, { id: await publish() });
    const path = "/pictures/surveys/1-aa.png";
    const words = { question: "Why?", title: null };
    servePictures(app, {
      visibility: { find: () => Promise.resolve(survey) },
      findPicture: () => Promise.resolve({ path, words }),
      invitationRequired: false,
      limits: { check: () => Promise.resolve() },
      callers: { key: () => null },
      loadDrawing: () => Promise.reject(new Error("no native binding")),
    });
    const answer = await app.inject(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect(lines.join()).toContain("this machine cannot render pictures");
    await app.close();
  });

  it.each(["1.png", "x-0.png", "1-0.gif", "1-zz.png"])(
    "does not exist at %s",
    async (file) => {
      const { statusCode } = await test.app.inject(`/pictures/surveys/${file}`);
      expect(statusCode).toBe(404);
    },
  );
});
