import type {
  AuditCheckReply,
  AuditReply,
  InvitationsReply,
  NewInvitationsReply,
  RecountReply,
  SiteReleasesReply,
  WaitlistReply,
} from "@nearsay/core/contract/schema";
import sql from "sql-template-tag";
import type { Static } from "typebox";
import type { Database } from "../../base/db/database.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { noteAct } from "../audit/audit-log.ts";
import { OperatorClient } from "../../testing/operator-client.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

type Audit = Static<typeof AuditReply>;
type Check = Static<typeof AuditCheckReply>;
type Recount = Static<typeof RecountReply>;
type Waitlist = Static<typeof WaitlistReply>;
type Invitations = Static<typeof InvitationsReply>;
type NewInvitations = Static<typeof NewInvitationsReply>;

describeWithDatabase("an operator in the browser", (open) => {
  let db: Database;
  let test: TestApp;
  let operator: OperatorClient;

  beforeEach(async () => {
    db = await open();
    test = await startTestApp(db);
    operator = await OperatorClient.make(test.app);
  });
  afterEach(() => test.app.close());

  /** The audit log, the latest entry first. */
  async function noted() {
    const { body } = await operator.get<Audit>("/audit");
    return body.items.map(({ who, act, about }) => [who, act, about]);
  }

  describe("reads the audit log", () => {
    async function note(count: number): Promise<void> {
      for (let n = 0; n < count; n += 1)
        await noteAct(test.app.commandDeps, {
          who: "operator Anna",
          act: "hide",
          about: "survey 1",
        });
    }

    it("in pages, the latest entry first, without hashes", async () => {
      await note(120);
      const first = (await operator.get<Audit>("/audit")).body;
      const second = (await operator.get<Audit>(`/audit?after=${first.next}`))
        .body;
      expect([first.items.length, second.items.length]).toEqual([100, 20]);
      expect(first.items[0]).toEqual({
        entryId: 120,
        madeAt: "2026-03-02T10:20:30.000Z",
        who: "operator Anna",
        act: "hide",
        about: "survey 1",
      });
      expect(second.items.at(-1)?.entryId).toBe(1);
      expect(second.next).toBeNull();
    });

    it("and sees whether an entry was changed", async () => {
      const check = async () =>
        (await operator.get<Check>("/audit/check")).body;
      expect(await check()).toEqual({ entries: 0, hash: "", problem: null });
      await note(3);
      expect(await check()).toEqual({
        entries: 3,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        problem: null,
      });
      await db.execute(`
        alter table audit_log disable trigger audit_log_stays;
        update audit_log set about = 'survey 2' where entry_id = 2;
        alter table audit_log enable trigger audit_log_stays`);
      expect(await check()).toMatchObject({
        entries: 1,
        problem: "Entry 2 of the audit log is not as it was written.",
      });
    });
  });

  describe("manages the waitlist", () => {
    const email = "somebody@canary.example";
    const list = async (after = "") =>
      (await operator.get<Waitlist>(`/waitlist${after}`)).body;

    it("and confirms or removes an address, which is never logged", async () => {
      const visitor = await test.visitor();
      await visitor.post("/waitlist", {
        email,
        role: "business",
        category: "Bakery",
        consent: true,
      });
      const entry = {
        email,
        role: "business",
        category: "Bakery",
        joinedAt: "2026-03-02T10:20:30.000Z",
      };
      expect(await list()).toEqual({
        next: null,
        items: [{ ...entry, position: null, free: false, confirmedAt: null }],
      });
      const path = "/waitlist/confirmations";
      const confirmed = await operator.post(path, { email: ` ${email} ` });
      expect(confirmed.status).toBe(204);
      expect((await list()).items).toEqual([
        {
          ...entry,
          position: 1,
          free: true,
          confirmedAt: "2026-03-02T10:20:30.000Z",
        },
      ]);
      expect((await operator.delete("/waitlist", { email })).status).toBe(204);
      expect((await list()).items).toEqual([]);
      expect((await operator.delete("/waitlist", { email })).status).toBe(204);
      expect((await operator.post(path, { email })).status).toBe(404);
      expect(await noted()).toEqual([
        ["operator Anna", "waitlist-remove", ""],
        ["operator Anna", "waitlist-confirm", ""],
      ]);
    });

    it("in pages", async () => {
      await db.query(sql`
        insert into waitlist (email, role, joined_at)
        select number || '@example.org', 'user', now() + number * interval '1 s'
        from generate_series(1, 150) as number`);
      const first = await list();
      const second = await list(`?after=${first.next}`);
      expect([first.items.length, second.items.length]).toEqual([100, 50]);
      expect(second.items[0]?.email).toBe("101@example.org");
      expect(second.next).toBeNull();
    });

    it("in pages that skip and repeat no one while entries are added and removed", async () => {
      const join = (email: string, category: string | null, number: number) =>
        db.query(sql`
          insert into waitlist (email, role, category, place, joined_at)
          values (${email},
                  ${category === null ? "user" : "business"},
                  ${category}::text,
                  ${category === null ? null : number}::bigint,
                  now())`);
      const shops = Array.from(
        { length: 60 },
        (_, n) => `shop${n}@example.org`,
      );
      const users = Array.from(
        { length: 60 },
        (_, n) => `user${n}@example.org`,
      );
      for (const [n, one] of shops.entries()) await join(one, "Bakery", n + 1);
      for (const [n, one] of users.entries()) await join(one, null, n);
      const first = await list();
      expect(first.items).toHaveLength(100);
      const last = first.items.at(-1)?.email;
      expect(last).toBe("user39@example.org");
      expect(`${Buffer.from(first.next ?? "", "base64url")}`).not.toContain(
        "@",
      );
      await join("early@example.org", "Aquarium", 1000);
      await join("late@example.org", null, 0);
      await operator.delete("/waitlist", { email: last });
      await operator.delete("/waitlist", { email: "shop3@example.org" });
      const second = await list(`?after=${first.next}`);
      expect(second.next).toBeNull();
      expect(second.items.map((entry) => entry.email)).toEqual([
        ...users.slice(40),
        "late@example.org",
      ]);
    });

    it.each([
      "x",
      pack("user"),
      pack(["user", "", -1]),
      pack(["king", "", 1]),
      pack(["user", "\0", 1]),
      pack(["user", null, 1]),
    ])(
      "and gets an error for a cursor that no page returned: %s",
      async (after) => {
        expect(await operator.get(`/waitlist?after=${after}`)).toMatchObject({
          status: 400,
          body: { code: "INVALID_REQUEST" },
        });
      },
    );
  });

  describe("creates invitations", () => {
    const make = (body: object, key?: string) =>
      operator.post<NewInvitations>(
        "/invitations",
        body,
        key === undefined ? {} : { "idempotency-key": key },
      );
    const terms = { count: 3, uses: 2, days: 30 };

    it("whose codes admit people until they are revoked", async () => {
      const { status, body } = await make(terms);
      expect(status).toBe(201);
      const [first, second] = body.items;
      const guest = await test.visitor();
      const entered = await guest.post("/activation", { code: first?.code });
      expect(entered.status).toBe(204);
      const path = `/invitations/${second?.invitationId}`;
      expect((await operator.delete(path)).status).toBe(204);
      const late = await test.visitor();
      const refused = await late.post("/activation", { code: second?.code });
      expect(refused.status).toBe(400);
      expect((await operator.delete("/invitations/987654")).status).toBe(404);
      const { body: list, text } =
        await operator.get<Invitations>("/invitations");
      expect(list.items.map(({ useCount }) => useCount)).toEqual([0, 0, 1]);
      expect(list.items[1]).toMatchObject({
        usesMax: 2,
        revokedAt: "2026-03-02T10:20:30.000Z",
        expiresAt: "2026-04-01T10:20:30.000Z",
      });
      for (const { code } of body.items) expect(text).not.toContain(code);
      expect(await noted()).toEqual([
        ["operator Anna", "revoke", `invitation ${second?.invitationId}`],
        ["operator Anna", "invite", "3 invitations"],
      ]);
    });

    it("once for a repeated request, and others for other terms", async () => {
      const first = await make(terms, "once");
      const again = await make(terms, "once");
      expect(again.text).toBe(first.text);
      expect(await noted()).toHaveLength(1);
      const other = await make({ ...terms, uses: 1 }, "once");
      const codes = [first, other].flatMap(({ body }) =>
        body.items.map(({ code }) => code),
      );
      expect(new Set(codes).size).toBe(6);
      const kept = JSON.stringify(await db.query(sql`table kept_replies`));
      for (const code of codes) expect(kept).not.toContain(code);
    });

    it("with valid terms only", async () => {
      for (const body of [
        { ...terms, count: 101 },
        { ...terms, uses: 0 },
        { ...terms, days: 0 },
        { count: 1 },
      ])
        expect([body, (await make(body)).status]).toEqual([body, 400]);
    });
  });

  describe("recounts counters", () => {
    const events = { accept: "text/event-stream" };
    let surveyId: number;

    beforeEach(async () => {
      surveyId = await publishSurvey(await test.visitor());
      await db.query(sql`
        update survey_counts set like_count = 7 where survey_id = ${surveyId}`);
    });

    const wrong = [{ counter: "likes", count: 1 }];

    it("without changing anything unless requested", async () => {
      const check = () => operator.post<Recount>("/recount", { repair: false });
      const expected = {
        repaired: false,
        mismatches: wrong.map((one) => ({ surveyId, ...one })),
      };
      expect((await check()).body).toEqual(expected);
      expect((await check()).body).toEqual(expected);
      const { body } = await operator.post<Recount>("/recount", {
        repair: true,
      });
      expect(body).toEqual({ ...expected, repaired: true });
      expect((await check()).body.mismatches).toEqual([]);
      expect(await noted()).toEqual([
        ["operator Anna", "recount", "1 counter"],
      ]);
    });

    it("and gets progress events", async () => {
      const body = { repair: false };
      const { headers, text } = await operator.post("/recount", body, events);
      expect(headers["content-type"]).toContain("text/event-stream");
      const frames = text.trim().split("\n\n");
      expect(frames).toEqual([
        'event: progress\ndata: {"done":0,"total":1}',
        'event: progress\ndata: {"done":1,"total":1}',
        `event: reply\ndata: {"repaired":false,"mismatches":[{"surveyId":${surveyId},"counter":"likes","count":1}]}`,
      ]);
    });
  });

  it("sees which release of each remote is served", async () => {
    const { body } =
      await operator.get<Static<typeof SiteReleasesReply>>("/releases");
    const visitor = await test.visitor();
    const registry = await visitor.get("/remotes");
    const { remotes } = registry.body as {
      remotes: { name: string; version: string; enabled: boolean }[];
    };
    expect(body.items).toEqual(
      remotes.map(({ name, version, enabled }) => ({
        name,
        version,
        enabled,
        release: null,
      })),
    );
  });
});

function pack(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
