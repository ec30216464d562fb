import { parseArgs } from "node:util";
import { measureAnswering } from "./answering/main.ts";
import { measureCharts } from "./charts/main.ts";
import { measureEmbedding } from "./embedding/main.ts";
import { measureScores } from "./lighthouse/main.ts";
import { measureMap } from "./map/main.ts";
import { measureTyping } from "./typing/main.ts";

/**
 * Each measures the last build in the given number of runs, prints the results
 * and returns whether they are good enough.
 */
const parts = {
  lighthouse: measureScores,
  answering: measureAnswering,
  embedding: measureEmbedding,
  typing: measureTyping,
  charts: measureCharts,
  map: measureMap,
} as const;

type PartName = keyof typeof parts;

const { values, positionals } = parseArgs({
  options: { runs: { type: "string" } },
  allowPositionals: true,
});
const runs = values.runs === undefined ? undefined : Number(values.runs);
if (runs !== undefined && (!Number.isInteger(runs) || runs < 1)) {
  refuse("Give --runs a whole number from 1.");
}
const names = Object.keys(parts) as PartName[];
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  refuse(
    `There is no ${unknown.join(", ")}: name some of ${names.join(", ")}, or nothing for all.`,
  );
}

for (const name of names) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  if (!(await parts[name](runs))) process.exitCode = 1;
}

function refuse(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
