import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { answerSurvey } from "../fixtures/answer-survey.ts";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { tabTo } from "../fixtures/keyboard.ts";
import { expect, test } from "../fixtures/neighbours.ts";
import { oneOf } from "../fixtures/publish-survey.ts";

/**
 * A closed survey of the demo: its answers are always the same, but the hour at
 * which the demo began moves them from day to day.
 */
const survey = {
  id: 2,
  title: "Simulacro: did you hear the earthquake alarm?",
};

/** Another survey, with a free-text question. */
const textSurveyId = 4;

/** Of a closed survey they are open from the start. */
async function openInsights(page: Page, id: number): Promise<Locator> {
  await page.goto(`/surveys/${id}`);
  const button = page.getByRole("button", { name: "Insights" }).first();
  if ((await button.getAttribute("aria-expanded")) === "false")
    await button.click();
  return page.getByRole("region", { name: "Insights", exact: true });
}

test("a person without a mouse opens the insights of a card and reads them in every view", async ({
  page,
}) => {
  await page.goto(`/?s=${survey.id}`);
  const card = page.getByRole("article", { name: survey.title });
  await tabTo(card.getByRole("button", { name: "Insights", exact: true }));
  await page.keyboard.press("Enter");
  const panel = card.getByRole("region", { name: "Insights", exact: true });
  await expect(panel.getByRole("definition").first()).toContainText("42");
  const first = panel.getByRole("radio", { name: "Did you hear it?" });
  await expect(first).toBeChecked();

  const choices = panel.getByRole("region", { name: "Multiple Choice" });
  const options = choices
    .getByRole("list", { name: "Did you hear it?" })
    .getByRole("listitem");
  await expect(options.first()).toHaveText("Loud and clear48%20");
  await tabTo(choices.getByRole("radio", { name: "Matrix" }));
  await page.keyboard.press("ArrowRight");
  const heard = choices.getByRole("article", { name: "Did you hear it?" });
  await expect(heard).toContainText("Total responses recorded: 42");
  await expect(heard.getByRole("listitem").first()).toHaveText(
    /^Loud and clear\s+Top option\s*48%$/,
  );
  await tabTo(choices.getByRole("button", { name: "Show counts" }));
  await page.keyboard.press("Enter");
  await expect(heard.getByRole("listitem").first()).toHaveText(/20$/);
  await expect(choices.getByRole("button", { name: "Show %" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect(choices.getByRole("radio", { name: "Grid" })).toBeChecked();
  await expect(options).toHaveText([
    /^Loud and clear\s*48%20$/,
    /^Faintly\s*24%10$/,
    /^Only from my phone\s*19%8$/,
    /^Other\s*10%4$/,
  ]);
});

test("a person without a mouse reads the line of responses day by day, and the same data in a table", async ({
  page,
}) => {
  const panel = await openInsights(page, survey.id);
  const overTime = panel.getByRole("region", { name: "Responses Over Time" });
  const reader = overTime.getByRole("slider", {
    name: "Read the chart point by point",
  });
  await tabTo(reader);
  const read = () => reader.getAttribute("aria-valuetext");
  const last = await read();
  await page.keyboard.press("Home");
  await expect.poll(read).not.toBe(last);
  const first = await read();
  await page.keyboard.press("ArrowRight");
  await expect.poll(read).not.toBe(first);
  const second = await read();
  await tabTo(overTime.getByText("Show the numbers as a table"));
  await page.keyboard.press("Enter");
  const rows = overTime.getByRole("table").locator("tbody tr");
  await expect(rows.first()).toBeVisible();
  expect(await readRow(rows.first())).toBe(first);
  expect(await readRow(rows.nth(1))).toBe(second);
  expect(await readRow(rows.last())).toBe(last);
  const counts = await rows.locator("td:nth-of-type(1)").allTextContents();
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(42);
});

/** A row of the table in the chart's format, which omits a zero after the decimal point. */
async function readRow(row: Locator): Promise<string> {
  const cells = await row.locator("th, td").allTextContents();
  const [day, count, average] = cells;
  const responses = count === "1" ? "response" : "responses";
  return `${day}: ${count} ${responses}, average ${Number(average)}`;
}

test("the keywords of answers are read as bars, tiles and chips, in any number", async ({
  page,
}) => {
  const panel = await openInsights(page, textSurveyId);
  const keywords = panel.getByRole("region", { name: "Top Keywords" });
  const items = keywords.getByRole("list").getByRole("listitem");
  await expect(items).toHaveCount(10);
  await expect(items.first()).toHaveText(/^full\s*7$/);
  await expect(keywords).toContainText("Top 10 cover 78%");
  await keywords.getByRole("combobox", { name: "Show" }).selectOption("20");
  await expect(items).toHaveCount(14);
  await expect(keywords).toContainText("Top 14 cover 100%");

  await keywords.getByRole("radio", { name: "Treemap" }).check();
  const tiles = keywords.getByRole("group", { name: /tile by tile/ });
  await expect(tiles.getByRole("radio")).toHaveCount(14);
  await tiles.getByRole("radio", { name: /^tram:/ }).focus();
  await expect(keywords).toContainText("tram: 7 mentions, 13% of all mentions");

  await keywords.getByRole("radio", { name: "Chips" }).check();
  await expect(items).toHaveCount(14);
  await keywords.getByRole("button", { name: "rush hour 3" }).click();
  await expect(items.filter({ hasText: "rush hour" })).toContainText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "rush hour",
  );
});

test("of many questions the first ones are rendered, and others are found by searching", async ({
  page,
  product: { url },
  publish,
}) => {
  const streets = Array.from({ length: 14 }, (_, index) =>
    oneOf(`Is street ${index + 1} safe?`, "Yes", "No"),
  );
  const id = await publish({ title: "Fourteen streets", questions: streets });
  await answerSurvey(url, await ApiVisitor.arrive(url), id, "Yes");
  const panel = await openInsights(page, id);
  const choices = panel.getByRole("region", { name: "Multiple Choice" });
  const cards = choices.getByRole("radio", { name: /^Is street/ });
  await expect(cards).toHaveCount(12);
  await expect(choices).toContainText("Showing 12 of 14 questions");
  const find = choices.getByRole("searchbox", { name: "Find a question" });
  await find.fill("STREET 14");
  await expect(cards).toHaveCount(1);
  await expect(cards).toBeChecked();
  await find.fill("harbour");
  await expect(choices).toContainText("No question contains this text");
  await find.fill("");
  await choices.getByRole("button", { name: "Show 2 more questions" }).click();
  await expect(cards).toHaveCount(14);
  await expect(cards.nth(12)).toBeFocused();
});

test("a chart is saved as an image and as numbers", async ({ page }) => {
  const panel = await openInsights(page, survey.id);
  const question = "Did you hear it?";
  const csv = await save(panel, question, "Numbers (CSV)");
  expect(csv.name).toMatch(/^[a-z][a-z\d-]+-did-you-hear-it-[\d-]{10}\.csv$/);
  expect(csv.text.split("\r\n")).toEqual([
    "\uFEFFOption,Responses,Share in %",
    "Loud and clear,20,47.6",
    "Faintly,10,23.8",
    "Only from my phone,8,19",
    "No,4,9.5",
    "",
  ]);

  const svg = await save(panel, "Responses Over Time", "Chart (SVG)");
  expect(svg.name).toMatch(
    /^[a-z][a-z\d-]+-responses-over-time-[\d-]{10}\.svg$/,
  );
  expect(svg.text).not.toContain("var(");
  const source = /Source: Nearsay, survey 2, [A-Z][a-z]+ \d+, 20\d\d/;
  expect(svg.text).toMatch(source);
  const image = await page.context().newPage();
  await image.setContent(`<body>${svg.text}`);
  await expect(image.getByText("Responses Over Time")).toBeVisible();
  await expect(image.locator("svg path").first()).toBeVisible();
});

test(
  "an exported page keeps the text of its charts within its column, in a font wider than most",
  { tag: "@all" },
  async ({ page }) => {
    const panel = await openInsights(page, textSurveyId);
    const download = page.waitForEvent("download");
    await panel.getByRole("button", { name: "Export HTML" }).click();
    const html = await readFile(await (await download).path(), "utf8");
    const file = await page.context().newPage();
    await file.setViewportSize({ width: 360, height: 800 });
    await file.setContent(html);
    const [column = 0, ...words] = await file.evaluate(() => {
      document.body.style.fontFamily = "Verdana, 'DejaVu Sans'";
      return [...document.querySelectorAll("main, .narrow text")].map(
        (one) => one.getBoundingClientRect().right,
      );
    });
    expect(words.length).toBeGreaterThan(10);
    expect(Math.max(...words)).toBeLessThan(column + 1);
  },
);

async function save(panel: Locator, figure: string, kind: string) {
  const download = panel.page().waitForEvent("download");
  await panel.getByRole("button", { name: `Download ${figure}` }).click();
  await panel.getByRole("button", { name: kind }).click();
  const file = await download;
  const text = await readFile(await file.path(), "utf8");
  return { name: file.suggestedFilename(), text };
}
