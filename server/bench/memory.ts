import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { BenchEngine } from "./open-bench.ts";
import type { Row } from "./measure.ts";

const child = fileURLToPath(new URL("./memory-child.ts", import.meta.url));

interface Mark {
  responses: number;
  bytes: number;
}

/** Memory of a process after writing and reading many responses, compared with few. */
export async function run(): Promise<Row[]> {
  return [...(await runOn("PostgreSQL")), ...(await runOn("PGlite"))];
}

async function runOn(engine: BenchEngine): Promise<Row[]> {
  const marks: Mark[] = [];
  const process = fork(child, [engine], {
    execArgv: ["--expose-gc", "--import", "tsx", "--conditions=source"],
  });
  process.on("message", (mark: Mark) => marks.push(mark));
  await once(process, "exit");
  const first = marks[0]?.bytes ?? NaN;
  return marks.map(({ responses, bytes }) => ({
    name: `${engine}: memory after ${responses.toLocaleString("en")} responses`,
    value: Math.round(bytes / 2 ** 20),
    unit: "MiB",
    ratio: bytes / first,
  }));
}
