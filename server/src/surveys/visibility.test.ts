import type { FastifyInstance } from "fastify";
import { TestClient } from "../testing/client.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { publishSurvey, questionIds } from "../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";

describeWithDatabase("a survey that requires a code", (open) => {
  const canary = "kestrel";
  let app: FastifyInstance;
  let visitor: TestApp["visitor"];
  let owner: TestClient;
  let surveyId: number;
  let uuid: string;
  let postId: number;

  beforeAll(async () => {
    ({ app, visitor } = await startTestApp(await open()));
    owner = await visitor();
    surveyId = await publishSurvey(owner, {
      title: `The ${canary}`,
      visibility: { mode: "code", code: "open sesame".replace(" ", "-") },
      questions: [{ text: `Seen a ${canary}?`, type: "free_text" }],
    });
    const survey = await owner.get(`/surveys/${surveyId}`);
    uuid = (survey.body as { surveyUuid: string }).surveyUuid;
    const content = `A ${canary}!`;
    const post = await owner.post("/posts", { content, survey_id: surveyId });
    postId = (post.body as { id: number }).id;
  });

  const paths = () => [
    `/surveys/${surveyId}`,
    `/surveys/uuid/${uuid}`,
    `/surveys/${surveyId}/questions`,
    `/surveys/${surveyId}/analytics`,
  ];
  const discussion = () => [
    `/posts?surveyId=${surveyId}`,
    `/replies?postId=${postId}`,
  ];

  it("shows nothing of itself at any path without the code", async () => {
    const viewers = [new TestClient(app), await visitor()];
    for (const viewer of viewers) {
      for (const path of [...paths(), ...discussion()]) {
        const answer = await viewer.get(path);
        expect([path, answer.body]).toEqual([
          path,
          {
            status: 403,
            msg: "Access code required for this survey.",
            code: "ACCESS_CODE_REQUIRED",
          },
        ]);
      }
      for (const path of ["/surveys", "/surveys?lat=0&lng=0"]) {
        expect((await viewer.get(path)).text).not.toContain(canary);
      }
    }
  });

  it("accepts no writes without the code", async () => {
    const viewer = await visitor();
    const content = "Hello";
    const answers = await Promise.all([
      viewer.post(`/surveys/${surveyId}/responses`, { answers: { "1": "x" } }),
      viewer.post("/posts", { content, survey_id: surveyId }),
      viewer.post("/replies", { content, postId }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it("distinguishes a wrong code from a missing one", async () => {
    const viewer = await visitor();
    for (const path of paths()) {
      const answer = await viewer.get(`${path}?code=wrong`);
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ code: "ACCESS_CODE_INVALID" });
    }
    expect((await viewer.get(`${paths()[0]}?code=%20`)).body).toMatchObject({
      code: "ACCESS_CODE_REQUIRED",
    });
  });

  it("opens with the right code, and no longer needs it in that session", async () => {
    for (const path of paths()) {
      const viewer = await visitor();
      const opened = await viewer.get(`${path}?code=%20open-sesame%20`);
      expect([path, opened.status]).toEqual([path, 200]);
      for (const other of [...paths(), ...discussion()]) {
        expect([other, (await viewer.get(other)).status]).toEqual([other, 200]);
      }
    }
  });

  it("accepts a response that is sent with the code", async () => {
    const [question] = await questionIds(owner, surveyId);
    const viewer = await visitor();
    const answer = await viewer.post(`/surveys/${surveyId}/responses`, {
      answers: { [`${question}`]: "Yes" },
      code: "open-sesame",
    });
    expect(answer.body).toEqual({ duplicate: false });
  });

  it("opens for a request without a session, and for that request only", async () => {
    const nobody = new TestClient(app);
    const path = `/surveys/${surveyId}`;
    const opened = await nobody.get(`${path}?code=open-sesame`);
    expect(opened.body).toMatchObject({ requires_code: true });
    expect((await nobody.get(path)).status).toBe(403);
  });

  it("is always open to its owner", async () => {
    for (const path of [...paths(), ...discussion()]) {
      expect([path, (await owner.get(path)).status]).toEqual([path, 200]);
    }
  });
});
