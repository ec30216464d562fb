import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const folder = import.meta.dirname;
const command = join(folder, "node_modules/lighthouse/cli/index.js");

/** The fields of Lighthouse's report that are used here. */
export interface Report {
  lighthouseVersion: string;
  environment: { hostUserAgent: string; benchmarkIndex: number };
  categories: Record<string, Category>;
  audits: Record<string, Audit>;
}

interface Category {
  title: string;
  /** From 0 to 1. */
  score: number | null;
  auditRefs: { id: string }[];
}

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  details?: { items?: unknown[] };
}

/** Runs Lighthouse for a page as a phone with a slow connection, in a separate browser. */
export async function lookAt(url: string, browser: string): Promise<Report> {
  const target = await mkdtemp(join(tmpdir(), "nearsay-bench-"));
  const file = join(target, "report.json");
  try {
    // Lighthouse occasionally records nothing, and asks to be run again.
    await runLighthouse(url, browser, file).catch(() =>
      runLighthouse(url, browser, file),
    );
    return JSON.parse(await readFile(file, "utf8")) as Report;
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

function runLighthouse(url: string, browser: string, file: string) {
  return promisify(execFile)(
    process.execPath,
    [
      command,
      url,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      "--no-enable-error-reporting",
      "--chrome-flags=--headless=new --no-sandbox --disable-background-networking",
    ],
    { env: { ...process.env, CHROME_PATH: browser } },
  );
}
