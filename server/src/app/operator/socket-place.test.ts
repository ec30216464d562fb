import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestApp } from "../../testing/test-app.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { openTestPglite } from "../../testing/test-pglite.ts";
import { askSite } from "./ask-site.ts";
import { serveCommands } from "./serve-commands.ts";

describe("the socket for commands", () => {
  let opened: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    opened = await openTestPglite({});
  });
  afterAll(() => opened.remove());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "nearsay-place-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const ask = (dataDir: string) =>
    askSite(dataDir, ["reports"], {
      out: () => undefined,
      err: () => undefined,
    });

  /** The result of `work` while a site listens in the folder, and what the site logged. */
  async function whileServing<T>(dataDir: string, work: () => Promise<T>) {
    let logged = "";
    const logStream = { write: (line: string) => (logged += line) };
    const options = [{ logStream }, { logLevel: "warn" }] as const;
    const { app } = await startTestApp(opened.db, ...options);
    const stop = await serveCommands({
      dataDir,
      commandDeps: app.commandDeps,
      log: app.log,
    });
    const result = await work();
    await stop();
    await app.close();
    return { result, logged };
  }

  it("works in a folder with a name of any length", async () => {
    for (const length of [40, 103, 104, 107, 108, 200]) {
      const name = "operator.sock";
      const rest = length - folder.length - name.length - 2;
      const dataDir = join(folder, "x".repeat(Math.max(1, rest)));
      await mkdir(dataDir);
      const listed = () => readdir(dataDir);
      const { result, logged } = await whileServing(dataDir, async () => [
        await ask(dataDir),
        ...(await listed()),
      ]);
      expect(result).toEqual([0, name]);
      expect(logged).not.toContain("commands work only");
      expect(await listed()).toEqual([]);
    }
  });

  it("has no listener if no site runs", async () => {
    expect(await ask(folder)).toBeNull();
  });

  it("of a process that was killed is replaced", async () => {
    const path = join(folder, "operator.sock");
    const script = `require("net").createServer().listen(${JSON.stringify(path)}, () => console.log("on"))`;
    const child = spawn(process.execPath, ["-e", script]);
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(await readdir(folder)).toEqual(["operator.sock"]);
    expect(await ask(folder)).toBeNull();
    expect((await whileServing(folder, () => ask(folder))).result).toBe(0);
  });

  it("does not stop a site if it cannot be created", async () => {
    await mkdir(join(folder, "operator.sock"));
    await writeFile(join(folder, "operator.sock/there"), "");
    const { result, logged } = await whileServing(folder, () => ask(folder));
    expect(result).toBeNull();
    expect(logged).toContain("commands work only while the site is stopped");
  });

  it.each([
    ["closes the connection", ""],
    ["ends its reply", "HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n"],
  ])(
    "reports a site that %s before it sends the exit code",
    async (_what, reply) => {
      const breaking = createServer((connection) => {
        connection.once("data", () => connection.end(reply));
      });
      breaking.listen(join(folder, "operator.sock"));
      await once(breaking, "listening");
      expect(await ask(folder)).toBe(1);
      breaking.close();
    },
  );
});
