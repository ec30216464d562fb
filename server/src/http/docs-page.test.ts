import vm from "node:vm";
import { TestClient } from "../testing/client.ts";
import { startTestApp } from "../testing/test-app.ts";
import { openTestPglite } from "../testing/test-pglite.ts";
import { sendCsrfToken } from "./docs-page.ts";

/** The function evaluated from its source text, in a context with the page's cookies. */
function inPage(cookie: string) {
  const context = { document: { cookie } };
  const send = vm.runInNewContext(`(${sendCsrfToken.toString()})`, context) as (
    request: unknown,
  ) => { headers: Record<string, string> };
  return send({ headers: {} }).headers;
}

test("the documentation page sends the CSRF cookie with requests that it tries out", async () => {
  const { db } = await openTestPglite({});
  const { app, visitor } = await startTestApp(db);
  const { cookies } = await visitor();
  const jar = [...cookies].map(([name, value]) => `${name}=${value}`);
  const headers = inPage(["other=1", ...jar].join("; "));
  const client = new TestClient(app);
  for (const [name, value] of cookies) client.cookies.set(name, value);
  const answer = await client.post("/privacy/opt-out", undefined, { headers });
  expect(answer.status).toBe(200);
  expect(headers["x-csrf-token"]).toBe(cookies.get("nearsay_csrf"));
  expect(inPage("")).toEqual({});
  await app.close();
  await db.close();
});

test("the document describes each group of operations", async () => {
  const { db } = await openTestPglite({});
  const { app } = await startTestApp(db);
  const { paths, tags } = (await app.inject("/api/openapi.json")).json<{
    paths: Record<string, Record<string, { tags: string[] }>>;
    tags: { name: string; description: string }[];
  }>();
  await app.close();
  await db.close();
  const used = Object.values(paths)
    .flatMap((calls) => Object.values(calls))
    .flatMap((call) => call.tags);
  expect(new Set(used)).toEqual(new Set(tags.map(({ name }) => name)));
});
