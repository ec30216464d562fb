import { mkdtemp, rm } from "node:fs/promises";
import { type Server, createServer, request } from "node:http";
import { type AddressInfo, type Socket, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import sql from "sql-template-tag";
import type { Database } from "../base/db/database.ts";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import { type ServerProcess, startProcess } from "../testing/start-process.ts";
import { databaseUrl } from "../testing/test-postgres.ts";
import { boundConnections, mostConnections } from "./bound-connections.ts";

// Enough to read the sources at once on a busy machine, which the built server does not.
const descriptors = 800;
const SECRET = "a secret for tests only, 32 chars long";

test("connections leave descriptors for files and for what the process needs", () => {
  for (const limit of [64, 256, 1024, 65_536, 1_048_576])
    expect(mostConnections(limit)).toBeLessThan(limit / 2);
  expect(mostConnections(1024)).toBe(384);
  expect(mostConnections(2)).toBe(1);
});

describe("a server that has room for 16 connections", () => {
  const most = 16;
  let server: Server;
  let port: number;
  const sockets: Socket[] = [];
  const warned: unknown[] = [];

  async function start(byAddress: boolean): Promise<void> {
    server = createServer((_request, reply) => reply.end("served"));
    // So that none of them ends by itself.
    server.keepAliveTimeout = 60_000;
    const log = { warn: (...line: unknown[]) => warned.push(line) };
    boundConnections(server, {
      ...{ most, byAddress },
      log: log as unknown as FastifyBaseLogger,
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    ({ port } = server.address() as AddressInfo);
  }

  afterEach(async () => {
    await endAll();
    warned.length = 0;
    await new Promise((resolve) => server.close(resolve));
  });

  /** What a connection from an address of this machine is answered, which stays open where it is served: its status, or 0. */
  function ask(localAddress: string): Promise<number> {
    return new Promise((resolve) => {
      const socket = connect({ host: "127.0.0.1", port, localAddress });
      sockets.push(socket);
      socket.on("error", () => undefined);
      socket.on("data", (data) => {
        resolve(Number(/^HTTP.1\.1 (\d+)/.exec(data.toString())?.[1]));
      });
      socket.on("close", () => {
        resolve(0);
      });
      socket.write("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
    });
  }

  async function askOften(address: (n: number) => string, times: number) {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) statuses.push(await ask(address(n)));
    return statuses;
  }

  async function endAll(): Promise<void> {
    for (const socket of sockets.splice(0)) socket.destroy();
    const open = () =>
      new Promise<number>((resolve) => {
        server.getConnections((_error, count) => {
          resolve(count);
        });
      });
    while ((await open()) > 0) await nextTurn();
  }

  const served = (times: number) => Array.from({ length: times }, () => 200);
  const one = () => "127.0.0.1";
  const another = (n: number) => `127.0.1.${n + 1}`;

  it("lets an address have half of them, and no more than its share once they are taken", async () => {
    await start(true);
    expect(await askOften(one, most / 2)).toEqual(served(most / 2));
    expect(await ask(one())).toBe(503);
    expect(await ask(another(0))).toBe(200);
    while (warned.length === 0) await nextTurn();
    expect(warned).toHaveLength(1);
  });

  it("counts what an address has open, not what it had", async () => {
    await start(true);
    for (let time = 0; time < 2; time += 1) {
      expect(await askOften(one, most / 2)).toEqual(served(most / 2));
      await endAll();
    }
    expect(await askOften(another, most / 2)).toEqual(served(most / 2));
    expect(await ask(one())).toBe(200);
  });

  it("tells no addresses apart behind a proxy", async () => {
    await start(false);
    expect(await askOften(one, most)).toEqual(served(most));
  });

  it("takes no more than that, and ends those that wait for nothing", async () => {
    await start(false);
    await askOften(one, most);
    const ended = sockets.map(
      (socket) => new Promise((resolve) => socket.on("close", resolve)),
    );
    expect(await ask(one())).toBe(0);
    await Promise.all(ended);
    expect(warned).toHaveLength(1);
    expect(await ask(one())).toBe(200);
  });
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
