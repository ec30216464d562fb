import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { ensureBrowser } from "../fixtures/browser.ts";
import { startProduct } from "../fixtures/product.ts";
import { installLighthouse, lookAt, type Report } from "./lighthouse.ts";
import { findings, metrics, scores, type Row } from "./read-reports.ts";

/** `npm run bench -w e2e [-- --runs 3]`: what Lighthouse says of the last build. */
const pages = ["/", "/about"];

const { values } = parseArgs({
  options: { runs: { type: "string", default: "5" } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  process.stderr.write("Give --runs a whole number from 1.\n");
  process.exit(1);
}

installLighthouse();
const browser = ensureBrowser();
const product = await startProduct();
try {
  for (const path of pages) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run++) {
      reports.push(await lookAt(product.url + path, browser));
    }
    if (path === pages[0]) printMachine(reports);
    printPage(path, reports);
  }
} finally {
  await product.stop();
}

function printMachine([report]: Report[]): void {
  const [processor] = cpus();
  const browserName = /Chrome\/\S+/.exec(
    report?.environment.hostUserAgent ?? "",
  );
  print(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${processor?.model ?? "unknown"} (load ${loadavg()[0]?.toFixed(1)}, Lighthouse's index ${report?.environment.benchmarkIndex}), Node ${process.version}, ${browserName?.[0]}, Lighthouse ${report?.lighthouseVersion}, ${runs} runs a page`,
  );
}

function printPage(path: string, reports: Report[]): void {
  print(
    `\n| ${path} | median | all runs | wanted |\n| --- | ---: | --- | ---: |`,
  );
  const rows = scores(reports);
  for (const row of [...rows, ...metrics(reports)]) print(toLine(row));
  const found = findings(reports);
  if (found.length > 0) print(`\n${found.join("\n")}`);
  if (rows.some(({ median, wanted }) => median < Number(wanted ?? 0))) {
    process.exitCode = 1;
  }
}

function toLine({ name, median, all, wanted }: Row): string {
  const ofAll = all.map(toText).join(" · ");
  return `| ${name} | ${toText(median)} | ${ofAll} | ${wanted ?? ""} |`;
}

function toText(value: number): string {
  return value.toLocaleString("en", { maximumFractionDigits: 3 });
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
