import cookie from "@fastify/cookie";
import {
  readBoot,
  readQuestionSet,
  readSurvey,
  readSurveyList,
} from "@nearsay/core/contract";
import fastify from "fastify";
import { createBoot } from "./boot.ts";
import { makeInvitations } from "../visitors/activation/invitations.ts";
import type { Database } from "../base/db/database.ts";
import { createKeyedHash } from "../base/security/keyed-hash.ts";
import { createServices } from "./services.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../testing/survey-builder.ts";
import { startTestApp, testConfig } from "../testing/test-app.ts";

interface Visit {
  activation: "off" | "required";
  cookies?: Record<string, string>;
}

describeWithDatabase("the boot block of a page", (open) => {
  const site = { supportEmail: "help@example.org", assistantUrl: null };
  let db: Database;

  beforeAll(async () => {
    db = await open();
    const { visitor } = await startTestApp(db);
    const creator = await visitor();
    await publishSurvey(creator);
    const guarded = { mode: "code", code: "abcd" };
    await publishSurvey(creator, { visibility: guarded });
  });

  const clock = () => new Date("2026-03-02T11:00:00.000Z");

  async function bootOf(
    url: string,
    database = db,
    listWithin?: number,
    { activation, cookies }: Visit = { activation: "off" },
  ) {
    const config = testConfig({ activation });
    const services = createServices({ db: database, config, clock });
    const app = fastify();
    await app.register(cookie);
    const readData = createBoot(services, site, clock, listWithin);
    app.get("/*", async (request) => (await readData(request, "visitor")).boot);
    return app.inject({ url, ...(cookies && { cookies }) });
  }

  it("contains the list on the home page and sets no cookie", async () => {
    const page = await bootOf("/");
    const boot = readBoot(page.body);
    const names = ["/health", "/activation/status", "/surveys"];
    expect(Object.keys(boot.replies)).toEqual(names);
    expect(readSurveyList(boot.replies["/surveys"]).items).toHaveLength(1);
    expect(boot.site).toEqual(site);
    expect(page.headers).not.toHaveProperty("set-cookie");
  });

  it.each(["", "?share_token=a%20b", "?utm_source=mail"])(
    "contains the survey and its questions on the survey's page with the query %j",
    async (query) => {
      const { replies } = readBoot((await bootOf(`/surveys/1${query}`)).body);
      const own = query.startsWith("?share") ? "?share_token=a+b" : "";
      expect(readSurvey(replies[`/surveys/1${own}`])).toMatchObject({
        title: "Night buses",
      });
      const questions = readQuestionSet(
        replies[`/surveys/1/questions${own}`],
      ).questions;
      expect(questions).not.toHaveLength(0);
    },
  );

  it("contains a survey under its uuid if the page was requested by uuid", async () => {
    const { replies } = readBoot((await bootOf("/surveys/1")).body);
    const { uuid } = readSurvey(replies["/surveys/1"]);
    const other = readBoot((await bootOf(`/surveys/${uuid}`)).body).replies;
    expect(other).toHaveProperty(`/surveys/uuid/${uuid}`);
    expect(other).toHaveProperty("/surveys/1/questions");
  });

  it.each([
    "/surveys/2",
    "/surveys/99",
    "/surveys/x",
    "/surveys/1?code=abcd",
    "//page/surveys/1",
  ])(
    "contains no survey on %s, which needs a code or does not exist",
    async (url) => {
      const { body } = await bootOf(url);
      expect(Object.keys(readBoot(body).replies)).toEqual([
        "/health",
        "/activation/status",
      ]);
      expect(body).not.toContain("Night buses");
    },
  );

  it("has no list on other pages", async () => {
    const { replies } = readBoot((await bootOf("/about")).body);
    expect(Object.keys(replies)).toEqual(["/health", "/activation/status"]);
  });

  it("does not wait for a database that does not respond", async () => {
    const silent = { ...db, query: () => new Promise<never>(() => undefined) };
    const { replies } = readBoot((await bootOf("/", silent, 1)).body);
    expect(Object.keys(replies)).toEqual(["/health", "/activation/status"]);
  });

  it("has no list if the database is down", async () => {
    const away = { ...db, query: () => Promise.reject(new Error("away")) };
    const { replies } = readBoot((await bootOf("/", away)).body);
    expect(replies).not.toHaveProperty("/surveys");
    expect(replies["/health"]).toMatchObject({ ok: true });
  });

  it("contains the need for an invitation and no list for a visitor without one", async () => {
    const visit: Visit = { activation: "required" };
    const page = await bootOf("/", db, undefined, visit);
    expect(page.body).not.toContain("Night buses");
    const { replies } = readBoot(page.body);
    expect(replies["/activation/status"]).toEqual({
      required: true,
      ok: false,
    });
    expect(replies).not.toHaveProperty("/surveys");
  });

  it("contains the list for an admitted visitor", async () => {
    const settings = { activation: "required" } as const;
    const { visitor } = await startTestApp(db, {}, settings);
    const guest = await visitor();
    const hash = createKeyedHash(testConfig().secret);
    const one = { count: 1, uses: 1, days: null };
    const [invitation] = await makeInvitations(db, clock, hash, one);
    await guest.post("/activation", { code: invitation?.code });
    const cookies = Object.fromEntries(guest.cookies);
    const page = await bootOf("/", db, undefined, { ...settings, cookies });
    const { replies } = readBoot(page.body);
    expect(replies["/activation/status"]).toEqual({ required: true, ok: true });
    expect(replies).toHaveProperty("/surveys");
  });

  it("leaves it to the page to request the invitation state if that is unknown", async () => {
    const away = { ...db, query: () => Promise.reject(new Error("away")) };
    const cookies = { nearsay_session: "any" };
    const visit: Visit = { activation: "required", cookies };
    const { replies } = readBoot((await bootOf("/", away, 1, visit)).body);
    expect(Object.keys(replies)).toEqual(["/health"]);
  });
});
