import type { Browser } from "playwright";
import { ApiVisitor } from "../../fixtures/api-visitor.ts";
import { startProduct } from "../../fixtures/product.ts";
import { publishSurvey } from "../../fixtures/publish-survey.ts";
import { fiveQuestions } from "../five-questions.ts";
import { launchBrowser } from "../launch-browser.ts";
import { print, printHead, printMachine, printRow } from "../print.ts";
import { cpuSlowdown } from "../slow-down.ts";
import { median } from "../statistics.ts";
import { makeChartData } from "./chart-data.ts";
import { buildChartPages, ownPage, peerPages } from "./chart-pages.ts";
import {
  charts,
  type Contestant,
  panelOf,
  panelWithViews,
} from "./contestants.ts";
import { judge } from "./judge.ts";

/**
 * How soon charts are painted, compared with other pages with the same data;
 * returns whether that is soon enough.
 */
export async function measureCharts(runs = 10): Promise<boolean> {
  buildChartPages();
  const product = await startProduct({ DEMO_DATA: "off" });
  const browser = await launchBrowser();
  try {
    const author = await ApiVisitor.arrive(product.url);
    const survey = await publishSurvey(product.url, author, fiveQuestions);
    const page = `${product.url}/surveys/${survey}`;
    const contestants = [
      ...[ownPage, ...peerPages].map(charts),
      panelWithViews("our panel, the same views chosen", page),
      panelOf("our panel, 20 questions", page, makeChartData(20, 20)),
      panelOf("our panel, 400 questions", page, makeChartData(400, 20)),
    ];
    const times = await timeByTurns(browser, contestants, runs);
    return report(browser, contestants, times);
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Alternates between the pages, so that whatever slows the machine affects all of them. */
async function timeByTurns(
  browser: Browser,
  contestants: Contestant[],
  runs: number,
): Promise<number[][]> {
  const times: number[][] = contestants.map(() => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, { time }] of contestants.entries()) {
      times[index]?.push(await time(browser));
    }
  }
  return times;
}

function report(
  browser: Browser,
  contestants: Contestant[],
  times: number[][],
): boolean {
  const medians = times.map(median);
  const [own = 0, byHand = 0, ...rest] = medians;
  const [few = 0, many = 0] = rest.slice(-2);
  printMachine(
    "charts",
    `Chrome/${browser.version()}`,
    `processor ${cpuSlowdown} × slower`,
    `medians of ${times[0]?.length}`,
  );
  printHead("to painted, ms", "median", "min", "max", "to by hand");
  for (const [index, { name }] of contestants.entries()) {
    const all = times[index] ?? [];
    const facts = [median(all), Math.min(...all), Math.max(...all)];
    const share = `${(median(all) / byHand).toFixed(2)} ×`;
    printRow(name, ...facts.map((fact) => fact.toFixed(0)), share);
  }
  const libraries = Object.fromEntries(
    peerPages.slice(1).map(({ name }, index) => [name, rest[index] ?? 0]),
  );
  const missed = judge({ own, byHand, libraries, few, many });
  print(`\n400 questions: ${(many / few).toFixed(2)} × the time of 20.`);
  for (const sentence of missed) print(sentence);
  return missed.length === 0;
}
