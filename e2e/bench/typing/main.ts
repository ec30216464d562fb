import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright";
import { startProduct, underLoad } from "../../fixtures/product.ts";
import { launchBrowser } from "../launch-browser.ts";
import { print, printHead, printMachine, printRow } from "../print.ts";
import { cpuSlowdown, slowProcessor } from "../slow-down.ts";
import { median, quantile } from "../statistics.ts";
import { untilIdle } from "../until-idle.ts";
import { listAll, publishMany } from "./fill-home.ts";
import { forgetPaints, takePaints, watchPage } from "./watch-paints.ts";

/** Maximum milliseconds to the frame for 95 of 100 actions. */
const most = 100;
const cards = 1_000;
const typed = "buses at night";
/** Milliseconds that an experienced person takes for a key or a click. */
const rhythm = 120;

/**
 * How soon a full home page shows typed text and selected options; returns
 * whether that is soon enough.
 */
export async function measureTyping(runs = 5): Promise<boolean> {
  const product = await startProduct({ DEMO_DATA: "off", ...underLoad });
  const browser = await launchBrowser();
  try {
    const items = await publishMany(product.url, cards);
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 1280, height: 800 },
      permissions: ["geolocation"],
      geolocation: { latitude: 52.52, longitude: 13.405 },
    });
    const page = await context.newPage();
    await listAll(page, items);
    await watchPage(page);
    await openHome(page);
    const keys: number[] = [];
    const clicks: number[] = [];
    for (let run = 0; run < runs; run++) {
      keys.push(...(await typeAndClear(page)));
      clicks.push(...(await chooseAll(page, run)));
    }
    return report(browser.version(), keys, clicks);
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Throttled only after all cards have loaded: loading is measured elsewhere. */
async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  // The list grows when its end is near.
  await page.waitForFunction(
    (wanted) => {
      scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelectorAll("article").length >= wanted;
    },
    cards,
    { timeout: 120_000 },
  );
  await page.waitForLoadState("networkidle");
  await slowProcessor(await page.context().newCDPSession(page));
}

/** Every key of a search, with suggestions while typing, and of deleting it. */
async function typeAndClear(page: Page): Promise<number[]> {
  const box = page.getByRole("combobox", { name: "Search" });
  await box.click();
  await forgetPaints(page);
  await box.pressSequentially(typed, { delay: rhythm });
  await page.getByRole("option").first().waitFor();
  for (const _letter of typed) await box.press("Backspace", { delay: rhythm });
  return takePaints(page, 2 * typed.length);
}

/** Every option of another card each time. */
async function chooseAll(page: Page, run: number): Promise<number[]> {
  const card = page.locator("article").nth((run * 199) % cards);
  await card.getByRole("radio").first().check();
  await card.getByRole("button", { name: /submit/i }).waitFor();
  const options = card.locator("input[type=radio], input[type=checkbox]");
  const all = await options.all();
  // The choice that opened the card is not measured.
  await setTimeout(1_000);
  await untilIdle(page);
  await forgetPaints(page);
  for (const option of all) {
    // A pointer is over the element before it clicks, and leaves later.
    await option.hover();
    await untilIdle(page);
    // Any query of the page before it has painted would be added to the time of
    // the click.
    await page.mouse.down();
    await setTimeout(rhythm);
    await page.mouse.up();
    await setTimeout(4 * rhythm);
  }
  return takePaints(page, all.length);
}

function report(version: string, keys: number[], clicks: number[]): boolean {
  printMachine(
    "typing",
    `Chrome/${version}`,
    `processor ${cpuSlowdown} × slower`,
    `${cards} cards`,
  );
  printHead("to the end of its frame, ms", "median", "p95", "max", "of");
  printDurations("a key in the search box", keys);
  printDurations("a click on an option", clicks);
  print(`\nWanted: p95 of at most ${most} ms.`);
  return [keys, clicks].every((each) => quantile(each, 0.95) <= most);
}

function printDurations(name: string, durations: number[]): void {
  const facts = [median(durations), quantile(durations, 0.95)];
  const all = [...facts, Math.max(...durations), durations.length];
  printRow(name, ...all.map((each) => each.toFixed(0)));
}
