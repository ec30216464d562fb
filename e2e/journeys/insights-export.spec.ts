import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { answerSurvey } from "../fixtures/answer-survey.ts";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { expect, test } from "../fixtures/neighbours.ts";
import { oneOf } from "../fixtures/publish-survey.ts";

const garden = {
  title: "Roof garden & <bees>",
  questions: [oneOf("Who waters it?", "Everybody", "The bees")],
};

const locked = /temporarily blocked/;

const dialog = (page: Page) =>
  page.getByRole("dialog", { name: "Enter Export Code" });

const exportButton = (page: Page) =>
  page.getByRole("button", { name: "Export HTML" });

async function openInsights(page: Page, id: number): Promise<void> {
  await page.goto(`/surveys/${id}`);
  await page.getByRole("button", { name: "Insights" }).first().click();
  await expect(exportButton(page)).toBeEnabled();
}

async function enter(page: Page, code: string): Promise<void> {
  await dialog(page).getByRole("textbox", { name: "Export code" }).fill(code);
  await dialog(page).getByRole("button", { name: "Submit code" }).click();
}

/** Opens a saved page as a person does later, without the site. */
async function expectWhole(page: Page, download: Download): Promise<void> {
  expect(download.suggestedFilename()).toMatch(
    /^roof-garden-bees-insights-[\d-]{10}\.html$/,
  );
  const html = await readFile(await download.path(), "utf8");
  const file = await page.context().newPage();
  await file.setContent(html);
  await expect(
    file.getByRole("heading", { level: 1, name: garden.title }),
  ).toBeVisible();
  const waters = file.locator("section").filter({ hasText: "Who waters it?" });
  await expect(waters.last()).toContainText("The bees");
  await expect(waters.last()).toContainText("100%");
  await expect(file.locator("script, link[href^=http]")).toHaveCount(0);
}

test("insights that are open to all are saved as a self-contained page", async ({
  arrive,
  product: { url },
  publish,
}) => {
  const id = await publish(garden);
  await answerSurvey(url, await ApiVisitor.arrive(url), id, "The bees");
  const page = await arrive();
  await openInsights(page, id);
  await expect(page.getByText("Export requires a code.")).toBeHidden();
  const saved = page.waitForEvent("download");
  await exportButton(page).click();
  await expectWhole(page, await saved);
});

test("a visitor who knows the export code mistypes it once and gets the file", async ({
  arrive,
  product: { url },
  publish,
}) => {
  const id = await publish({ ...garden, exportCode: "HONEY-7" });
  await answerSurvey(url, await ApiVisitor.arrive(url), id, "The bees");
  const page = await arrive();
  await openInsights(page, id);
  await expect(page.getByText("Export requires a code.")).toBeVisible();
  await exportButton(page).click();
  await enter(page, "bee");
  await expect(dialog(page)).toContainText(
    "Code must be at least 4 characters.",
  );
  await enter(page, "honey 7");
  await expect(dialog(page)).toContainText("Code cannot contain spaces.");
  await enter(page, "HONEY-8");
  await expect(dialog(page)).toContainText("Attempts remaining: 2");
  const saved = page.waitForEvent("download");
  await enter(page, "HONEY-7");
  await expectWhole(page, await saved);
  await expect(dialog(page)).toBeHidden();
  await expect(exportButton(page)).toBeFocused();
});

test(
  "three wrong export codes lock the export, and leaving and returning does not help",
  { tag: "@all" },
  async ({ arrive, publish }) => {
    const id = await publish({ ...garden, exportCode: "HONEY-7" });
    const page = await arrive();
    await openInsights(page, id);
    await exportButton(page).click();
    await enter(page, "WASP-1");
    await enter(page, "WASP-2");
    await expect(dialog(page)).toContainText("Attempts remaining: 1");
    await enter(page, "WASP-3");
    await expect(dialog(page).getByRole("alert")).toHaveText(locked);
    await expect(dialog(page).getByRole("textbox")).toBeHidden();
    await dialog(page).getByRole("button", { name: "Close" }).click();

    await openInsights(page, id);
    await exportButton(page).click();
    await expect(dialog(page).getByRole("alert")).toHaveText(locked);
    await expect(dialog(page).getByRole("textbox")).toBeHidden();
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(page.getByText("Who waters it?").first()).toBeVisible();
  },
);
