import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import sql from "sql-template-tag";
import { PostgresDatabase } from "../../base/db/postgres.ts";
import { stopApp } from "../start-server.ts";
import { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { startTestApp } from "../../testing/test-app.ts";

const notReady = { status: 503, code: "NOT_READY" };

describeOnEachEngine("a process", (open) => {
  it("is ready if the database is up and has all migrations", async () => {
    const { app } = await startTestApp(await open());
    const answer = await new TestClient(app).get("/health/ready");
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ready: true });
  });

  it("reports its health at the usual address, without cookies", async () => {
    const { app } = await startTestApp(await open());
    const reply = await app.inject("/health");
    const { body } = await new TestClient(app).get("/health");
    expect(reply.json()).toEqual(body);
    expect(reply.cookies).toEqual([]);
  });

  it("states what the site is set to do", async () => {
    const db = await open();
    const read = async (settings: Parameters<typeof startTestApp>[2]) => {
      const { app } = await startTestApp(db, {}, settings);
      return (await new TestClient(app).get("/health")).body;
    };
    const plain = await read({});
    expect(plain).not.toHaveProperty("draftsTranslations");
    expect(plain).not.toHaveProperty("forgetMonths");
    const ai = { baseUrl: "http://127.0.0.1:9/v1", apiKey: "", model: "small" };
    expect(await read({ ai, forgetMonths: 6 })).toMatchObject({
      draftsTranslations: true,
      forgetMonths: 6,
    });
  });

  it("is not ready while a migration is missing, but is alive", async () => {
    const db = await open({ own: true });
    const { app } = await startTestApp(db);
    const client = new TestClient(app);
    await db.query(sql`delete from migrations where name like '0010%'`);
    const answer = await client.get("/health/ready");
    expect(answer.body).toMatchObject(notReady);
    expect(answer.headers["retry-after"]).toBe("1");
    expect((await client.get("/health")).status).toBe(200);
  });

  it("is not ready on an empty database", async () => {
    const { app } = await startTestApp(await open({ empty: true }));
    const answer = await new TestClient(app).get("/health/ready");
    expect(answer.body).toMatchObject(notReady);
  });

  it('reports "not ready" before it stops, and serves until it does', async () => {
    const { app } = await startTestApp(await open());
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    const stopped = stopApp(app, { delay: 1 });
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(503);
    expect((await fetch(`${url}/api/surveys`)).status).toBe(200);
    await stopped;
    await expect(fetch(`${url}/api/health`)).rejects.toThrow();
  });
});

describe("a PostgreSQL that accepts connections and never responds", () => {
  const silent = createServer();
  let db: PostgresDatabase;

  beforeAll(async () => {
    silent.listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    db = new PostgresDatabase({
      url: `postgres://nobody@127.0.0.1:${port}/none`,
      poolSize: 2,
      statementTimeout: 5000,
    });
  });

  afterAll(async () => {
    await db.close();
    silent.close();
  });

  it("makes the process not ready within a second, but alive", async () => {
    const { app } = await startTestApp(db);
    const client = new TestClient(app);
    expect((await client.get("/health")).status).toBe(200);
    const asked = performance.now();
    expect((await client.get("/health/ready")).body).toMatchObject(notReady);
    // The timeout is a second; the rest is for a busy machine. Connecting would
    // take four seconds.
    expect(performance.now() - asked).toBeLessThan(3000);
  });

  it("makes requests wait a few seconds, then fail with 503", async () => {
    const { app } = await startTestApp(db);
    const asked = performance.now();
    const answer = await new TestClient(app).get("/surveys/1");
    expect(answer.body).toMatchObject({ status: 503, code: "UNAVAILABLE" });
    expect(performance.now() - asked).toBeLessThan(6000);
  });
});
