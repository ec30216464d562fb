import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { PgliteThread } from "../base/db/pglite-thread.ts";
import { type SmallDisk, mountSmallDisk } from "../testing/small-disk.ts";
import { readDump } from "../testing/test-pglite.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const disk = mountSmallDisk(256);

if (disk === null)
  test("the process on a full disk is NOT tested: this account may mount no small one", () => {
    expect(mountSmallDisk(1)).toBeNull();
  });
else
  describe("the process, whose disk fills up", () => {
    endingOn(disk);
  });

interface Running {
  child: ChildProcess;
  url: string;
}

function endingOn(small: SmallDisk): void {
  const children: ChildProcess[] = [];
  const folder = (name: string) => join(small.folder, name);

  beforeAll(async () => {
    for (const name of ["host", "remotes", "data"]) mkdirSync(folder(name));
    const dump = await readDump("TEST_PGLITE");
    const source = { folder: folder("data/database"), dump };
    const making = await PgliteThread.start(source, () => undefined);
    await making.close();
  });

  afterAll(async () => {
    for (const child of children)
      if (child.exitCode === null && child.signalCode === null) {
        child.kill("SIGKILL");
        await once(child, "exit");
      }
    small.remove();
  });

  async function start(): Promise<Running> {
    const env = {
      PATH: process.env["PATH"],
      PORT: "0",
      DATA_DIR: folder("data"),
      // So that only what cannot be written tells of it.
      DATA_DIR_MIN_FREE: "0",
      DEMO_DATA: "off",
      HOST_DIR: folder("host"),
      REMOTES_DIR: folder("remotes"),
      LOG_LEVEL: "silent",
    };
    const child = spawn(
      process.execPath,
      ["--conditions=source", "--import=tsx", main],
      { env, stdio: ["ignore", "pipe", "inherit"] },
    );
    children.push(child);
    for await (const line of createInterface(child.stdout)) {
      const url = /^Nearsay is ready: (.+)$/.exec(line)?.[1];
      if (url !== undefined) return { child, url };
    }
    throw new Error(`It ended with code ${child.exitCode}.`);
  }

  async function terminate({ child }: Running): Promise<unknown[]> {
    child.kill("SIGTERM");
    return once(child, "exit");
  }

  async function statusOf(running: Running, path: string, method = "GET") {
    const { status } = await fetch(`${running.url}/api${path}`, { method });
    return status;
  }

  const beginSession = (running: Running) =>
    statusOf(running, "/auth/anon", "POST");

  it("ends in order when it is asked to, and is back with all it had once there is room", async () => {
    const first = await start();
    small.fill(0);
    let status = 204;
    while (status === 204) status = await beginSession(first);
    expect(status).toBe(503);
    expect(await statusOf(first, "/health/ready")).toBe(503);
    expect(await statusOf(first, "/surveys")).toBe(200);
    expect(await terminate(first)).toEqual([0, null]);
    small.free();
    const second = await start();
    expect(await statusOf(second, "/health/ready")).toBe(200);
    expect(await beginSession(second)).toBe(204);
    expect(await terminate(second)).toEqual([0, null]);
  }, 180_000);
}
