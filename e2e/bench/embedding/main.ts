import type { Browser, Page } from "playwright";
import { ApiVisitor } from "../../fixtures/api-visitor.ts";
import { startProduct } from "../../fixtures/product.ts";
import { publishSurvey } from "../../fixtures/publish-survey.ts";
import { buildPeerPages } from "../answering/peer-pages.ts";
import { peer, visitByTurns } from "../answering/visit-by-turns.ts";
import type { Contestant, Visit } from "../answering/visit.ts";
import { fiveQuestions } from "../five-questions.ts";
import { launchBrowser } from "../launch-browser.ts";
import { print, printHead, printMachine, printRow, toText } from "../print.ts";
import { servePages } from "../serve-pages.ts";
import { cpuSlowdown } from "../slow-down.ts";
import { comparePages } from "./compare-pages.ts";
import { partnerPages } from "./partner-pages.ts";

/** Frames of another site would get a separate process, to which throttling does not apply. */
const oneProcess = [
  "--disable-site-isolation-trials",
  "--disable-features=IsolateOrigins,site-per-process",
];

const yardsticks = ["by hand", "Formbricks"] as const;

/**
 * How soon a survey can be answered on a page of another site, compared with
 * other ways to embed one; returns whether ours is faster than Formbricks.
 */
export async function measureEmbedding(runs = 5): Promise<boolean> {
  const product = await startProduct({ DEMO_DATA: "off" });
  const site = atHost("site.localhost", product.url);
  const survey = await publishSurvey(
    product.url,
    await ApiVisitor.arrive(product.url),
    fiveQuestions,
  );
  const served = await servePages({
    ...buildPeerPages(),
    ...partnerPages(site, survey),
  });
  const browser = await launchBrowser(...oneProcess);
  try {
    const partner = atHost("partner.localhost", served.url);
    const ours = [
      own("frame page alone", `${site}/embed/surveys/${survey}`),
      own("inline", `${partner}/inline`),
      own("inline, no preload", `${partner}/inline-bare`),
      own("frame", `${partner}/frame`),
    ];
    const others = [
      peer("by hand", `${partner}/vanilla`, "Submit"),
      peer("Preact by hand", `${partner}/preact`, "Submit"),
      peer("Formbricks", `${partner}/formbricks`, "Next"),
      peer("SurveyJS", `${partner}/surveyjs`, "Complete"),
    ];
    const pages = [...ours, ...others];
    const visits = await visitByTurns(browser, pages, runs);
    return report(browser, pages, visits);
  } finally {
    await browser.close();
    served.stop();
    await product.stop();
  }
}

/** Another site from the browser's point of view, at the same port of this machine. */
function atHost(name: string, url: string): string {
  return `http://${name}:${new URL(url).port}`;
}

function own(name: string, url: string): Contestant {
  return { name, url, submit };
}

async function submit(page: Page): Promise<void> {
  const place = (await page.locator("iframe").count())
    ? page.frameLocator("iframe")
    : page;
  for (const name of ["Enable anonymous ID to submit", "Enable and submit"])
    await place.getByRole("button", { name }).click();
}

function report(
  browser: Browser,
  pages: readonly Contestant[],
  visits: readonly Visit[][],
): boolean {
  const figures = comparePages(
    pages.map(({ name }, index) => ({ name, visits: visits[index] ?? [] })),
    yardsticks,
  );
  printMachine(
    "embedding",
    `Chrome/${browser.version()}`,
    `processor ${cpuSlowdown} × slower`,
    `medians of ${visits[0]?.length} visits`,
  );
  const shares = yardsticks.map((name) => `to ${name}`);
  printHead("", "answers a click, ms", "bytes", "requests", ...shares);
  for (const { name, answered, bytes, requests, ratios } of figures) {
    const numbers = [answered, bytes, requests].map(toText);
    printRow(name, ...numbers, ...ratios.map((ratio) => ratio.toFixed(2)));
  }
  print("");
  for (const [index, { name }] of pages.entries()) {
    const times = visits[index]?.map(({ answered }) => Math.round(answered));
    print(`- ${name}: ${times?.join(" · ")} ms`);
  }
  print("\nWanted: the frame's page and inline before Formbricks.");
  return figures.slice(0, 2).every(({ ratios: [, ratio = 1] }) => ratio < 1);
}
