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

// Enough to load the sources on a busy machine, which the built server does not
// do.
const descriptors = 800;
const SECRET = "a secret for tests only, 32 chars long";

test("the connection limit leaves descriptors for files and for the process", () => {
  for (const limit of [64, 256, 1024, 65_536, 1_048_576])
    expect(mostConnections(limit)).toBeLessThan(limit / 2);
  expect(mostConnections(1024)).toBe(384);
  expect(mostConnections(2)).toBe(1);
});

describe("a server with room for 16 connections", () => {
  const most = 16;
  let server: Server;
  let port: number;
  const sockets: Socket[] = [];
  const warned: unknown[] = [];

  async function start(byAddress: boolean): Promise<void> {
    server = createServer((_request, reply) => reply.end("served"));
    // So that the server closes no connection because it is idle.
    server.keepAliveTimeout = 60_000;
    const log = { warn: (...line: unknown[]) => warned.push(line) };
    boundConnections(server, {
      most,
      byAddress,
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

  /**
   * The status that a connection from a local address gets, or 0; the
   * connection stays open if it is served.
   */
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

  it("allows an address half of all connections, and no more than its share when half are in use", async () => {
    await start(true);
    expect(await askOften(one, most / 2)).toEqual(served(most / 2));
    expect(await ask(one())).toBe(503);
    expect(await ask(another(0))).toBe(200);
    while (warned.length === 0) await nextTurn();
    expect(warned).toHaveLength(1);
  });

  it("counts the open connections of an address, not earlier ones", async () => {
    await start(true);
    for (let time = 0; time < 2; time += 1) {
      expect(await askOften(one, most / 2)).toEqual(served(most / 2));
      await endAll();
    }
    expect(await askOften(another, most / 2)).toEqual(served(most / 2));
    expect(await ask(one())).toBe(200);
  });

  it("does not distinguish addresses behind a proxy", async () => {
    await start(false);
    expect(await askOften(one, most)).toEqual(served(most));
  });

  it("refuses more connections and closes idle ones", async () => {
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

describeOnEachEngine("a process with few file descriptors", (open, engine) => {
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

  /** The status of a request from another local address; 0 if there is no response. */
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

  /** Opens idle connections, and waits until the given number of them were closed. */
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

  it("refuses an address with too many connections and serves others", async () => {
    const count = 2 * descriptors;
    await openIdle(count, count - mostConnections(descriptors));
    expect(await askFrom("127.0.0.2")).toBe(200);
    expect(await askFrom("127.0.0.1")).not.toBe(200);
  });

  it("serves the address again after they are closed, and stops normally", async () => {
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
