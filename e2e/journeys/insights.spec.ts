import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { tabTo } from "../fixtures/keyboard.ts";
import { expect, test } from "../fixtures/neighbours.ts";

/** A closed survey of the demo: its numbers are always the same. */
const survey = {
  id: 2,
  title: "Simulacro: did you hear the earthquake alarm?",
};

test("a person without a mouse opens the insights of a card and reads them in every view", async ({
  page,
}) => {
  await page.goto(`/?s=${survey.id}`);
  const card = page.getByRole("article", { name: survey.title });
  await tabTo(card.getByRole("button", { name: "Insights", exact: true }));
  await page.keyboard.press("Enter");
  const panel = card.getByRole("region", { name: "Insights", exact: true });
  await expect(panel.getByRole("definition").first()).toContainText("42");
  await expect(
    panel.getByRole("radio", { name: "Did you hear it?" }),
  ).toBeChecked();

  const choices = panel.getByRole("region", { name: "Multiple Choice" });
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
  await expect(choices).toContainText("Loud and clear");
});

test("a person without a mouse reads the line of responses day by day, and the same in a table", async ({
  page,
}) => {
  await page.goto(`/surveys/${survey.id}`);
  await page.getByRole("button", { name: "Insights" }).first().click();
  const overTime = page.getByRole("region", { name: "Responses Over Time" });
  const reader = overTime.getByRole("slider", {
    name: "Read the chart point by point",
  });
  await tabTo(reader);
  const read = () => reader.getAttribute("aria-valuetext");
  const last = await read();
  await page.keyboard.press("Home");
  await expect.poll(read).not.toBe(last);
  await expect.poll(read).toContain(": 5 responses");
  await page.keyboard.press("ArrowRight");
  await expect.poll(read).toContain(": 6 responses");
  await tabTo(overTime.getByText("Show the numbers as a table"));
  await page.keyboard.press("Enter");
  const rows = overTime.getByRole("table").getByRole("row");
  await expect(rows.nth(1).getByRole("cell").first()).toHaveText("5");
  await expect(rows.nth(2).getByRole("cell").first()).toHaveText("6");
});

test("what a chart shows is saved as an image and as numbers", async ({
  page,
}) => {
  await page.goto(`/surveys/${survey.id}`);
  await page.getByRole("button", { name: "Insights" }).first().click();
  const panel = page.getByRole("region", { name: "Insights", exact: true });
  const question = "Did you hear it?";
  const csv = await save(panel, question, "Numbers (CSV)");
  expect(csv.name).toBe("survey-2-did-you-hear-it.csv");
  expect(csv.text.split("\r\n")).toEqual([
    "\uFEFFOption,Responses,Share in %",
    "Loud and clear,20,47.6",
    "Faintly,10,23.8",
    "Only from my phone,8,19",
    "No,4,9.5",
    "",
  ]);

  const svg = await save(panel, "Responses Over Time", "Chart (SVG)");
  expect(svg.name).toBe("survey-2-responses-over-time.svg");
  expect(svg.text).not.toContain("var(");
  const source = /Source: Nearsay, survey 2, [A-Z][a-z]+ \d+, 20\d\d/;
  expect(svg.text).toMatch(source);
  const image = await page.context().newPage();
  await image.setContent(`<body>${svg.text}`);
  await expect(image.getByText("Responses Over Time")).toBeVisible();
  await expect(image.locator("svg path").first()).toBeVisible();
});

async function save(panel: Locator, figure: string, kind: string) {
  const download = panel.page().waitForEvent("download");
  await panel.getByRole("button", { name: `Download ${figure}` }).click();
  await panel.getByRole("button", { name: kind }).click();
  const file = await download;
  const text = await readFile(await file.path(), "utf8");
  return { name: file.suggestedFilename(), text };
}
