import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isOrigin } from "@nearsay/core/domain";
import fc from "@nearsay/core/testing/property";
import type { Database } from "../../base/db/database.ts";
import { buildSurveys } from "../../testing/build-surveys.ts";
import { EmbedPage, inFrame, inlineAt } from "../../testing/embed-page.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { openTestPglite } from "../../testing/test-pglite.ts";

const partner = "https://partner.example";
const other = "https://other.example";

let db: Database;
let test: TestApp;
let remotesDir: string;
let surveyId: number;

beforeAll(async () => {
  ({ db } = await openTestPglite({}));
  remotesDir = await mkdtemp(path.join(tmpdir(), "nearsay-attacks-"));
  await buildSurveys(remotesDir);
  test = await startTestApp(db, {}, { remotesDir });
  surveyId = await publishSurvey(await test.visitor());
});

afterAll(async () => {
  await test.app.close();
  await db.close();
  await rm(remotesDir, { recursive: true });
});

describe("cookies", () => {
  /** A person who has answered on the site. */
  async function known() {
    const visitor = await test.visitor();
    const [id = 0] = await questionIds(visitor, surveyId);
    const answers = { [id]: "Never" };
    await visitor.post(`/surveys/${surveyId}/responses`, { answers });
    return [...visitor.cookies].map((pair) => pair.join("=")).join("; ");
  }

  const api = "/api/embed/surveys/1";
  const requests = [
    ["GET", "/embed/surveys/1"],
    ["GET", "/embed/surveys/1?parent=null"],
    ["GET", "/embed/surveys/987654"],
    ["GET", "/embed/v1.js"],
    ["GET", "/embed/v1.d.ts"],
    ["GET", "/embed/v1/inline.js"],
    ["GET", "/embed/v1/react.js"],
    ["OPTIONS", `${api}/responses`],
    ["GET", "/api/embed/surveys/987654/visits"],
    ["GET", `${api}/visits`],
    ["GET", `${api}/bot-check?action=survey_response`],
    ["POST", `${api}/consent`],
    ["DELETE", `${api}/consent`],
    ["POST", `${api}/responses`],
    ["GET", `${api}/results`],
    ["GET", `${api}/integrity`],
    ["GET", "/api/embed/none"],
  ] as const;

  it.each(requests)("are not set by %s %s", async (method, url) => {
    const headers = { ...inlineAt(partner), cookie: await known() };
    const answer = await test.app.inject({ method, url, headers });
    expect(answer.headers).not.toHaveProperty("set-cookie");
    expect(answer.headers).not.toHaveProperty(
      "access-control-allow-credentials",
    );
  });

  it("are not read: a person who answered on the site is a new visitor in a frame", async () => {
    const { body } = await test.app.inject({
      url: `/embed/surveys/${surveyId}`,
      headers: { cookie: await known() },
    });
    expect(body).not.toMatch(/consented|responded|token/);
  });
});

describe("the parameters of an address", () => {
  const directives =
    "default-src script-src worker-src style-src img-src connect-src frame-src base-uri form-action frame-ancestors";
  const rules =
    /^:root\{(--nearsay-accent:#[\da-f]{6})?;?(--nearsay-radius:[\d.]+px)?;?(--nearsay-font:[\w ,'"-]{1,120})?\}$/;

  const text = fc.oneof(
    fc.string(),
    fc
      .tuple(
        fc.constantFrom(partner, "https://", "#aa3300", "8px", "Georgia"),
        fc.constantFrom(";", ",", " ", "\r\n", "'", '"', "</style>", "*", "}"),
        fc.constantFrom("", "x:y", "script-src *", "<script>", "set-cookie:a"),
      )
      .map((parts) => parts.join("")),
  );
  /** Valid host names that have another meaning in a header. */
  const host = fc
    .tuple(fc.constantFrom(";", ",", "'", "*", "!"), fc.constantFrom("", "x"))
    .map((parts) => partner + parts.join(""));
  const query = fc.record({
    parent: fc.oneof(text, host, fc.constantFrom("", partner)),
    theme: text,
    accent: text,
    radius: text,
    font: text,
  });

  it("change only the allowed parts of a frame's headers and rules", async () => {
    const plain = await test.app.inject(`/embed/surveys/${surveyId}`);
    const ask = (parameters: Record<string, string>) =>
      test.app.inject({ url: `/embed/surveys/${surveyId}`, query: parameters });
    await fc.assert(
      fc.asyncProperty(query, async (parameters) => {
        const { headers, body } = await ask(parameters);
        const policy = String(headers["content-security-policy"]).split("; ");
        expect(Object.keys(headers).sort()).toEqual(
          Object.keys(plain.headers).sort(),
        );
        expect(policy.map((rule) => rule.split(" ")[0]).join(" ")).toBe(
          directives,
        );
        expect(policy.join("")).not.toMatch(/[,;]/);
        const ancestors = (policy.at(-1) ?? "").replace("frame-ancestors ", "");
        if (isOrigin(parameters.parent))
          expect(ancestors).toBe(parameters.parent);
        else if (parameters.parent !== "") expect(ancestors).toBe("'none'");
        const tags = body.match(/<(script|style)[^>]*>/g) ?? [];
        for (const tag of tags)
          expect(tag).toMatch(/^<\w+>$| integrity="|application\/json/);
        const bare = tags.filter((tag) => /^<\w+>$/.test(tag));
        expect(policy.join(" ").match(/'sha256-/g)).toHaveLength(bare.length);
        expect(body.match(/:root\{[^}]*\}/g)?.at(-1)).toMatch(rules);
      }),
      { numRuns: 100 },
    );
  });

  it("are refused with two parents, also for a visit", async () => {
    const page = new EmbedPage(test.app, surveyId, inFrame);
    const { status } = await page.visit(`?parent=${partner}&parent=${other}`);
    expect(status).toBe(400);
  });

  it("open no survey to other pages by another spelling of its number", async () => {
    const embedOrigins = [partner];
    const id = await publishSurvey(await test.visitor(), { embedOrigins });
    const ways = [`0${id}`, `%3${String(id)[0] ?? ""}`, `${id}%20`, `${id}.0`];
    for (const way of [`${id}`, ...ways])
      for (const call of ["visits", "results"]) {
        const { statusCode, headers, body } = await test.app.inject({
          url: `/api/embed/surveys/${way}/${call}`,
          headers: inlineAt(other),
        });
        expect([400, 403, 404]).toContain(statusCode);
        expect(body).not.toContain("Night buses");
        if (call === "results" && way === `${id}`)
          expect(headers).not.toHaveProperty("access-control-allow-origin");
      }
  });
});
