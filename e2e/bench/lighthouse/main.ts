import { ensureBrowser } from "../../fixtures/browser.ts";
import { startProduct } from "../../fixtures/product.ts";
import { installPackages } from "../install-packages.ts";
import { print, printHead, printMachine, printRow, toText } from "../print.ts";
import { lookAt, type Report } from "./lighthouse.ts";
import { findings, metrics, scores, type Row } from "./read-reports.ts";

/** The demo's home page, an open survey, and a page of text. */
const pages = ["/", "/surveys/5", "/about"];

/** Lighthouse scores of pages of the demo; returns whether the scores are sufficient. */
export async function measureScores(runs = 5): Promise<boolean> {
  installPackages(import.meta.dirname);
  const browser = ensureBrowser();
  const product = await startProduct();
  try {
    const good: boolean[] = [];
    for (const path of pages) {
      const reports: Report[] = [];
      for (let run = 0; run < runs; run++) {
        reports.push(await lookAt(product.url + path, browser));
      }
      if (path === pages[0]) printTools(reports);
      good.push(reportPage(path, reports));
    }
    return good.every(Boolean);
  } finally {
    await product.stop();
  }
}

function printTools([report]: Report[]): void {
  const { hostUserAgent = "", benchmarkIndex } = report?.environment ?? {};
  printMachine(
    "lighthouse",
    /Chrome\/\S+/.exec(hostUserAgent)?.[0] ?? "unknown browser",
    `Lighthouse ${report?.lighthouseVersion} with index ${benchmarkIndex}`,
  );
}

function reportPage(path: string, reports: Report[]): boolean {
  const rows = scores(reports);
  printHead(path, "median", "all runs", "wanted");
  for (const row of [...rows, ...metrics(reports)]) printLine(row);
  const found = findings(reports);
  if (found.length > 0) print(`\n${found.join("\n")}`);
  return rows.every(({ median, wanted = 0 }) => median >= wanted);
}

function printLine({ name, median, all, wanted }: Row): void {
  const ofAll = all.map(toText).join(" · ");
  printRow(
    name,
    toText(median),
    ofAll,
    wanted === undefined ? "" : toText(wanted),
  );
}
