import type { OperatorReply } from "@nearsay/core/contract/schema";
import * as schema from "@nearsay/core/contract/schema";
import type { Call } from "@nearsay/core/contract/schema";
import sql from "sql-template-tag";
import type { Static } from "typebox";
import type { Database } from "../../base/db/database.ts";
import { TestClient } from "../../testing/client.ts";
import { commandLine } from "../../testing/command-line.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { OperatorClient } from "../../testing/operator-client.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

describeWithDatabase("operators in the browser", (open) => {
  let db: Database;
  let test: TestApp;
  let operate: ReturnType<typeof commandLine>;

  beforeEach(async () => {
    db = await open();
    test = await startTestApp(db);
    operate = commandLine(db, test);
  });
  afterEach(() => test.app.close());

  const make = (...more: string[]) =>
    operate("keys", "new", "--name", "Anna", "--rights", "moderate", ...more);
  const keyIn = (text: string) => /#key=(\S+)$/.exec(text)?.[1] ?? "";

  /** The reply to a request without a valid key. */
  async function refusalOf(key: string, app = test.app) {
    const { status, text } = await new OperatorClient(app, key).get("/me");
    return `${status} ${text}`;
  }

  const openNothing = `401 {"status":401,"msg":"This key is not valid.","code":"OPERATOR_KEY_INVALID"}`;

  it("use a key that a command creates, prints once and stores as a hash", async () => {
    const { code, text } = await make("--expires", "90");
    expect(code).toBe(0);
    expect(text).toContain("Key 1 of Anna: moderate, valid until 2026-05-31");
    const key = keyIn(text);
    const operator = new OperatorClient(test.app, key);
    const { body } = await operator.get<Static<typeof OperatorReply>>("/me");
    expect(body).toEqual({
      name: "Anna",
      rights: ["moderate"],
      expiresAt: "2026-05-31T10:20:30.000Z",
    });
    expect((await operate("keys", "list")).text).toBe(
      "1  Anna  moderate  created 2026-03-02, last used 2026-03-02, valid until 2026-05-31 10:20 UTC",
    );
    const kept = JSON.stringify(await db.query(sql`table operator_keys`));
    expect(kept).not.toContain(key);
    const logged = JSON.stringify(await db.query(sql`table audit_log`));
    expect(logged).toContain("operator key 1 made");
    expect(logged).not.toContain(key);
  });

  it("get the same reply for a key that is unknown, ended, expired or missing", async () => {
    const ended = keyIn((await make()).text);
    expect((await operate("keys", "end", "1")).code).toBe(0);
    const expired = keyIn((await make("--expires", "1")).text);
    expect(await refusalOf(expired)).toContain("200");
    test.clock.advance({ hours: 24 });
    for (const key of ["unknown", ended, expired, ""])
      expect(await refusalOf(key)).toBe(openNothing);
    const { status } = await new TestClient(test.app).get("/operator/me");
    expect(status).toBe(401);
  });

  it("have at most one valid key per name", async () => {
    await make();
    const second = await make();
    expect([second.code, second.text]).toEqual([
      1,
      expect.stringContaining("has not ended"),
    ]);
    await operate("keys", "end", "1");
    expect((await make()).code).toBe(0);
    expect((await operate("keys", "list")).text.split("\n")[0]).toMatch(
      /^1 {2}Anna .*, never used, ended$/,
    );
  });

  it.each([
    [["keys"], 2],
    [["keys", "new"], 2],
    [["keys", "new", "--name", "Anna", "--rights", "all"], 2],
    [["keys", "new", "--name", "Anna", "--rights", "moderate,all"], 2],
    [["keys", "new", "--name", "", "--rights", "moderate"], 2],
    [["keys", "new", "--name", "An\u202ena", "--rights", "moderate"], 2],
    [["keys", "end"], 2],
    [["keys", "end", "x"], 2],
    [["keys", "end", "7"], 1],
    [["keys", "list", "more"], 2],
    [["keys", "constructor"], 2],
  ])("get no key by: %j", async (args, code) => {
    expect((await operate(...args)).code).toBe(code);
    expect(await db.query(sql`table operator_keys`)).toEqual([]);
  });

  it("must wait after many wrong keys from their network, unless their key is valid", async () => {
    const key = keyIn((await make()).text);
    const refusals = [];
    for (let n = 0; n < 20; n += 1) refusals.push(await refusalOf(`guess${n}`));
    expect(refusals.filter((one) => one === openNothing)).toHaveLength(17);
    expect(refusals.at(-1)).toContain('"code":"CODE_GUESSES_BOUNDED"');
    expect(refusals.at(-1)).not.toContain("botCheck");
    expect(await refusalOf(key)).toContain("200");
    test.clock.advance({ hours: 1 });
    expect(await refusalOf("late guess")).toBe(openNothing);
  });

  it("can use exactly the endpoints that their key's rights allow", async () => {
    const calls = Object.values<Call>({
      ...schema.operatorCalls,
      ...schema.operatorSiteCalls,
    });
    const rights = ["moderate", "admit", "maintain"] as const;
    for (const right of rights) {
      const operator = await OperatorClient.make(test.app, {
        name: right,
        rights: [right],
      });
      const refused = [];
      for (const { operationId, method, path } of calls) {
        const address = path
          .replace("/operator", "")
          .replace(/:key|:\w+Id/, "9")
          .concat(operationId === "findOperatorItem" ? "?q=9" : "");
        const { status, body } = await operator.send<{ code?: string } | null>(
          method as "GET",
          address,
          bodies[operationId],
        );
        expect([operationId, status]).not.toEqual([operationId, 400]);
        if (body?.code === "KEY_TOO_WEAK") refused.push(operationId);
      }
      const others = rights.filter((one) => one !== right);
      expect(refused.sort()).toEqual(
        others.flatMap((one) => callsFor[one]).sort(),
      );
    }
  });

  it("are identified by no cookie, and get none", async () => {
    const visitor = await test.visitor();
    const { status } = await visitor.get("/operator/queue");
    expect(status).toBe(401);
    const operator = await OperatorClient.make(test.app);
    const { headers } = await operator.get("/me");
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("need no invitation when visitors do", async () => {
    const closed = await startTestApp(db, {}, { activation: "required" });
    const operator = await OperatorClient.make(closed.app);
    expect((await operator.get("/queue")).status).toBe(200);
    await closed.app.close();
  });
});

const callsFor = {
  moderate: [
    ...["getOperatorQueue", "findOperatorItem", "getOperatorSurvey"],
    ...["decide", "listBlocks", "createBlock", "endBlock"],
  ],
  admit: [
    ...["listWaitlist", "confirmWaitlistEntry", "removeWaitlistEntry"],
    ...["listInvitations", "createInvitations", "revokeInvitation"],
  ],
  maintain: ["listAudit", "checkAudit", "recountSite", "listSiteReleases"],
};

/** Bodies that pass the schema of their endpoint. */
const bodies: Record<string, unknown> = {
  decide: { decision: "hide", items: [{ kind: "post", id: 9 }] },
  createBlock: { kind: "post", id: 9 },
  confirmWaitlistEntry: { email: "me@example.org" },
  removeWaitlistEntry: { email: "me@example.org" },
  createInvitations: { count: 1, uses: 1, days: null },
  recountSite: { repair: false },
};
