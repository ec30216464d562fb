import type { Database, StorageState } from "../../base/db/database.ts";
import { databaseAway, diskLow, watchProblem } from "./watch-problems.ts";

let sent: string[];
let arrives: boolean;
const alerts = {
  send: (kind: string, text: string) => {
    sent.push(`${kind}: ${text}`);
    return Promise.resolve(arrives);
  },
};

beforeEach(() => {
  sent = [];
  arrives = true;
});

it("is reported once while it lasts, and again when it returns", async () => {
  let storage: StorageState = { state: "enough", freeBytes: 2 ** 30 };
  const db = { storage: () => storage } as Database;
  const job = watchProblem(alerts, diskLow(db, "full"));
  await job.run();
  expect(sent).toEqual([]);
  storage = { state: "full", freeBytes: 3.5 * 2 ** 20 };
  await job.run();
  await job.run();
  expect(sent).toEqual([
    "disk-full: the disk of DATA_DIR is full and nothing can be written: 3 MiB are free.",
  ]);
  storage = { state: "low", freeBytes: 2 ** 27 };
  await job.run();
  storage = { state: "full", freeBytes: 0 };
  await job.run();
  expect(sent).toHaveLength(2);
});

it("is reported again until the alert arrives", async () => {
  const db = { storage: () => ({ state: "low", freeBytes: 0 }) };
  const job = watchProblem(alerts, diskLow(db as unknown as Database, "low"));
  arrives = false;
  await job.run();
  arrives = true;
  await job.run();
  await job.run();
  expect(sent).toHaveLength(2);
});

it("is a database that fails three times in a row", async () => {
  let fails = true;
  const db = {
    query: () =>
      fails ? Promise.reject(new Error("away")) : Promise.resolve([]),
  };
  const job = watchProblem(alerts, databaseAway(db));
  await job.run();
  await job.run();
  fails = false;
  await job.run();
  fails = true;
  await job.run();
  await job.run();
  expect(sent).toEqual([]);
  await job.run();
  await job.run();
  expect(sent).toEqual([
    "database: the database has not responded for half a minute.",
  ]);
});
