import { type ChildProcess, execFile, fork } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Order, Report } from "./exports-child.ts";
import type { Row } from "./measure.ts";
import type { BenchEngine } from "./open-bench.ts";

/** Number of responses; `EXPORT_SHARE=0.05` reduces it to a twentieth. */
const responses = { PostgreSQL: 1_000_000, PGlite: 200_000 };
const share = Number(process.env.EXPORT_SHARE ?? 1);

const child = fileURLToPath(new URL("./exports-child.ts", import.meta.url));

/**
 * Whether a long export contains what is stored, how long it takes, and what it
 * costs: memory above that of the idle process, and time of other requests.
 */
export async function run(): Promise<Row[]> {
  return [...(await runOn("PostgreSQL")), ...(await runOn("PGlite"))];
}

async function runOn(engine: BenchEngine): Promise<Row[]> {
  const count = Math.round(responses[engine] * share);
  const folder = await mkdtemp(join(tmpdir(), "nearsay-exports-"));
  const server = fork(child, [engine, String(count)], {
    execArgv: ["--expose-gc", "--import", "tsx", "--conditions=source"],
  });
  try {
    const at = await nextOf<"url">(server);
    const call = async () => {
      const reply = await fetch(`${at.url}/api/surveys/${at.surveyId}`);
      if (!reply.ok) throw new Error(`a call replied ${reply.status}`);
      await reply.arrayBuffer();
    };
    const alone = await timeCalls(call, sleep(10_000));
    await ask<"done">(server, { do: "watch memory" });
    const file = join(folder, "saved.jsonl");
    const started = performance.now();
    const saving = save(at, file);
    const beside = await timeCalls(call, saving);
    await saving;
    const ms = performance.now() - started;
    const { idle, peak } = await ask<"peak">(server, { do: "report memory" });
    const isSame = await compareLists(server, folder, file);
    const name = `${engine}: ${count.toLocaleString("en")} responses`;
    return [
      { name: `${name} as stored`, value: isSame, unit: "", ratio: isSame },
      { name: `${name} saved beside calls`, value: ms, unit: "ms", ratio: 1 },
      { name: `${name}, p50 of calls`, ...compare(alone, beside, 0.5) },
      { name: `${name}, p99 of calls`, ...compare(alone, beside, 0.99) },
      {
        name: `${name}, memory beyond idle`,
        value: Math.round((peak - idle) / 2 ** 20),
        unit: "MiB",
        ratio: peak / idle,
      },
    ];
  } finally {
    server.send({ do: "end" } satisfies Order);
    await once(server, "exit");
    await rm(folder, { recursive: true, force: true });
  }
}

type ReportWith<Key extends string> = Extract<Report, Record<Key, unknown>>;

async function nextOf<Key extends string>(server: ChildProcess) {
  const [report] = (await once(server, "message")) as [ReportWith<Key>];
  return report;
}

function ask<Key extends string>(server: ChildProcess, order: Order) {
  const report = nextOf<Key>(server);
  server.send(order);
  return report;
}

async function save(
  { url, path, ownerKey }: ReportWith<"url">,
  file: string,
): Promise<void> {
  const headers = { authorization: `Bearer ${ownerKey}` };
  const reply = await fetch(`${url}${path}/export/responses.jsonl`, {
    headers,
  });
  if (!reply.ok || reply.body === null)
    throw new Error(`saving replied ${reply.status}`);
  await pipeline(Readable.fromWeb(reply.body), createWriteStream(file));
}

/**
 * The duration of each request in ms, one after the other with a pause in
 * between, until `over` settles.
 */
async function timeCalls(
  call: () => Promise<void>,
  over: Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  let going = true;
  const stop = () => (going = false);
  void over.then(stop, stop);
  while (going) {
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
    await sleep(5);
  }
  return times.sort((a, b) => a - b);
}

function compare(alone: number[], beside: number[], part: number) {
  const at = (times: number[]) =>
    times[Math.floor(times.length * part)] ?? Number.NaN;
  return { value: at(beside), unit: "ms", ratio: at(beside) / at(alone) };
}

/** 1 if both lists are the same after sorting, else 0. */
async function compareLists(
  server: ChildProcess,
  folder: string,
  saved: string,
): Promise<number> {
  const [sent, stored] = [join(folder, "sent"), join(folder, "stored")];
  await pipeline(Readable.from(savedLines(saved)), createWriteStream(sent));
  await ask<"done">(server, { do: "write stored", file: stored });
  return (await hashSorted(sent)) === (await hashSorted(stored)) ? 1 : 0;
}

/** In the format of the stored lines. */
async function* savedLines(file: string) {
  for await (const line of createInterface(createReadStream(file))) {
    const { answers } = JSON.parse(line) as {
      answers: Record<string, string | string[]>;
    };
    yield `${JSON.stringify(Object.values(answers).flat())}\n`;
  }
}

async function hashSorted(file: string): Promise<string> {
  const env = { ...process.env, LC_ALL: "C" };
  await promisify(execFile)("sort", ["-o", file, file], { env });
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
