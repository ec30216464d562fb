import type { Database, StorageState } from "../../base/db/database.ts";
import { type AlertInbox, openAlertInbox } from "../../testing/alert-inbox.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { fillEveryTable } from "../../testing/fill-every-table.ts";
import { TestClock, testConfig } from "../../testing/test-app.ts";
import { alertJobs } from "./alert-jobs.ts";
import type { Alert } from "./alert.ts";

/** The start of every text that users wrote: titles, answers, posts, names, addresses. */
const canary = "canarybird";

let inbox: AlertInbox;

beforeAll(async () => {
  inbox = await openAlertInbox();
});

afterAll(() => {
  inbox.close();
});

beforeEach(() => {
  inbox.empty();
});

/** A database that reports every problem, one after another. */
function troubled(db: Database) {
  let storage: StorageState | null = null;
  let isAway = false;
  // PostgreSQL quotes values in its errors.
  const error = new Error(`Key (title)=(${canary} title) already exists.`);
  return {
    db: {
      engine: db.engine,
      query: (statement) =>
        isAway ? Promise.reject(error) : db.query(statement),
      storage: () => storage,
    } as Database,
    isLow() {
      storage = { state: "low", freeBytes: 2 ** 27 };
    },
    isFull() {
      storage = { state: "full", freeBytes: 2 ** 20 };
    },
    isAway() {
      isAway = true;
    },
  };
}

describeWithDatabase("alerts of a site with text by users", (open) => {
  it("contain none of that text, whatever they are about", async () => {
    const db = await open();
    await fillEveryTable(db, () => `${canary} `);
    const { webhook, mail } = inbox;
    const trouble = troubled(db);
    const jobs = alertJobs({
      db: trouble.db,
      config: testConfig({ alerts: { webhook, mail } }),
      clock: new TestClock().read,
      log: { warn: () => undefined },
    });
    // The failure of a job is only logged; see base/jobs.ts.
    const check = async () => {
      for (const job of jobs) await job.run().catch(() => undefined);
    };
    await check();
    trouble.isLow();
    await check();
    trouble.isFull();
    await check();
    trouble.isAway();
    for (let failures = 0; failures < 3; failures++) await check();
    const bodies = inbox.posted.map(({ body }) => body);
    const kinds = bodies.map((body) => (JSON.parse(body) as Alert).kind);
    expect(kinds).toEqual(["queue", "disk-low", "disk-full", "database"]);
    expect(inbox.mails).toHaveLength(kinds.length);
    expect(bodies[0]).toMatch(/1 reported survey, \d appeals?\./);
    for (const sent of [...bodies, ...inbox.mails])
      expect(sent).not.toMatch(/canarybird|base64/i);
  });
});
