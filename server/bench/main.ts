import { cpus } from "node:os";
import { run as attacks } from "./attacks.ts";
import { run as analytics } from "./analytics.ts";
import { run as backup } from "./backup.ts";
import { run as conditions } from "./conditions.ts";
import { run as drafts } from "./drafts.ts";
import { run as exporting } from "./exports.ts";
import { run as hidden } from "./hidden.ts";
import { run as ingestion } from "./ingestion.ts";
import { run as integrity } from "./integrity.ts";
import { run as memory } from "./memory.ts";
import { run as pages } from "./pages.ts";
import { run as places } from "./places.ts";
import { run as linker } from "./linker/main.ts";
import { run as difficulty } from "./difficulty.ts";
import { run as queue } from "./queue.ts";
import { run as recall } from "./recall.ts";
import { run as reads } from "./reads.ts";
import { run as lists } from "./lists.ts";
import type { Row } from "./measure.ts";
import { run as search } from "./search.ts";
import { run as traffic } from "./traffic/main.ts";

const parts: Record<string, () => Promise<Row[]>> = {
  reads,
  pages,
  ingestion,
  analytics,
  search,
  recall,
  lists,
  memory,
  hidden,
  exports: exporting,
  difficulty,
  integrity,
  places,
  backup,
  queue,
};

/** Benchmarks with a separate table or report. */
const tables: Record<string, () => AsyncIterable<string> | Iterable<string>> = {
  attacks,
  linker,
  traffic,
  drafts,
  conditions,
};

const wanted = process.argv.slice(2);
const names = [...Object.keys(parts), ...Object.keys(tables)];
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no ${unknown.join(", ")}: name some of ${names.join(", ")}, or nothing for all.\n`,
  );
  process.exit(1);
}

const [processor] = cpus();
print(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${processor?.model ?? "unknown"}, Node ${process.version}`,
);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
if (Object.keys(parts).some(isWanted))
  print("\n| what | measured | ratio |\n| --- | ---: | ---: |");
for (const [name, run] of Object.entries(parts))
  if (isWanted(name)) for (const row of await run()) print(toLine(row));
for (const [name, run] of Object.entries(tables)) {
  if (!isWanted(name)) continue;
  print("");
  for await (const line of run()) print(line);
}

function toLine({ name, value, unit, ratio }: Row): string {
  const number = value.toLocaleString("en", { maximumSignificantDigits: 4 });
  return `| ${name} | ${number} ${unit} | ${ratio.toFixed(2)} |`;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
