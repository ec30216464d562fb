import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres } from "./find-postgres.ts";
import { accountFor } from "./postgres-account.ts";
import type { Account } from "./postgres-account.ts";

/**
 * In this zone it is already the next day at the time of the test clock, and
 * its hours do not start with those of UTC: a statement that depends on the
 * time zone makes tests fail.
 */
export const testZone = "Pacific/Chatham";

/** A PostgreSQL for tests. The last three methods reject if the server was not started here. */
export interface TestPostgres {
  url: string;
  stop: () => Promise<void>;
  /** Stops the server immediately, like a crash, and keeps its data. */
  kill: () => Promise<void>;
  /** Stops the server normally and keeps its data. */
  shutDown: () => Promise<void>;
  /** Starts it again on the same port and data. */
  startAgain: () => Promise<void>;
}

/**
 * The server of TEST_DATABASE_URL, or else a temporary cluster with the
 * PostgreSQL found or installed here.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env["TEST_DATABASE_URL"];
  return given === undefined ? startCluster(noAutovacuum) : useGiven(given);
}

/**
 * A run of autovacuum in the middle of a large insert counts a few rows; until
 * its next run, a minute later, joins of all rows can take seconds.
 */
const noAutovacuum = ["autovacuum=off"];

function useGiven(url: string): TestPostgres {
  const refuse = () =>
    Promise.reject(
      new Error(
        "The PostgreSQL of TEST_DATABASE_URL is not ours to stop. Leave the variable out to test on a throw-away one.",
      ),
    );
  return {
    url,
    stop: () => Promise.resolve(),
    kill: refuse,
    shutDown: refuse,
    startAgain: refuse,
  };
}

/**
 * A temporary cluster that listens on a free local port.
 * @param settings Further settings of the server, such as `shared_buffers=1GB`.
 */
export async function startCluster(
  settings: readonly string[] = [],
): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "nearsay-postgres-"));
  const account = accountFor();
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  const cluster = { folder, account, binaries: findPostgres() };
  const port = await freePort();
  const start = () => startServer(cluster, port, settings);
  const end = (mode: string) =>
    run(cluster, "pg_ctl", ["stop", "-w", "-s", "-m", mode, "-D", "data"]);

  await initialise(cluster);
  await start();
  return {
    url: `postgresql://nearsay@127.0.0.1:${port}/postgres`,
    stop: async () => {
      // A test may have stopped it already.
      await end("immediate").catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
    kill: () => end("immediate"),
    shutDown: () => end("fast"),
    startAgain: start,
  };
}

interface Cluster {
  folder: string;
  account: Account | undefined;
  binaries: string;
}

function initialise(cluster: Cluster): Promise<void> {
  return run(cluster, "initdb", [
    ...["-D", "data", "-U", "nearsay", "--auth=trust", "--no-sync"],
    ...["--encoding=UTF8", "--locale=C", "--no-instructions"],
  ]);
}

function startServer(
  cluster: Cluster,
  port: number,
  more: readonly string[],
): Promise<void> {
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${cluster.folder}`,
    "fsync=off",
    "full_page_writes=off",
    "max_connections=100",
    `timezone=${testZone}`,
    ...more,
  ];
  const options = settings.map((setting) => `-c ${setting}`).join(" ");
  return run(cluster, "pg_ctl", [
    ...["start", "-w", "-s", "-t", "30", "-D", "data", "-l", "log"],
    ...["-o", options],
  ]);
}

async function run(
  { folder, account, binaries }: Cluster,
  program: string,
  args: string[],
): Promise<void> {
  const child = spawn(join(binaries, program), args, {
    ...account,
    cwd: folder,
    // The server would inherit pipes and keep them open.
    stdio: program === "initdb" ? ["ignore", "ignore", "inherit"] : "ignore",
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0)
    throw new Error(
      `${program} ended with code ${code}. Its log may be in ${folder}/log.`,
    );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
