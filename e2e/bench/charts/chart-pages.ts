import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Page } from "playwright";
import { installPackages, runNpm } from "../install-packages.ts";
import type { Marks } from "./expect-drawn.ts";

const root = resolve(import.meta.dirname, "../../..");
const peers = join(root, "e2e/bench/peers");
const peerFiles = join(peers, "dist/charts");
const address = "https://charts.test/";

/** A page that contains only charts. */
export interface ChartPage {
  name: string;
  /** Its script without `.js`; a style sheet may have the same name. */
  file: string;
  marks: Marks;
}

/** Our charts without the panel around them. */
export const ownPage: ChartPage = {
  name: "Nearsay",
  file: join(root, "remotes/insights/dist/bench/page"),
  marks: { bars: "li rect" },
};

/** The same charts drawn by other libraries; the hand-written page is first. */
export const peerPages: ChartPage[] = [
  peer("by hand", "by-hand", { bars: "rect.bar" }),
  peer("Plot", "plot", { bars: "g[aria-label=bar] rect" }),
  peer("recharts", "recharts", { bars: ".recharts-bar-rectangle path" }),
  peer("chart.js", "chart-js", { canvases: 7 }),
  peer("echarts", "echarts", { canvases: 7 }),
];

function peer(name: string, file: string, marks: Marks): ChartPage {
  return { name, file: join(peerFiles, file), marks };
}

/** Builds our page and the others. */
export function buildChartPages(): void {
  runNpm(root, "run", "--silent", "build:bench");
  installPackages(peers);
  runNpm(peers, "run", "--silent", "build");
}

/** Opens it with its script run and its data set, and nothing drawn yet. */
export async function openChartPage(
  page: Page,
  { file }: ChartPage,
  numbers: unknown,
): Promise<void> {
  const html = htmlOf(file, JSON.stringify(numbers));
  await page.route(`${address}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === "/"
      ? route.fulfill({ contentType: "text/html", body: html })
      : route.fulfill({ path: join(dirname(file), pathname) });
  });
  await page.goto(address);
  // A page with charts has already shown text in its fonts.
  await page.evaluate(() =>
    Promise.allSettled(Array.from(document.fonts, (font) => font.load())),
  );
}

function htmlOf(file: string, numbers: string): string {
  const path = `/${basename(file)}`;
  const sheet = `<link rel="stylesheet" href="${path}.css">`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Charts</title>
<link rel="icon" href="data:,">
${existsSync(`${file}.css`) ? sheet : ""}
</head>
<body>
<div id="stage" style="inline-size: 960px"></div>
<script type="application/json" id="data">${numbers}</script>
<script src="${path}.js"></script>
</body>
</html>
`;
}
