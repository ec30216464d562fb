// Prints where the time of `npm test` was spent, and fails if a folder took
// over a fifth more than budget.json allows. `--write` creates that file.
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { type TimeBudget, judgeTimes } from "./judge-times.ts";
import { measureProcessor } from "./measure-processor.ts";
import { readJestTimes, readPlaywrightTimes } from "./read-times.ts";

const root = resolve(import.meta.dirname, "../..");
const budgetFile = resolve(import.meta.dirname, "budget.json");
const reports = {
  jest: resolve(root, "node_modules/.cache/times-jest.json"),
  playwright: resolve(root, "node_modules/.cache/times-playwright.json"),
};

const files = [
  ...(await readWhereThere(reports.jest, readJestTimes)),
  ...(await readWhereThere(reports.playwright, readPlaywrightTimes)),
].sort((one, other) => other.seconds - one.seconds);
const processor = measureProcessor();

if (process.argv.includes("--write")) await write();
else await judge();

async function judge(): Promise<void> {
  const budget = JSON.parse(await readFile(budgetFile, "utf8")) as TimeBudget;
  const folders = judgeTimes(files, budget, processor);
  console.log("Worker minutes, and the budget of each folder:");
  for (const { folder, seconds, budget, isOver } of folders)
    console.log(
      `${minutes(seconds)}  ${budget === null ? "   –" : minutes(budget)}  ${folder}${isOver ? "  OVER ITS BUDGET" : ""}`,
    );
  console.log("The slowest files, in seconds:");
  for (const { path, seconds } of files.slice(0, 10))
    console.log(`${seconds.toFixed(0).padStart(4)}  ${path}`);
  if (folders.some(({ isOver }) => isOver)) process.exitCode = 1;
}

async function write(): Promise<void> {
  const folders = judgeTimes(files, { processor, folders: {} }, processor)
    .map(({ folder, seconds }) => [folder, Math.ceil(seconds)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const budget: TimeBudget = {
    processor: Math.round(processor),
    folders: Object.fromEntries(folders),
  };
  await writeFile(budgetFile, `${JSON.stringify(budget, null, 2)}\n`);
}

function minutes(seconds: number): string {
  return (seconds / 60).toFixed(1).padStart(4);
}

async function readWhereThere(
  file: string,
  read: typeof readJestTimes,
): ReturnType<typeof readJestTimes> {
  return existsSync(file) ? read(root, file) : [];
}
