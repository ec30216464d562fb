import type { Database } from "../../base/db/database.ts";
import { TestClient } from "../../testing/client.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { openTestPglite } from "../../testing/test-pglite.ts";

const failure = {
  module: "insights/InsightsPanel",
  version: "1.2.0-0a1b2c3d",
  phase: "integrity",
  reason: "damaged",
};

describe("reporting a failed remote", () => {
  let db: Database;
  let test: TestApp;
  let client: TestClient;
  let lines: string[] = [];

  beforeAll(async () => {
    ({ db } = await openTestPglite({}));
    test = await startTestApp(
      db,
      { logStream: { write: (line) => lines.push(line) } },
      { logLevel: "warn", rateLimits: 1, activation: "required" },
    );
  });

  beforeEach(async () => {
    client = new TestClient(test.app);
    await client.get("/health");
    lines = [];
  });

  afterAll(async () => {
    await test.app.close();
    await db.close();
  });

  const report = (body: object, headers = {}) =>
    client.post("/remote-failures", body, { headers });

  it("logs one line, also for a page without a session or an invitation", async () => {
    expect(await report(failure)).toMatchObject({ status: 204, text: "" });
    expect(client.cookies.has("nearsay_session")).toBe(false);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        msg: "a remote failed in a browser",
        remoteFailure: failure,
        reqId: expect.any(String) as string,
      }),
    ]);
  });

  it("accepts a remote without a known version", async () => {
    const missing = { version: null, phase: "registry", reason: "missing" };
    expect((await report({ ...failure, ...missing })).status).toBe(204);
  });

  it.each([
    ["module", "insights/Other"],
    ["version", "1.0 at 10 Main Street"],
    ["version", "1".repeat(65)],
    ["phase", "somewhere"],
    ["reason", "TypeError: x is undefined"],
  ])("logs nothing if its %s is %s", async (field, value) => {
    expect((await report({ ...failure, [field]: value })).status).toBe(400);
    expect(lines).toEqual([]);
  });

  it("logs nothing for unknown values", async () => {
    await report({ ...failure, stack: "at home" });
    expect(lines.join()).not.toContain("at home");
  });

  it("is refused without the CSRF token", async () => {
    expect((await report(failure, { "x-csrf-token": "" })).status).toBe(403);
    expect(lines).toEqual([]);
  });

  it("is refused for a session that reports too much", async () => {
    const talkative = await test.visitor();
    const { length } = lines;
    const statuses = new Set<number>();
    for (let n = 0; n < 31; n += 1)
      statuses.add((await talkative.post("/remote-failures", failure)).status);
    expect([...statuses]).toEqual([204, 429]);
    expect(lines).toHaveLength(length + 30);
  });
});
