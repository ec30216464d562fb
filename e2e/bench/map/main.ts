import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import { startProduct, underLoad } from "../../fixtures/product.ts";
import { serveTiles } from "../../fixtures/tile-server.ts";
import { Traffic } from "../answering/traffic.ts";
import { launchBrowser } from "../launch-browser.ts";
import { print, printHead, printMachine, printRow, toText } from "../print.ts";
import { servePages } from "../serve-pages.ts";
import { cpuSlowdown, slowLine, slowProcessor } from "../slow-down.ts";
import { median } from "../statistics.ts";
import { fillMap } from "./fill-map.ts";
import { buildMapPage, type Cell } from "./map-pages.ts";
import { watchOpened } from "./watch-opened.ts";

/** Maximum ratio of our time to that of the hand-written page. */
const most = 1.2;
const surveys = 10_000;
const settings = { DEMO_DATA: "off", GEO_PROMPT: "off", ...underLoad };

/** A page with a map, and what must exist for it to count as opened. */
interface Contestant {
  name: string;
  url: string;
  selectors: string[];
}

interface Opening {
  opened: number;
  bytes: number;
  requests: number;
}

/**
 * How soon a map of many surveys is visible, compared with a hand-written page
 * with the same cells; returns whether that is soon enough.
 */
export async function measureMap(runs = 5): Promise<boolean> {
  const tiles = await serveTiles();
  const style = `${tiles.origin}/style.json`;
  const room = await mkdtemp(join(tmpdir(), "nearsay-map-"));
  const [styled, drawn] = await startBoth(room, style);
  const cells = await readCells(drawn.url);
  const pages = await servePages(buildMapPage(cells, style));
  const browser = await launchBrowser(
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
  );
  try {
    const mark = "[class*=mark][aria-label$=surveys]";
    const attribution = "a[href='https://maps.example/about']";
    const contestants: Contestant[] = [
      {
        name: "by hand",
        url: `${pages.url}/`,
        selectors: ["#map[data-drawn]", attribution],
      },
      {
        name: "Nearsay with the same style",
        url: `${styled.url}/?view=map`,
        selectors: [mark, attribution],
      },
      {
        name: "Nearsay, drawn by itself",
        url: `${drawn.url}/?view=map`,
        selectors: [mark, "[role=application] svg path"],
      },
    ];
    const openings: Opening[][] = contestants.map(() => []);
    for (let run = 0; run < runs; run += 1) {
      for (const [index, one] of contestants.entries())
        openings[index]?.push(await open(browser, one));
    }
    return report(browser.version(), contestants, openings, cells.length);
  } finally {
    await browser.close();
    await Promise.all([styled.stop(), drawn.stop(), tiles.close()]);
    pages.stop();
    await rm(room, { recursive: true });
  }
}

/** Two products with the same surveys: with the style, and without one. */
async function startBoth(room: string, style: string) {
  const folders = [join(room, "styled"), join(room, "drawn")] as const;
  const first = await startProduct({ ...settings, DATA_DIR: folders[0] });
  await fillMap(first.url, surveys);
  await first.stop("SIGTERM");
  await cp(...folders, { recursive: true });
  const [styled, drawn] = folders.map((DATA_DIR) => ({
    ...settings,
    DATA_DIR,
  }));
  return Promise.all([
    startProduct({ ...styled, MAP_STYLE_URL: style }),
    startProduct(drawn),
  ]);
}

async function readCells(url: string): Promise<Cell[]> {
  const reply = await fetch(`${url}/api/surveys/cells`);
  return ((await reply.json()) as { cells: Cell[] }).cells;
}

/** The first visit of a phone with a slow connection. */
async function open(
  browser: Browser,
  { url, selectors }: Contestant,
): Promise<Opening> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.addInitScript(watchOpened, selectors);
    const traffic = new Traffic(devtools);
    await slowLine(devtools);
    await slowProcessor(devtools);
    await page.goto(url);
    const opened = await page.waitForFunction(
      () => window.openedAt,
      undefined,
      { timeout: 60_000 },
    );
    const { bytes, requests } = traffic;
    return { opened: Number(await opened.jsonValue()), bytes, requests };
  } finally {
    await context.close();
  }
}

function report(
  version: string,
  contestants: Contestant[],
  openings: Opening[][],
  cells: number,
): boolean {
  printMachine(
    "map",
    `Chrome/${version}`,
    `processor ${cpuSlowdown} × slower`,
    `${toText(surveys)} surveys in ${toText(cells)} cells`,
    `medians of ${openings[0]?.length}`,
  );
  const medians = openings.map((each) =>
    median(each.map(({ opened }) => opened)),
  );
  const shares = medians.map((each) => each / (medians[0] ?? NaN));
  printHead("", "opened, ms", "to by hand", "bytes", "requests", "each");
  for (const [index, { name }] of contestants.entries()) {
    const each = openings[index] ?? [];
    printRow(
      name,
      (medians[index] ?? NaN).toFixed(0),
      `${shares[index]?.toFixed(2)} ×`,
      toText(median(each.map(({ bytes }) => bytes))),
      toText(median(each.map(({ requests }) => requests))),
      each.map(({ opened }) => opened.toFixed(0)).join(" · "),
    );
  }
  print(`\nWanted: at most ${most} × the page by hand.`);
  return shares.every((share) => share <= most);
}
