import type { Browser, BrowserContext, Page } from "playwright";
import { firstOption } from "../five-questions.ts";
import { fullSpeed, slowLine, slowProcessor } from "../slow-down.ts";
import { untilIdle } from "../until-idle.ts";
import { Traffic } from "./traffic.ts";
import { watchFirstAnswer } from "./watch-first-answer.ts";

/** A page that shows the survey. */
export interface Contestant {
  name: string;
  url: string;
  /** Submits the answers, as a person does. */
  submit: (page: Page) => Promise<void>;
}

/** Result of one visit to a page. */
export interface Visit {
  /** Milliseconds to the first option that reacted to a click and kept the answer. */
  answered: number;
  /** How often the choice was lost until the page had loaded completely. */
  lost: number;
  bytes: number;
  requests: number;
}

/** The first visit to a page with a phone and a slow connection. */
export async function visit(
  browser: Browser,
  { name, url, submit }: Contestant,
): Promise<Visit> {
  // A question about location would be shown first: here the browser already
  // has the permission.
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    permissions: ["geolocation"],
    geolocation: { latitude: 52.52, longitude: 13.405 },
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.addInitScript(watchFirstAnswer, firstOption);
    const traffic = new Traffic(devtools);
    await slowLine(devtools);
    await slowProcessor(devtools);
    await page.goto(url);
    await traffic.untilQuiet();
    // A slow processor may still be busy with loaded files, and request more
    // then.
    await untilIdle(page);
    await traffic.untilQuiet();
    await expectAllSlowed(context, page);
    const { since, lost } = await readAnswer(page);
    const { bytes, requests } = traffic;
    if (since === null) {
      throw new Error(`${name}: no option keeps an answer.`);
    }
    await fullSpeed(devtools);
    await expectSent(page, submit);
    return { answered: since, lost, bytes, requests };
  } finally {
    await context.close();
  }
}

/** CPU and network throttling of a page has no effect on a frame in a separate process. */
async function expectAllSlowed(context: BrowserContext, page: Page) {
  for (const frame of page.frames().slice(1)) {
    const own = await context.newCDPSession(frame).catch(() => null);
    if (own !== null) throw new Error(`${frame.url()} is not slowed down.`);
  }
}

/** In the page itself, or in an iframe from when that is visible. */
async function readAnswer(page: Page) {
  const read = () => ({
    ...window.firstAnswer,
    start: performance.timeOrigin,
  });
  const [own, ...inside] = await Promise.all(
    page.frames().map((frame) => frame.evaluate(read)),
  );
  const framed = inside.find(({ since }) => since !== null);
  if (own === undefined || own.since !== null || !framed?.since)
    return own ?? { since: null, lost: 0 };
  if (own.iframeSince === null) return { since: null, lost: framed.lost };
  const since = framed.since + framed.start - own.start;
  return { since: Math.max(since, own.iframeSince), lost: framed.lost };
}

/** The choice counts if it arrives. */
async function expectSent(page: Page, submit: Contestant["submit"]) {
  const arrived = page.waitForResponse(
    (response) =>
      response.ok() &&
      response.request().method() === "POST" &&
      (response.request().postData() ?? "").includes(firstOption),
  );
  await Promise.all([arrived, submit(page)]);
}
