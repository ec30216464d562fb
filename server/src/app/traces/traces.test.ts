import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../base/db/database.ts";
import { StatementError } from "../../base/db/errors.ts";
import { reportOutcomeOf } from "../../base/outgoing.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import {
  type OpenApiDocument,
  listCalls,
} from "../../testing/fuzz/openapi-document.ts";
import { fillRequest } from "../../testing/fill-request.ts";
import {
  type OtlpReceiver,
  type ReceivedSpan,
  startOtlpReceiver,
} from "../../testing/otlp-receiver.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { sendSpans } from "./send-spans.ts";

const canary = "canarybird";
let receiver: OtlpReceiver;

beforeEach(async () => {
  receiver = await startOtlpReceiver();
});

afterEach(() => {
  receiver.close();
});

const traces = (share = 1) => ({
  traces: { endpoint: receiver.endpoint, serviceName: "the site", share },
});

/** Test values by the name of parameters. */
const written = {
  ...Object.fromEntries(
    ["content", "text", "title", "reason", "name", "code", "q"].map((name) => [
      name,
      `${canary} ${name}`,
    ]),
  ),
  email: `${canary}@example.org`,
  id: 98765432,
};

/** Fails when posts are read, with an error that quotes the parameters, as PostgreSQL does. */
function failing(db: Database): Database {
  return {
    engine: db.engine,
    query: (statement) =>
      statement.text.includes("from posts")
        ? Promise.reject(
            new StatementError({
              message: `Key (content)=(${canary}) already exists.`,
              code: "23505",
            }),
          )
        : db.query(statement),
    transaction: (work) => db.transaction(work),
    execute: (script) => db.execute(script),
    close: () => db.close(),
  };
}

const hourMs = 3_600_000;

/**
 * Posts a reason over the network whose request reaches the server before its
 * body. Returns the status.
 */
async function postSlowly(
  app: FastifyInstance,
  { cookies }: TestClient,
  path: string,
): Promise<number | undefined> {
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const sending = request(`${url}/api${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-csrf-token": cookies.get("nearsay_csrf"),
      cookie: Array.from(cookies, (pair) => pair.join("=")).join("; "),
    },
  });
  sending.flushHeaders();
  await once(app.server, "request");
  sending.end(JSON.stringify({ reason: "It is spam." }));
  const [reply] = (await once(sending, "response")) as [IncomingMessage];
  reply.resume();
  return reply.statusCode;
}

describeWithDatabase("traces", (open, engine) => {
  const start = async (share?: number) =>
    startTestApp(await open(), {}, traces(share));

  /** The only span with this name. */
  function spanOf(name: string): ReceivedSpan {
    const found = receiver.spans().filter((span) => span.name === name);
    expect(found).toHaveLength(1);
    return found[0] as ReceivedSpan;
  }

  const below = ({ spanId, traceId }: ReceivedSpan) =>
    receiver
      .spans()
      .filter(
        (span) => span.parentSpanId === spanId && span.traceId === traceId,
      );

  it("contain a span per request with the pattern of its path, and its statements as children", async () => {
    const { app, visitor } = await start();
    const client = await visitor();
    const id = await publishSurvey(client);
    await client.get(`/surveys/${id}?code=${canary}`);
    await client.post("/surveys/987654/like");
    const reported = await postSlowly(app, client, `/surveys/${id}/report`);
    expect(reported).toBeLessThan(300);
    await app.close();

    const read = spanOf("GET /api/surveys/:id");
    expect(read.attributes).toEqual({
      "http.request.method": "GET",
      "http.route": "/api/surveys/:id",
      "http.response.status_code": 200,
    });
    expect(read.parentSpanId).toBeUndefined();
    const refused = spanOf("POST /api/surveys/:id/like");
    expect(refused.attributes["http.response.status_code"]).toBe(404);
    const report = below(spanOf("POST /api/surveys/:id/report"));
    const transaction = report.find(({ name }) => name === "transaction");
    const written = below(transaction as ReceivedSpan);
    expect(written.map(({ name }) => name)).toContain("insert");
    expect(written[0]?.attributes).toMatchObject({
      "db.system.name": engine === "PGlite" ? "pglite" : "postgresql",
      "db.query.text": expect.stringMatching(/\$1/) as string,
    });
    // Only requests that read have exact times.
    const startOf = ({ startTimeUnixNano }: ReceivedSpan) =>
      Number(BigInt(startTimeUnixNano) / 1_000_000n) % hourMs;
    for (const span of [spanOf("POST /api/surveys/:id/report"), ...report])
      expect(startOf(span)).toBeLessThan(10_000);
    const [first] = written;
    expect(startOf(first as ReceivedSpan)).toBeLessThan(10_000);
    const minute = (Date.now() % hourMs) - 60_000;
    expect(startOf(read)).toBeGreaterThan(minute);
    expect(receiver.bodies.join()).toContain("the site");
    expect(receiver.bodies[0]).toMatch(/^\/v1\/traces /);
  });

  it("contain outgoing requests by kind, with their duration", async () => {
    const { app } = await start();
    await reportOutcomeOf("webhook", Promise.resolve());
    const wrong = new Error(canary);
    await reportOutcomeOf("model", Promise.reject(wrong)).catch(
      () => undefined,
    );
    await app.close();
    await reportOutcomeOf("push", Promise.resolve());
    expect(spanOf("webhook").status.code).toBe(0);
    expect(spanOf("model").status.code).toBe(2);
    expect(receiver.spans().map(({ name }) => name)).not.toContain("push");
  });

  it("contain no text, number or address that anyone sent, for any endpoint", async () => {
    const db = failing(await open());
    const { app, visitor } = await startTestApp(db, {}, traces());
    const client = await visitor();
    await publishSurvey(client, {
      title: `${canary} title`,
      instructions: `${canary} instructions`,
      visibility: { mode: "code", code: canary },
    });
    const calls = listCalls(app.swagger() as unknown as OpenApiDocument).filter(
      ({ path }) => !path.endsWith("/events"),
    );
    for (const call of calls) {
      const filled = fillRequest(call, written);
      await client.send({
        ...filled,
        headers: {
          ...filled.headers,
          "user-agent": canary,
          "x-forwarded-for": "203.0.113.77",
          traceparent:
            "00-000000000000000000000000ca9a7b1d-00000000ca9a7b1d-01",
        },
      });
    }
    for (const url of [`/${canary}`, `/surveys/98765432?code=${canary}`])
      await app.inject({ url });
    await app.close();
    expect(receiver.spans()).toContainEqual(
      expect.objectContaining({
        attributes: expect.objectContaining({
          "error.type": "23505",
        }) as object,
      }),
    );
    expect(receiver.spans().length).toBeGreaterThan(calls.length);
    const sent = receiver.bodies.join();
    for (const cookie of client.cookies.values())
      expect(sent).not.toContain(cookie);
    expect(sent).not.toMatch(/canarybird|98765432|203\.0\.113|ca9a7b1d/i);
  });

  it("contain the configured share of requests", async () => {
    const { app, visitor } = await start(0);
    await visitor();
    await app.close();
    expect(receiver.bodies).toEqual([]);
  });
});

it("log when the collector stops accepting them, not each time", async () => {
  const warnings: string[] = [];
  const warn = (_fields: object, text: string) => warnings.push(text);
  const exporter = sendSpans(receiver.endpoint, { warn });
  const send = async (status: number) => {
    receiver.status = status;
    await new Promise((sent) => {
      exporter.export([], sent);
    });
  };
  for (const status of [200, 400, 400, 200, 403]) await send(status);
  expect(receiver.bodies).toHaveLength(5);
  expect(warnings).toEqual([
    "traces could not be sent",
    "traces could not be sent",
  ]);
  await exporter.shutdown();
});
