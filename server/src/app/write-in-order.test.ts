import { randomUUID } from "node:crypto";
import type { Database, Queryable } from "../base/db/database.ts";
import { countEmbedSites } from "../community/integrity/embed-site-repository.ts";
import { noteNetworks } from "../embed/storageless-repository.ts";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import { untilBlocked } from "../testing/hold-transaction.ts";
import { publishSurvey } from "../testing/survey-builder.ts";
import { startTestApp } from "../testing/test-app.ts";
import { insertClaims } from "../visitors/idempotency/kept-reply-repository.ts";
import { countHits } from "../visitors/limits/rate-repository.ts";

const now = new Date("2026-03-02T10:20:30Z");
const endsAt = new Date("2026-03-02T11:20:30Z");
const [first = "", ...others] = "abcdefghijkl";

type Write = (
  db: Queryable,
  names: readonly string[],
  surveyId: number,
) => Promise<unknown>;

const writes: Record<string, Write> = {
  "rate-limit counts of callers": (db, names) =>
    countHits(
      db,
      names.map((caller) => ({ rule: "test", caller, endsAt })),
      now,
    ),
  "claims of idempotency keys": (db, names) =>
    insertClaims(
      db,
      names.map((requestKey) => ({
        requestKey,
        bodyHash: "",
        workerId: randomUUID(),
        claimedAt: now,
      })),
    ),
  networks: (db, names, surveyId) => noteNetworks(db, surveyId, names, endsAt),
  "sites that embed a survey": (db, names, surveyId) =>
    countEmbedSites(
      db,
      names.map((site) => ({ surveyId, day: "2026-03-02", site })),
    ),
};

describeOnEachEngine("two processes that write the same rows", (open) => {
  let db: Database;
  let surveyId: number;

  beforeAll(async () => {
    db = await open();
    const { visitor } = await startTestApp(db);
    surveyId = await publishSurvey(await visitor());
  });

  /** Writes the first name, and the others after another transaction waits for it. */
  async function writeInSteps(write: Write, goOn: Promise<void>) {
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const written = db.transaction(async (tx) => {
      await write(tx, [first], surveyId);
      begin();
      await goOn;
      await write(tx, others, surveyId);
    });
    await Promise.race([begun, written]);
    return { written };
  }

  it.each(Object.keys(writes))(
    "wait for each other in one direction only: %s",
    async (what) => {
      const write = writes[what]!;
      let goOn = (): void => undefined;
      const waitedFor = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      const { written } = await writeInSteps(write, waitedFor);
      const other = write(db, [...others, first], surveyId);
      await Promise.race([other.catch(() => undefined), untilBlocked(db)]);
      goOn();
      await expect(Promise.all([written, other])).resolves.toHaveLength(2);
    },
  );
});
