import { readFile } from "node:fs/promises";
import { relative } from "node:path";

/** Duration of one test file, in seconds. */
export interface FileTime {
  /** From the root of the checkout. */
  path: string;
  seconds: number;
}

interface JestReport {
  testResults: { name: string; startTime: number; endTime: number }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: Suite[];
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}

/** @param file Output of `jest --json --outputFile`. */
export async function readJestTimes(
  root: string,
  file: string,
): Promise<FileTime[]> {
  const { testResults } = await readJson<JestReport>(file);
  return testResults.map(({ name, startTime, endTime }) => ({
    path: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** @param file Output of Playwright's reporter "json". */
export async function readPlaywrightTimes(
  root: string,
  file: string,
): Promise<FileTime[]> {
  const { config, suites } = await readJson<PlaywrightReport>(file);
  const folder = relative(root, config.rootDir);
  return suites.map((suite) => ({
    path: `${folder}/${suite.file}`,
    seconds: sumOf(suite) / 1000,
  }));
}

function sumOf({ suites = [], specs }: Suite): number {
  const own = specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .map(({ duration }) => duration);
  return [...own, ...suites.map(sumOf)].reduce((sum, ms) => sum + ms, 0);
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, "utf8")) as T;
}
