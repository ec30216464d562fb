import { CreateSurveyBody } from "@nearsay/core/contract/schema";
import { startTestApp } from "../testing/test-app.ts";
import { openTestPglite } from "../testing/test-pglite.ts";

async function askForSchema() {
  const { db } = await openTestPglite({});
  const { app } = await startTestApp(db);
  const reply = await app.inject("/schema/survey.json");
  await app.close();
  await db.close();
  return reply;
}

test("the JSON schema of survey files is public and needs no cookies", async () => {
  const reply = await askForSchema();
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["content-type"]).toContain("application/schema+json");
  expect(reply.headers["access-control-allow-origin"]).toBe("*");
  expect(reply.cookies).toEqual([]);
  expect(reply.json()).toMatchObject({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    type: "object",
    properties: { schema: { const: "/schema/survey.json" } },
  });
});

test("a survey file has only fields that publishing accepts, with the place as one field, and no secrets", async () => {
  const { properties } = (await askForSchema()).json<{
    properties: Record<string, object>;
  }>();
  const { schema: _, place, ...taken } = properties;
  const published = CreateSurveyBody.properties.survey.properties;
  expect(Object.keys(published)).toEqual(
    expect.arrayContaining(Object.keys(taken)),
  );
  expect(JSON.stringify(place)).toMatch(/"id":.*"lat":.*"lng":/);
  expect(JSON.stringify(properties)).not.toMatch(
    /"(code|exportHtmlCode|challengeExpectedResponse|placed|embedOrigins|embeddedToken)":/,
  );
});
