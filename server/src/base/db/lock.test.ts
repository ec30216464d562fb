import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import {
  mkdtemp,
  readFile,
  readdir,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { FolderInUse, lockFolder } from "./lock.ts";
import type { FolderLock } from "./lock.ts";

let folder: string;
const held: FolderLock[] = [];
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nearsay-lock-"));
});

afterEach(async () => {
  await Promise.all(held.splice(0).map((lock) => lock.release()));
  await Promise.all(children.splice(0).map(kill));
  await rm(folder, { recursive: true });
});

async function take(): Promise<FolderLock> {
  const lock = await lockFolder(folder);
  held.push(lock);
  return lock;
}

const holder = [
  process.execPath,
  "--conditions=source",
  "--import=tsx",
  fileURLToPath(new URL("../../testing/hold-folder.ts", import.meta.url)),
];

/** Starts another process that tries to lock the folder; returns its first output. */
async function startHolder(wrapper: string[] = []) {
  const [command, ...args] = [...wrapper, ...holder, folder];
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const lines = createInterface(child.stdout);
  const [line] = (await once(lines, "line")) as [string];
  return { child, line, lines };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

test("refuses a second holder and names the first", async () => {
  await take();
  const second = lockFolder(folder);
  await expect(second).rejects.toBeInstanceOf(FolderInUse);
  await expect(second).rejects.toThrow(`process ${process.pid},`);
  await expect(second).rejects.toThrow(`on ${hostname()} since 2`);
  await expect(second).rejects.toThrow("DATA_DIR");
});

test("refuses another process, and is refused by one", async () => {
  const lock = await take();
  const refused = await startHolder();
  expect(refused.line).toContain(`is in use by process ${process.pid},`);
  await lock.release();
  held.length = 0;
  const { child, line } = await startHolder();
  expect(line).toBe("held");
  await expect(take()).rejects.toThrow(`process ${child.pid},`);
});

test("is free again after it is released", async () => {
  const first = await lockFolder(folder);
  await first.release();
  await expect(take()).resolves.toBeDefined();
});

test("is free at once when its process was killed", async () => {
  const { child, line } = await startHolder();
  expect(line).toBe("held");
  await kill(child);
  await expect(take()).resolves.toBeDefined();
});

test("stays with a process that is stopped for a long time, which then continues", async () => {
  const { child, line, lines } = await startHolder();
  expect(line).toBe("held");
  child.kill("SIGSTOP");
  await expect(take()).rejects.toBeInstanceOf(FolderInUse);
  // As if the lock file had not been touched for a long time.
  const longAgo = new Date("2026-01-01T00:00:00Z");
  await utimes(join(folder, "lock"), longAgo, longAgo);
  await expect(take()).rejects.toBeInstanceOf(FolderInUse);
  child.kill("SIGCONT");
  await once(lines, "line");
  await expect(take()).rejects.toThrow(`process ${child.pid},`);
});

test("is granted to exactly one of many", async () => {
  const tries = Array.from({ length: 12 }, () => take());
  const outcomes = await Promise.allSettled(tries);
  const won = outcomes.filter(({ status }) => status === "fulfilled");
  expect(won).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === "rejected")
      expect(outcome.reason).toBeInstanceOf(FolderInUse);
});

test("leaves one small file behind that only this account may read", async () => {
  const lock = await lockFolder(folder);
  await lock.release();
  expect(await readdir(folder)).toEqual(["lock"]);
  const { mode, size } = await stat(join(folder, "lock"));
  expect(mode & 0o777).toBe(0o600);
  expect(size).toBeLessThan(200);
});

describe("a lock of an earlier version", () => {
  const former = () => join(folder, "lock.7");

  it("blocks others while its process touches it", async () => {
    await writeFile(former(), '{"pid":1}');
    await expect(take()).rejects.toBeInstanceOf(FolderInUse);
    const past = new Date(Date.now() - 11_000);
    await utimes(former(), past, past);
    await expect(take()).resolves.toBeDefined();
    expect(await readdir(folder)).toEqual(["lock"]);
  });

  it("blocks no one after it is released", async () => {
    await writeFile(former(), "released\n");
    await expect(take()).resolves.toBeDefined();
  });
});

/**
 * Commands that create a separate process id namespace, in a new user namespace
 * if that is required.
 */
const ownSpace = [
  ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"],
  ["unshare", "-r", "--pid", "--fork", "--mount-proc", "--kill-child"],
].find(([command = "", ...args]) => {
  return spawnSync(command, [...args, "true"]).status === 0;
});

if (ownSpace === undefined)
  test("locking across process id namespaces is NOT tested: this machine does not permit creating one (unshare)", () => {
    expect(spawnSync("unshare", ["-r", "--pid", "true"]).status).not.toBe(0);
  });
else
  test("works across process id namespaces in which both processes have the id 1", async () => {
    const first = await startHolder(ownSpace);
    expect(first.line).toBe("held");
    const { pid } = JSON.parse(
      await readFile(join(folder, "lock"), "utf8"),
    ) as { pid: number };
    expect(pid).toBe(1);
    const inside = childOf(first.child.pid);
    process.kill(inside, "SIGSTOP");
    const second = await startHolder(ownSpace);
    expect(second.line).toContain("is in use by process 1,");
    process.kill(inside, "SIGCONT");
    await once(first.lines, "line");
    await kill(first.child);
    expect((await startHolder(ownSpace)).line).toBe("held");
  });

/** The id in this process id namespace. */
function childOf(pid: number | undefined): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8"));
}
