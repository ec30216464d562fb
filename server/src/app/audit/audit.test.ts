import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { createKeyedHash } from "../../base/security/keyed-hash.ts";
import { commandLine } from "../../testing/command-line.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import { publishWithKey } from "../../testing/survey-builder.ts";
import {
  type TestApp,
  startTestApp,
  testConfig,
} from "../../testing/test-app.ts";
import { noteAct, verifyAudit } from "./audit-log.ts";

describeOnEachEngine("the audit log", (open) => {
  let db: Database;
  let test: TestApp;
  let operate: ReturnType<typeof commandLine>;

  beforeEach(async () => {
    db = await open();
    test = await startTestApp(db);
    operate = commandLine(db, test);
  });
  afterEach(() => test.app.close());

  const { secret } = testConfig();
  const deps = () => ({
    db,
    clock: test.clock.read,
    hash: createKeyedHash(secret),
  });

  async function entries(): Promise<string[]> {
    const found: string[] = [];
    await verifyAudit(deps(), {
      onEntry: ({ entryId, who, act, about }) =>
        found.push([entryId, who, act, about].join("|")),
    });
    return found;
  }

  async function note(count: number): Promise<void> {
    for (let n = 1; n <= count; n += 1)
      await noteAct(deps(), {
        who: "command line",
        act: "hide",
        about: `${n}`,
      });
  }

  /** Changes the log as anyone with access to the database can. */
  const tamper = (statement: string) =>
    db.execute(`
      alter table audit_log disable trigger audit_log_stays;
      ${statement};
      alter table audit_log enable trigger audit_log_stays;`);

  it("contains what commands changed, in order, and not what they only read or failed to do", async () => {
    const { id } = await publishWithKey(await test.visitor());
    await operate("reports");
    await operate("show", `${id}`);
    await operate("hide", `${id}`);
    await operate("hide", "987654");
    await operate("restore", `${id}`, "--keep");
    await operate("embed", `${id}`);
    await operate("embed", `${id}`, "--nowhere");
    await operate("invite", "--count", "2");
    await operate("recount");
    await operate("remove", `${id}`);
    await operate("remove", `${id}`, "--yes");
    expect(await entries()).toEqual([
      `1|command line|hide|survey ${id}`,
      `2|command line|restore|survey ${id}`,
      `3|command line|embed|survey ${id}`,
      "4|command line|invite|2 invitations",
      `5|command line|remove|survey ${id}`,
    ]);
  });

  it("names nobody", async () => {
    const email = "somebody@canary.example";
    const visitor = await test.visitor();
    await visitor.post("/waitlist", {
      email,
      role: "user",
      category: null,
      consent: true,
    });
    expect((await operate("waitlist-remove", email)).code).toBe(0);
    expect(await entries()).toEqual(["1|command line|waitlist-remove|"]);
    expect(JSON.stringify(await db.query(sql`table audit_log`))).not.toContain(
      "canary",
    );
  });

  it("contains what holders of keys changed, once per repeated request, and nothing that was refused", async () => {
    const published = await publishWithKey(await test.visitor());
    const owner = new KeyHolder(test.app, published);
    await owner.send("GET", "");
    const once = { "idempotency-key": "once-and-again-1" };
    const first = await owner.post(
      "/keys",
      { role: "moderate", label: "Zoe" },
      once,
    );
    const again = await owner.post(
      "/keys",
      { role: "moderate", label: "Zoe" },
      once,
    );
    expect([first.status, again.status]).toEqual([201, 201]);
    const refused = await owner.post("/keys", { role: "none", label: "" });
    expect(refused.status).toBe(400);
    const { keys } = await owner.view();
    const own = keys.find(({ role }) => role === "own");
    expect((await owner.delete(`/keys/${own?.keyId}`)).status).toBe(409);
    const found = await entries();
    expect(found).toEqual([
      expect.stringMatching(
        new RegExp(
          `^1\\|key [0-9a-f-]{36}\\|createSurveyKey\\|survey ${published.id}$`,
        ),
      ),
    ]);
    expect(found[0]).not.toContain("Zoe");
  });

  it("does not reveal whether two surveys were managed in the same minute or only in the same hour", async () => {
    const owners = [];
    for (let n = 0; n < 2; n += 1) {
      const published = await publishWithKey(await test.visitor());
      owners.push(new KeyHolder(test.app, published));
    }
    // Advances to the beginning of an hour.
    const past = (Number(test.clock.read()) / 3_600_000) % 1;
    test.clock.advance({ hours: 1 - past });
    for (const hours of [0.001, 0.3, 0.4]) {
      for (const owner of owners) {
        const key = { role: "moderate", label: "Zoe" };
        expect((await owner.post("/keys", key)).status).toBe(201);
        test.clock.advance({ hours });
      }
    }
    const moments = await db.query(
      sql`select distinct made_at from audit_log where who like 'key %'`,
    );
    expect(moments).toHaveLength(2);
    const [all] = await db.query(
      sql`select count(*) from audit_log where who like 'key %'`,
    );
    expect(all).toEqual({ count: 6 });
  });

  it("has a single order if two processes write it at once", async () => {
    await Promise.all([note(10), note(10)]);
    expect(await entries()).toHaveLength(20);
  });

  it.each([
    "update audit_log set who = 'me'",
    "delete from audit_log",
    "truncate audit_log",
  ])("rejects: %s", async (statement) => {
    await note(1);
    await expect(db.execute(statement)).rejects.toThrow("stay as they are");
    expect(await entries()).toHaveLength(1);
  });

  it.each([
    [
      "the operator of an entry",
      "update audit_log set who = 'key 1' where entry_id = 2",
      "Entry 2 of the audit log is not as it was written.",
    ],
    [
      "the time of an entry",
      "update audit_log set made_at = made_at + interval '1 minute' where entry_id = 2",
      "Entry 2 of the audit log is not as it was written.",
    ],
    [
      "the subject of an entry",
      "update audit_log set about = '4' where entry_id = 2",
      "Entry 2 of the audit log is not as it was written.",
    ],
    [
      "the number of entries, by deleting one",
      "delete from audit_log where entry_id = 2",
      "Entry 2 of the audit log is missing.",
    ],
    [
      "the order of entries",
      "update audit_log set entry_id = -entry_id where entry_id in (2, 3); update audit_log set entry_id = 5 + entry_id where entry_id < 0",
      "Entry 2 of the audit log is not as it was written.",
    ],
    [
      "the start of the log, by deleting its first entry",
      "delete from audit_log where entry_id = 1",
      "Entry 1 of the audit log is missing.",
    ],
  ])("shows that someone changed %s", async (_what, statement, message) => {
    await note(3);
    await tamper(statement);
    const { code, text } = await operate("audit");
    expect(code).toBe(1);
    expect(text.split("\n").at(-1)).toBe(message);
  });

  it("shows a person who noted its last entry that entries were removed or rewritten", async () => {
    await note(3);
    const { code, text } = await operate("audit");
    expect(code).toBe(0);
    const known = /--known (3:[0-9a-f]{64})$/.exec(text)?.[1] ?? "";
    expect((await operate("audit", "--known", known)).code).toBe(0);
    await note(1);
    expect((await operate("audit", "--known", known)).code).toBe(0);
    await tamper("delete from audit_log where entry_id > 2");
    expect((await operate("audit")).code).toBe(0);
    const lost = await operate("audit", "--known", known);
    expect(lost.text).toContain("Entry 3 of the audit log is missing.");
    test.clock.advance({ hours: 1 });
    await note(1);
    const anew = await operate("audit", "--known", known);
    expect(anew.text).toContain("Entry 3 of the audit log is not the one");
    expect((await operate("audit", "--known", "3")).code).toBe(2);
  });

  it("is printed with only the last lines and is verified completely", async () => {
    expect((await operate("audit")).text).toBe("There are no entries.");
    await note(1100);
    const { text } = await operate("audit", "--last", "2");
    expect(text.split("\n").slice(0, 2)).toEqual([
      "1099  2026-03-02 10:20 UTC  command line  hide  1099",
      "1100  2026-03-02 10:20 UTC  command line  hide  1100",
    ]);
    expect(text).toContain("All entries up to 1100 are unchanged.");
  });
});
