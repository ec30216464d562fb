import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PgliteThread } from "../base/db/pglite-thread.ts";
import { type SmallDisk, mountSmallDisk } from "../testing/small-disk.ts";
import { type ServerProcess, startProcess } from "../testing/start-process.ts";
import { readDump } from "../testing/test-pglite.ts";

const disk = mountSmallDisk(256);

if (disk === null)
  test("the process on a full disk is NOT tested: this account may not mount a small disk", () => {
    expect(mountSmallDisk(1)).toBeNull();
  });
else
  describe("the process with a disk that fills up", () => {
    endingOn(disk);
  });

function endingOn(small: SmallDisk): void {
  const started: ServerProcess[] = [];
  const folder = (name: string) => join(small.folder, name);

  beforeAll(async () => {
    for (const name of ["host", "remotes", "data"]) mkdirSync(folder(name));
    const dump = await readDump("TEST_PGLITE");
    const source = { folder: folder("data/database"), dump };
    const making = await PgliteThread.start(source, () => undefined);
    await making.close();
  });

  afterAll(async () => {
    for (const server of started) await server.end("SIGKILL");
    small.remove();
  });

  async function start(): Promise<ServerProcess> {
    const server = await startProcess({
      DATA_DIR: folder("data"),
      // So that only failing writes reveal the full disk.
      DATA_DIR_MIN_FREE: "0",
      DEMO_DATA: "off",
      HOST_DIR: folder("host"),
      REMOTES_DIR: folder("remotes"),
      LOG_LEVEL: "silent",
    });
    started.push(server);
    return server;
  }

  async function statusOf(
    { url }: ServerProcess,
    path: string,
    method = "GET",
  ) {
    const { status } = await fetch(`${url}/api${path}`, { method });
    return status;
  }

  const beginSession = (server: ServerProcess) =>
    statusOf(server, "/auth/anon", "POST");

  it("stops in order on request, and restarts with all its data when there is space", async () => {
    const first = await start();
    small.fill(0);
    let status = 204;
    while (status === 204) status = await beginSession(first);
    expect(status).toBe(503);
    expect(await statusOf(first, "/health/ready")).toBe(503);
    expect(await statusOf(first, "/surveys")).toBe(200);
    expect(await first.end("SIGTERM")).toEqual([0, null]);
    small.free();
    const second = await start();
    expect(await statusOf(second, "/health/ready")).toBe(200);
    expect(await beginSession(second)).toBe(204);
    expect(await second.end("SIGTERM")).toEqual([0, null]);
  });
}
