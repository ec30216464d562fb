import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  mkdtemp,
  readFile,
  readdir,
  rm,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FolderInUse, lockFolder } from "./lock.ts";
import type { FolderLock } from "./lock.ts";
import type { Holder } from "./lock-holder.ts";
import { processSpace, processStart } from "./process-identity.ts";

let folder: string;
const held: FolderLock[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nearsay-lock-"));
});

afterEach(async () => {
  await Promise.all(held.splice(0).map((lock) => lock.release()));
  await rm(folder, { recursive: true });
});

async function take(): Promise<FolderLock> {
  const lock = await lockFolder(folder);
  held.push(lock);
  return lock;
}

/** Leaves a lock as another process would. */
async function leave(holder: Partial<Holder>): Promise<string> {
  const file = join(folder, "lock.7");
  const since = "2026-01-02T03:04:05.000Z";
  const own = { pid: process.pid, started: processStart(process.pid) };
  const content = { ...own, since, space: processSpace(), ...holder };
  await writeFile(file, JSON.stringify(content));
  return file;
}

test("refuses a second holder and names the first", async () => {
  await take();
  const [name = ""] = await readdir(folder);
  const first = JSON.parse(
    await readFile(join(folder, name), "utf8"),
  ) as Holder;
  const second = lockFolder(folder);
  await expect(second).rejects.toBeInstanceOf(FolderInUse);
  await expect(second).rejects.toThrow(`process ${process.pid}`);
  await expect(second).rejects.toThrow(`since ${first.since}`);
  await expect(second).rejects.toThrow("DATA_DIR");
});

test("is free again once released", async () => {
  const first = await lockFolder(folder);
  await first.release();
  await expect(take()).resolves.toBeDefined();
});

test("takes over from a process that was killed", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  await once(child, "spawn");
  const pid = child.pid ?? 0;
  await leave({ pid, started: processStart(pid) });
  await expect(take()).rejects.toThrow(`process ${pid}`);
  child.kill("SIGKILL");
  await once(child, "exit");
  await expect(take()).resolves.toBeDefined();
});

test("takes over when the process id was given to another program", async () => {
  await leave({ started: "long ago" });
  await expect(take()).resolves.toBeDefined();
});

test("believes the beat of a process it cannot look at", async () => {
  const file = await leave({ space: "another container", pid: 1 });
  await expect(take()).rejects.toThrow("process 1,");
  const past = new Date(Date.now() - 60_000);
  await utimes(file, past, past);
  await expect(take()).resolves.toBeDefined();
});

test("lets exactly one of many have a stale lock", async () => {
  await leave({ started: "long ago" });
  const tries = Array.from({ length: 12 }, () => take());
  const outcomes = await Promise.allSettled(tries);
  const won = outcomes.filter(({ status }) => status === "fulfilled");
  expect(won).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === "rejected")
      expect(outcome.reason).toBeInstanceOf(FolderInUse);
});

test("leaves one small file behind", async () => {
  await leave({ started: "long ago" });
  const lock = await lockFolder(folder);
  expect(await readdir(folder)).toEqual(["lock.8"]);
  await lock.release();
  expect(await readdir(folder)).toEqual(["lock.8"]);
});
