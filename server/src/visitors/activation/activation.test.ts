import type { FastifyInstance } from "fastify";
import * as schema from "@nearsay/core/contract/schema";
import type { Database } from "../../base/db/database.ts";
import { networkBudget } from "../failed-attempts/attempt-limits.ts";
import { createKeyedHash } from "../../base/security/keyed-hash.ts";
import { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey, surveyPayload } from "../../testing/survey-builder.ts";
import {
  type TestApp,
  startTestApp,
  testConfig,
} from "../../testing/test-app.ts";
import { listInvitations, revokeInvitation } from "./invitation-repository.ts";
import { makeInvitations } from "./invitations.ts";

const hash = createKeyedHash(testConfig().secret);

describeOnEachEngine("an invitation", (open) => {
  let test: TestApp;
  let db: Database;

  beforeAll(async () => {
    db = await open();
    const settings = { activation: "required", trustProxy: true } as const;
    test = await startTestApp(db, {}, settings);
  });

  async function invite(uses = 1, days: number | null = null) {
    const terms = { count: 1, uses, days };
    const [made] = await makeInvitations(db, test.clock.read, hash, terms);
    return made!;
  }

  let networks = 0;
  /** From a separate network, so that no test uses up the failed attempts of another. */
  function enter(
    client: TestClient,
    code: string,
    ip = `10.9.${networks++}.1`,
  ) {
    const headers = { "x-forwarded-for": ip };
    return client.post("/activation", { code }, { headers });
  }

  const statusOf = async (client: TestClient) =>
    (await client.get("/activation/status")).body;

  it("admits a session, and the status shows it", async () => {
    const client = await test.visitor({ consent: false });
    expect(await statusOf(client)).toEqual({ required: true, ok: false });
    const { code } = await invite();
    expect(code).toMatch(/^\d{12}$/);
    const spaced = ` ${code.slice(0, 4)}-${code.slice(4)} `;
    expect((await enter(client, spaced)).status).toBe(204);
    expect(await statusOf(client)).toEqual({ required: true, ok: true });
    expect((await client.get("/surveys")).status).toBe(200);
  });

  it("is refused if it is wrong, used up, too old or revoked", async () => {
    const used = await invite();
    await enter(await test.visitor(), used.code);
    const old = await invite(1, 2);
    test.clock.advance({ hours: 48 });
    const revoked = await invite();
    expect(
      await revokeInvitation(db, revoked.invitationId, test.clock.now),
    ).toBe(true);
    const client = await test.visitor();
    for (const code of ["1", used.code, old.code, revoked.code]) {
      expect((await enter(client, code)).body).toEqual({
        status: 400,
        code: "INVALID_INVITATION",
        msg: "Invalid code",
      });
    }
    expect(await statusOf(client)).toMatchObject({ ok: false });
  });

  it("is used once per person, however often it is entered", async () => {
    const { code, invitationId } = await invite(2);
    const client = await test.visitor();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => enter(client, code)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(204));
    expect((await enter(client, "wrong")).status).toBe(204);
    expect(await listInvitations(db)).toContainEqual(
      expect.objectContaining({ invitationId, useCount: 1, usesMax: 2 }),
    );
  });

  it("admits only its number of people when more enter it at once", async () => {
    const { code } = await invite(3);
    const crowd = await Promise.all(
      Array.from({ length: 8 }, () => test.visitor()),
    );
    const answers = await Promise.all(crowd.map((one) => enter(one, code)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.sort((a, b) => a - b)).toEqual([
      204, 204, 204, 400, 400, 400, 400, 400,
    ]);
  });

  it("requires a session", async () => {
    const client = await test.visitor();
    client.cookies.delete("nearsay_session");
    await client.get("/health");
    expect((await enter(client, "1")).status).toBe(401);
  });

  it("can be tried only a limited number of times from one network", async () => {
    const { code } = await invite(2);
    const ip = "10.8.0.1";
    for (let at = 0; at < networkBudget.free; at++) {
      const { status } = await enter(await test.visitor(), `${at}`, ip);
      expect(status).toBe(400);
    }
    const person = await test.visitor();
    const refused = await enter(person, code, ip);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await enter(person, code, "10.8.1.1")).status).toBe(204);
  });
});

const open = new Set(["service", "identity", "privacy", "admission"]);
/**
 * A survey key admits on its own, and so do a kiosk's grant, see the last
 * tests, and an operator's key, see operators.test.ts.
 */
const byKey = (path: string) => /^\/(manage|kiosk|operator)\//.test(path);
const calls = Object.values(schema)
  .filter((value) => isCalls(value))
  .flatMap((value) => Object.values(value))
  .filter(({ tag, path }) => !open.has(tag) && !byKey(path));

function isCalls(value: unknown): value is Record<string, schema.Call> {
  const first: unknown = Object.values(value as object)[0];
  return typeof first === "object" && first !== null && "operationId" in first;
}

describeOnEachEngine("a site that requires an invitation", (openDb) => {
  const canary = "kestrel";
  let db: Database;
  let app: FastifyInstance;
  let stranger: TestClient;

  beforeAll(async () => {
    db = await openDb();
    const { visitor } = await startTestApp(db);
    await publishSurvey(await visitor(), { title: `A ${canary}` });
    const test = await startTestApp(db, {}, { activation: "required" });
    ({ app } = test);
    stranger = await test.visitor();
  });

  it("is tested with all survey operations", () => {
    expect(calls.length).toBeGreaterThan(25);
  });

  it.each(calls)(
    "refuses visitors without an invitation at $method $path",
    async ({ method, path }) => {
      const uuid = "00000000-0000-4000-8000-000000000000";
      const url = path.replace(":uuid", uuid).replace(/:\w+/g, "1");
      for (const client of [stranger, new TestClient(app)]) {
        const { status, body, text } = await client.request(method, url);
        expect(text).not.toContain(canary);
        if (client === stranger || method === "GET") {
          expect(body).toMatchObject({
            status: 403,
            code: path.startsWith("/embed/")
              ? "INVITATION_REQUIRED"
              : "ACTIVATION_REQUIRED",
          });
        } else expect(status).toBe(403);
      }
    },
  );

  it("lets holders of a key access their survey, and does not reveal to others whether it exists", async () => {
    const survey = await inviteAuthor();
    const path = `/manage/${survey.uuid}`;
    const holder = { headers: { authorization: `Bearer ${survey.key}` } };
    const opened = await stranger.request("GET", path, holder);
    expect(opened.status).toBe(200);
    const nothing = await stranger.get(path);
    expect(nothing.status).toBe(404);
    const missing = "/manage/00000000-0000-4000-8000-000000000000";
    expect(nothing.text).toBe((await stranger.get(missing)).text);
  });

  it("lets a kiosk show the survey that a key holder set it up for", async () => {
    const { uuid, key } = await inviteAuthor();
    const holder = (token: unknown) => ({
      headers: { authorization: `Bearer ${String(token)}` },
    });
    const grants = `/manage/${uuid}/kiosk-grants`;
    const made = await stranger.post(grants, { label: "" }, holder(key));
    const { token } = made.body as Record<string, string>;
    const kiosk = new TestClient(app);
    const shown = await kiosk.get("/kiosk/survey", holder(token));
    expect(shown.body).toMatchObject({ survey: { surveyUuid: uuid } });
    expect((await kiosk.get("/kiosk/survey", holder(key))).status).toBe(404);
  });

  /** Publishes a survey on a site that requires no invitation. */
  async function inviteAuthor() {
    const author = await (await startTestApp(db)).visitor();
    const { body: reserved } = await author.post("/surveys/embedded-token");
    const survey = surveyPayload(reserved as Record<string, unknown>);
    const { body } = await author.post("/surveys", { survey });
    const { surveyUuid, ownerKey } = body as Record<string, string>;
    return { uuid: surveyUuid, key: ownerKey };
  }

  it("shows visitors without an invitation the health, their identity and their consent", async () => {
    for (const path of [
      "/health",
      "/auth/identity",
      "/privacy/status",
      "/remotes",
    ]) {
      expect([path, (await stranger.get(path)).status]).toEqual([path, 200]);
    }
  });
});
