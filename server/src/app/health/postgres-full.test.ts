import { chownSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import sql, { raw } from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import { accountFor } from "../../testing/postgres-account.ts";
import { type SmallDisk, mountSmallDisk } from "../../testing/small-disk.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { administer, openTestPostgres } from "../../testing/test-postgres.ts";
import type { TestDatabase } from "../../testing/test-database.ts";

/** How a PostgreSQL is made to run out of space, and to have space again. */
interface Fullness {
  begin(): Promise<void>;
  end(): Promise<void>;
}

/** Makes the server raise its own error, for servers without a disk that a test can fill. */
function refusing(db: Database): Fullness {
  return {
    begin: () =>
      db.execute(`
        create function refuse_room() returns trigger language plpgsql as $$
        begin
          raise exception 'could not extend file' using errcode = '53100';
        end $$;
        create trigger no_room before insert on responses
        for each statement execute function refuse_room()`),
    end: () =>
      db.execute(`
        drop trigger no_room on responses;
        drop function refuse_room()`),
  };
}

/** Fills the small disk with all tables to the last page. */
function filling(disk: SmallDisk): Fullness {
  return {
    begin() {
      disk.fill(0);
      return Promise.resolve();
    },
    end() {
      disk.free();
      return Promise.resolve();
    },
  };
}

/** Null if this server cannot use a disk of this test. */
async function placeOnDisk(name: string): Promise<SmallDisk | null> {
  const disk = mountSmallDisk(64);
  if (disk === null) return null;
  const folder = join(disk.folder, "tables");
  mkdirSync(folder);
  const account = accountFor();
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  try {
    await administer(`create tablespace ${name} location '${folder}'`);
    return disk;
  } catch {
    disk.remove();
    return null;
  }
}

describe("a PostgreSQL without disk space", () => {
  const space = `small_${randomBytes(6).toString("hex")}`;
  let database: TestDatabase;
  let db: Database;
  let disk: SmallDisk | null;

  beforeAll(async () => {
    database = await openTestPostgres({});
    db = database.db;
    disk = await placeOnDisk(space);
    if (disk === null) return;
    for (const kind of ["table", "index"])
      await db.query(sql`
        alter ${raw(kind)} all in tablespace pg_default
        set tablespace ${raw(space)}`);
  });

  afterAll(async () => {
    await database.remove();
    if (disk === null) return;
    await administer(`drop tablespace ${space}`);
    disk.remove();
  });

  /** One person after another, because existing pages have room for a few rows. */
  async function respond(
    people: TestClient[],
    surveyId: number,
    question: number,
  ) {
    const path = `/surveys/${surveyId}/responses`;
    const text = "x".repeat(240);
    for (const person of people) {
      const body = { answers: { [question]: text } };
      const answer = await person.post(path, body);
      if (answer.status !== 200) return answer;
    }
    return null;
  }

  it("refuses writes with 503 and the reason, serves reads, and writes again when there is space", async () => {
    const { app, visitor } = await startTestApp(db);
    const author = await visitor();
    const surveyId = await publishSurvey(author, {
      questions: [{ text: "Why?", type: "free_text" }],
    });
    const [question = 0] = await questionIds(author, surveyId);
    const people: TestClient[] = [];
    for (let n = 0; n < 60; n += 1) people.push(await visitor());
    const full = disk === null ? refusing(db) : filling(disk);
    await full.begin();
    const refused = await respond(people, surveyId, question);
    expect(refused?.body).toMatchObject({ status: 503, code: "STORAGE_FULL" });
    expect(refused?.headers["retry-after"]).toBe("10");
    for (const path of ["", "/questions", "/analytics"]) {
      const { status } = await author.get(`/surveys/${surveyId}${path}`);
      expect(status).toBe(200);
    }
    await full.end();
    const last = people.slice(-1);
    expect(await respond(last, surveyId, question)).toBeNull();
    await app.close();
  });
});
