import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { type Socket, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import sql from "sql-template-tag";
import type { Database } from "../base/db/database.ts";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import { type ServerProcess, startProcess } from "../testing/start-process.ts";
import { databaseUrl } from "../testing/test-postgres.ts";
import { mostConnections } from "./bound-connections.ts";

// Enough to read the sources at once on a busy machine, which the built server does not.
const descriptors = 800;
const SECRET = "a secret for tests only, 32 chars long";

test("connections leave descriptors for files and for what the process needs", () => {
  for (const limit of [64, 256, 1024, 65_536, 1_048_576])
    expect(mostConnections(limit)).toBeLessThan(limit / 2);
  expect(mostConnections(1024)).toBe(384);
  expect(mostConnections(2)).toBe(1);
});

describeOnEachEngine("a process with few descriptors", (open, engine) => {
  let dataDir: string;
  let server: ServerProcess;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "nearsay-descriptors-"));
    const settings = { SECRET, DATA_DIR: dataDir, LOG_LEVEL: "silent" };
    const url = engine === "PostgreSQL" ? await nameOf(await open()) : "";
    server = await startProcess(
      { ...settings, DEMO_DATA: "off", ...(url && { DATABASE_URL: url }) },
      { descriptors },
    );
  });

  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await server.end("SIGKILL");
    await rm(dataDir, { recursive: true, force: true });
  });

  /** The status of a call from another address of this machine; 0 where it is not answered. */
  function askFrom(localAddress: string): Promise<number> {
    const url = `${server.url}/api/surveys`;
    return new Promise((resolve) => {
      request(url, { localAddress, agent: false }, (reply) => {
        reply.resume();
        resolve(reply.statusCode ?? 0);
      })
        .on("error", () => {
          resolve(0);
        })
        .end();
    });
  }

  /** Opens connections that say nothing, and waits until so many of them were ended. */
  async function openIdle(count: number, ended: number): Promise<void> {
    const { hostname: host, port } = new URL(server.url);
    let closed = 0;
    await new Promise<void>((resolve) => {
      for (let n = 0; n < count; n += 1)
        sockets.push(
          connect({ host, port: Number(port) })
            .on("error", () => undefined)
            .on("close", () => {
              closed += 1;
              if (closed === ended) resolve();
            })
            .resume(),
        );
    });
  }

  it("refuses an address that holds too many, and serves the others", async () => {
    const count = 2 * descriptors;
    await openIdle(count, count - mostConnections(descriptors));
    expect(await askFrom("127.0.0.2")).toBe(200);
    expect(await askFrom("127.0.0.1")).not.toBe(200);
  });

  it("serves it again once they are closed, and ends as it should", async () => {
    for (const socket of sockets) socket.destroy();
    let status = 0;
    const end = Date.now() + 20_000;
    while (status !== 200 && Date.now() < end) {
      status = await askFrom("127.0.0.1");
      await nextTurn();
    }
    expect(status).toBe(200);
    expect(await server.end("SIGTERM")).toEqual([0, null]);
  });
});

async function nameOf(db: Database): Promise<string> {
  const [row] = await db.query<{ name: string }>(
    sql`select current_database() as name`,
  );
  return databaseUrl(row?.name ?? "");
}
