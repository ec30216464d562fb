import type { Browser } from "playwright";
import { ApiVisitor } from "../../fixtures/api-visitor.ts";
import { submitWithConsent } from "../../fixtures/consent.ts";
import { startProduct } from "../../fixtures/product.ts";
import { publishSurvey } from "../../fixtures/publish-survey.ts";
import { fiveQuestions } from "../five-questions.ts";
import { launchBrowser } from "../launch-browser.ts";
import { print, printHead, printMachine, printRow, toText } from "../print.ts";
import { servePages } from "../serve-pages.ts";
import { cpuSlowdown } from "../slow-down.ts";
import { compare } from "./compare.ts";
import { buildPeerPages } from "./peer-pages.ts";
import { peer, visitByTurns } from "./visit-by-turns.ts";
import type { Contestant, Visit } from "./visit.ts";

/** Maximum ratio of our time to that of the hand-written page. */
const most = 1.4;

/**
 * How soon a survey can be answered, compared with other pages with the same
 * survey; returns whether that is soon enough.
 */
export async function measureAnswering(runs = 5): Promise<boolean> {
  const peers = await servePages(buildPeerPages());
  const product = await startProduct({ DEMO_DATA: "off" });
  const browser = await launchBrowser();
  try {
    const survey = await publishSurvey(
      product.url,
      await ApiVisitor.arrive(product.url),
      fiveQuestions,
    );
    const pages = [
      ours(`${product.url}/surveys/${survey}`),
      peer("hand-written", `${peers.url}/hand-written`, "Submit"),
      peer("SurveyJS", `${peers.url}/surveyjs`, "Complete"),
    ];
    const visits = await visitByTurns(browser, pages, runs);
    return report(browser, pages, visits);
  } finally {
    await browser.close();
    await product.stop();
    peers.stop();
  }
}

function ours(url: string): Contestant {
  return {
    name: "Nearsay",
    url,
    submit: submitWithConsent,
  };
}

function report(
  browser: Browser,
  pages: Contestant[],
  visits: Visit[][],
): boolean {
  const [own = [], ...others] = visits;
  const names = pages.map(({ name }) => name);
  const comparisons = compare(own, others);
  printMachine(
    "answering",
    `Chrome/${browser.version()}`,
    `processor ${cpuSlowdown} × slower`,
    `medians of ${own.length} visits`,
  );
  printHead("", ...names, ...names.slice(1).map((name) => `to ${name}`));
  for (const { name, medians, ratios } of comparisons) {
    const shares = ratios.map((ratio) => `${ratio.toFixed(2)} ×`);
    printRow(name, ...medians.map(toText), ...shares);
  }
  print("");
  for (const [index, name] of names.entries()) printRuns(name, visits[index]);
  const ratio = comparisons[0]?.ratios[0] ?? Infinity;
  print(`\nWanted: at most ${most} × the hand-written page.`);
  return ratio <= most;
}

function printRuns(name: string, visits: Visit[] = []): void {
  const times = visits.map(({ answered }) => Math.round(answered));
  const lost = visits.reduce((sum, visit) => sum + visit.lost, 0);
  print(`- ${name}: ${times.join(" · ")} ms, ${lost} choices lost on the way`);
}
