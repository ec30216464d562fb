import type { Browser, BrowserContext, Page } from "playwright";
import { slowProcessor } from "../slow-down.ts";
import { untilIdle } from "../until-idle.ts";
import { type ChartData, makeChartData, toAnalytics } from "./chart-data.ts";
import { type ChartPage, openChartPage, ownPage } from "./chart-pages.ts";
import { expectDrawn, type Marks } from "./expect-drawn.ts";
import { alsoChooseViews, openInsights } from "./open-insights.ts";
import { timeMount } from "./time-mount.ts";

/** What is measured. */
export interface Contestant {
  name: string;
  /**
   * Milliseconds from the call until everything is painted, in a browser that
   * has not drawn it before.
   */
  time: (browser: Browser) => Promise<number>;
}

const plain = makeChartData(5, 8);
const plainBars = 5 * 8 + plain.keywords.length;
/** Keywords that the panel shows before more are requested. */
const firstKeywords = 10;

/** A screen on which every chart is visible, however long the page. */
const viewport = { width: 1280, height: 6_000 };
const berlin = { latitude: 52.52, longitude: 13.405 };

/** A page that contains only charts. */
export function charts(chartPage: ChartPage): Contestant {
  const numbers = chartPage === ownPage ? toAnalytics(plain) : plain;
  return {
    name: chartPage.name,
    time: (browser) =>
      inNewContext(browser, async (context) => {
        const page = await context.newPage();
        await openChartPage(page, chartPage, numbers);
        return timeOn(page, chartPage.marks, plainBars);
      }),
  };
}

/** The panel in the product, with the views that draw the same charts as the other pages. */
export function panelWithViews(name: string, survey: string): Contestant {
  return {
    name,
    time: (browser) =>
      inNewContext(browser, async (context) => {
        const page = await openInsights(context, survey, toAnalytics(plain));
        await page.evaluate(alsoChooseViews);
        return timeOn(page, ownPage.marks, plainBars);
      }),
  };
}

/** The panel in the product in its initial state. */
export function panelOf(
  name: string,
  survey: string,
  data: ChartData,
): Contestant {
  return {
    name,
    time: (browser) =>
      inNewContext(browser, async (context) => {
        const page = await openInsights(context, survey, toAnalytics(data));
        return timeOn(page, ownPage.marks, firstKeywords);
      }),
  };
}

/** A question about location would be shown first: here the browser already has the permission. */
async function inNewContext(
  browser: Browser,
  time: (context: BrowserContext) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({
    viewport,
    permissions: ["geolocation"],
    geolocation: berlin,
  });
  try {
    return await time(context);
  } finally {
    await context.close();
  }
}

async function timeOn(page: Page, marks: Marks, bars: number): Promise<number> {
  await untilIdle(page);
  await slowProcessor(await page.context().newCDPSession(page));
  const painted = await page.evaluate(timeMount);
  await expectDrawn(page, marks, bars);
  return painted;
}
