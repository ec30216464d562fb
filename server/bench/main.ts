import { cpus } from "node:os";
import { run as analytics } from "./analytics.ts";
import { run as exporting } from "./exports.ts";
import { run as hidden } from "./hidden.ts";
import { run as ingestion } from "./ingestion.ts";
import { run as memory } from "./memory.ts";
import { run as pages } from "./pages.ts";
import { run as recall } from "./recall.ts";
import { run as reads } from "./reads.ts";
import { run as lists } from "./lists.ts";
import type { Row } from "./measure.ts";
import { run as search } from "./search.ts";

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
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => parts[name] === undefined);
if (unknown.length > 0) {
  process.stderr.write(
    `There is no ${unknown.join(", ")}: name some of ${Object.keys(parts).join(", ")}, or nothing for all.\n`,
  );
  process.exit(1);
}

const [processor] = cpus();
print(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${processor?.model ?? "unknown"}, Node ${process.version}`,
);
print("\n| what | measured | ratio |\n| --- | ---: | ---: |");
for (const [name, run] of Object.entries(parts))
  if (wanted.length === 0 || wanted.includes(name))
    for (const row of await run()) print(toLine(row));

function toLine({ name, value, unit, ratio }: Row): string {
  const number = value.toLocaleString("en", { maximumSignificantDigits: 4 });
  return `| ${name} | ${number} ${unit} | ${ratio.toFixed(2)} |`;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
