import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { reportOutgoing } from "../../base/outgoing.ts";
import { pagesDrawn } from "../../site/kept-pages/kept-pages.ts";
import { publishBatchSize } from "../../base/db/batcher.ts";

const token = "a token to scrape with";

function scrape(app: FastifyInstance, authorization = `Bearer ${token}`) {
  return app.inject({ url: "/metrics", headers: { authorization } });
}

describeOnEachEngine("the metrics", (open) => {
  const start = async (metricsToken: string | null = token) =>
    startTestApp(await open(), {}, { metricsToken });

  it("do not exist without a token in the config", async () => {
    const { app } = await start(null);
    expect((await scrape(app)).statusCode).toBe(404);
    await app.close();
  });

  it("are refused without the token", async () => {
    const { app } = await start();
    for (const wrong of ["", "Bearer ", "Bearer wrong", token]) {
      const answer = await scrape(app, wrong);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: "TOKEN_REQUIRED" });
    }
    await app.close();
  });

  it("contain requests by route and status, with no id in any label", async () => {
    const { app, visitor } = await start();
    const client = await visitor();
    const id = await publishSurvey(client);
    await client.get(`/surveys/${id}?code=secret-code`);
    await client.get("/surveys/987654");
    await app.inject("/surveys/987654");
    const { body, headers } = await scrape(app);
    expect(headers["content-type"]).toMatch(/^text\/plain/);
    expect(body).toMatch(
      /nearsay_request_seconds_count\{method="GET",route="\/api\/surveys\/:id",status="200"\} 1\n/,
    );
    expect(body).toMatch(/route="\/api\/surveys\/:id",status="404"\} 1\n/);
    expect(body).not.toMatch(/987654|secret-code/);
    await app.close();
  });

  it("contain refusals by code", async () => {
    const { app, visitor } = await start();
    const client = await visitor();
    const id = await publishSurvey(client);
    await client.get("/surveys/987654");
    await client.post(`/surveys/${id}/responses`, { answers: "all" });
    await client.post(`/surveys/${id}/responses`, { answers: { 987654: "x" } });
    const { body } = await scrape(app);
    const metric = (code: string) => `nearsay_refusals_total{code="${code}"}`;
    expect(body).toContain(`${metric("NOT_FOUND")} 1\n`);
    expect(body).toContain(`${metric("INVALID_REQUEST")} 2\n`);
    expect(body).not.toContain("987654");
    await app.close();
  });

  it("contain wrong and refused codes by purpose", async () => {
    const { app, visitor } = await start();
    const visibility = { mode: "code", code: "maple-114" };
    const id = await publishSurvey(await visitor(), { visibility });
    const person = await visitor();
    for (const code of ["wrong-1", "wrong-2", "wrong-3", "wrong-4"])
      await person.get(`/surveys/${id}?code=${code}`);
    await person.get("/surveys/search?code=wrong-5");
    const { body } = await scrape(app);
    const metric = (purpose: string, outcome: string) =>
      `nearsay_failed_guesses_total{purpose="${purpose}",outcome="${outcome}"}`;
    expect(body).toContain(`${metric("access", "wrong")} 3\n`);
    expect(body).toContain(`${metric("access", "refused")} 1\n`);
    expect(body).toContain(`${metric("search", "wrong")} 1\n`);
    expect(body).not.toContain("wrong-");
    await app.close();
  });

  it("contain an operator's queue, outgoing requests, and rendered pages", async () => {
    const db = await open();
    const { app, clock, visitor } = await startTestApp(
      db,
      {},
      { metricsToken: token },
    );
    const id = await publishSurvey(await visitor());
    const reporter = await visitor();
    clock.advance({ hours: 48 });
    await reporter.post(`/surveys/${id}/report`, { reason: "It is spam." });
    reportOutgoing("webhook", true, Date.now());
    reportOutgoing("push", false, Date.now());
    pagesDrawn.publish(null);
    const { body } = await scrape(app);
    expect(body).toContain('nearsay_queue{of="reported surveys"} 1\n');
    expect(body).toContain('nearsay_queue{of="appeals"} 0\n');
    const sent = "nearsay_outgoing_total";
    expect(body).toContain(`${sent}{to="webhook",outcome="done"} 1\n`);
    expect(body).toContain(`${sent}{to="push",outcome="failed"} 1\n`);
    expect(body).toContain("nearsay_pages_drawn_total 1\n");
    await app.close();
    reportOutgoing("webhook", true, Date.now());
    pagesDrawn.publish(null);
  });

  it("have no queue while the database is down", async () => {
    const db = await open({ own: true });
    const { app } = await startTestApp(db, {}, { metricsToken: token });
    await db.query(sql`alter table appeals rename to appealed`);
    const { body, statusCode } = await scrape(app);
    expect(statusCode).toBe(200);
    expect(body).toContain("nearsay_live_streams 0");
    expect(body).not.toContain("nearsay_queue{");
    await app.close();
  });

  it("contain the process, the database's connections, live streams and batches", async () => {
    const db = await open();
    const { app } = await startTestApp(db, {}, { metricsToken: token });
    publishBatchSize({ name: "responses", size: 40 });
    const { body } = await scrape(app);
    expect(body).toContain("nodejs_eventloop_lag_p99_seconds");
    expect(body).toContain("nearsay_live_streams 0");
    expect(body).toContain('nearsay_batch_items_sum{batch="responses"} 40');
    if (db.engine === "postgres")
      expect(body).toMatch(/nearsay_database_connections\{state="waiting"\} 0/);
    await app.close();
    publishBatchSize({ name: "responses", size: 40 });
  });
});
