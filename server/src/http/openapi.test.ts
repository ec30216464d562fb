import {
  creationCalls,
  discussionCalls,
  ownershipCalls,
  serviceCalls,
  surveyCalls,
} from "@nearsay/core/contract/schema";
import { TestClient } from "../testing/client.ts";
import { startTestApp } from "../testing/test-app.ts";
import { openTestPglite } from "../testing/test-pglite.ts";

test("documents every operation at /api/openapi.json, with a page to browse it", async () => {
  const { db } = await openTestPglite({});
  const { app } = await startTestApp(db);
  const { body } = await new TestClient(app).get("/openapi.json");
  expect(body).toMatchObject({
    openapi: "3.1.0",
    paths: { "/api/surveys/{id}": { get: { operationId: "getSurvey" } } },
  });
  const calls = {
    ...serviceCalls,
    ...surveyCalls,
    ...creationCalls,
    ...discussionCalls,
    ...ownershipCalls,
  };
  for (const { operationId } of Object.values(calls)) {
    expect(JSON.stringify(body)).toContain(`"operationId":"${operationId}"`);
  }
  expect(body).toMatchObject({
    components: { securitySchemes: { surveyKey: { scheme: "bearer" } } },
    paths: {
      "/api/manage/{uuid}": {
        patch: {
          security: [{ surveyKey: [] }],
          operationId: "updateManagedSurvey",
        },
      },
    },
  });
  expect(body).toMatchObject({
    servers: [{ url: "/" }],
    components: {
      securitySchemes: { session: {}, csrf: {}, botCheck: {}, surveyKey: {} },
      schemas: {
        SurveyItem: { type: "object" },
        // It contains constants, which are written in another way here.
        QuestionItem: { type: "object" },
      },
    },
  });
  const text = JSON.stringify(body);
  expect(text).not.toContain("Default Response");
  // The format of refusals is described once, and referred to by every
  // operation.
  expect(text.split('"Stable name of the error."')).toHaveLength(2);
  const { paths } = body as { paths: object };
  expect(Object.keys(paths).every((path) => path.startsWith("/api/"))).toBe(
    true,
  );
  const page = await app.inject("/api/docs");
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.headers["content-security-policy"]).toContain("'self'");
  const script = /src="(\S+swagger-initializer\.js)"/.exec(page.body)?.[1];
  const initializer = await app.inject(script ?? "/");
  expect(initializer.statusCode).toBe(200);
  await app.close();
  await db.close();
});
