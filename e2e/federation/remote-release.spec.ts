import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { copyCheckout } from "../fixtures/checkout.ts";
import {
  expectAtNextLoad,
  expectDiscussion,
  openDiscussion,
} from "../fixtures/discussion-card.ts";
import { type Product, startProduct } from "../fixtures/product.ts";
import { ReleaseTool } from "../fixtures/release-tool.ts";
import { expect, test as base } from "../fixtures/test.ts";

interface Place {
  /** A folder that the server reads. */
  place: string;
  /** A copy that can be changed and built. */
  checkout: string;
  served: Product;
}

const test = base.extend<Place>({
  place: async ({ browserName }, use) => {
    const folder = mkdtempSync(join(tmpdir(), `nearsay-${browserName}-`));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  checkout: async ({ browserName }, use) => {
    const folder = copyCheckout(browserName);
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  served: async ({ place }, use) => {
    const settings = { RELEASES_DIR: place, GEO_PROMPT: "off" };
    const product = await startProduct(settings);
    await use(product);
    await product.stop();
  },
});

// One remote is built, in parallel with other tests.
test.setTimeout(600_000);

test("a remote is released, killed half-way, rolled back and switched off while people use the site", async ({
  page,
  context,
  browser,
  checkout,
  place,
  served,
}) => {
  const settings = { RELEASES_DIR: place, SITE_URL: served.url };
  const tool = new ReleaseTool(checkout, "discussion", settings);
  const versions = watchVersions(page);
  const stays = await context.newPage();
  for (const one of [page, stays]) await one.goto(served.url);
  await expectDiscussion(stays, "Discussion");
  await expectDiscussion(page, "Discussion");
  const built = new Map(versions);

  await test.step("a release that is killed half-way changes nothing", async () => {
    const texts = "remotes/discussion/messages/en.json";
    reword(join(checkout, texts), "Discussion", "Conversation");
    await tool.killAtWrite("pointer", "release", "--untested");
    await expectAtNextLoad(page, "Discussion");
    await tool.killAt("is on channel candidate");
    await expectAtNextLoad(page, "Discussion");
    expect(versions).toEqual(built);
  });

  await test.step("run again, it is visible at the next load, with nothing else changed", async () => {
    const printed = await tool.run("release", "--untested");
    expect(printed).toMatch(
      /contains it, 0 new files\.\n.*is served from now on\./,
    );
    await expectDiscussion(page, "Discussion");
    await expectAtNextLoad(page, "Conversation");
    expect(versions.get("discussion")).not.toBe(built.get("discussion"));
    expect(versions.get("surveys")).toBe(built.get("surveys"));
  });

  await test.step("switched off, it shows a message, and the rest works", async () => {
    await tool.run("disable");
    await page.reload();
    const card = await openDiscussion(page);
    await expect(card.getByRole("alert")).toContainText(
      "It is switched off at the moment.",
    );
    await card.getByRole("button", { name: "Insights", exact: true }).click();
    await expect(
      card.getByRole("heading", { name: "Responses Over Time" }),
    ).toBeVisible();
    await tool.run("enable");
    await expectAtNextLoad(page, "Conversation");
  });

  await test.step("rolled back, it is the same as before", async () => {
    await tool.run("rollback");
    await expectAtNextLoad(page, "Discussion");
    expect(versions.get("discussion")).toBe(built.get("discussion"));
  });

  await test.step("a survey's page is rendered by the released version", async () => {
    const surveys = new ReleaseTool(checkout, "surveys", settings);
    const url = await firstSurvey(page);
    const reader = await browser.newPage({ javaScriptEnabled: false });
    await reader.goto(url);
    await expect(reader.getByText("Choose one.").first()).toBeVisible();
    const words = join(checkout, "remotes/surveys/messages/en.json");
    reword(words, "Choose one.", "One, please.");
    await surveys.run("release", "--untested");
    await reader.reload();
    await expect(reader.getByText("One, please.").first()).toBeVisible();
    await surveys.run("rollback");
    await reader.reload();
    await expect(reader.getByText("Choose one.").first()).toBeVisible();
    await reader.close();
  });

  await test.step("a page that was open all the time continues to work", async () => {
    const card = stays.getByRole("article").nth(1);
    await card.getByRole("button", { name: "Discuss", exact: true }).click();
    await expect(
      card.getByRole("textbox", { name: "Your Post" }),
    ).toBeVisible();
    await expectDiscussion(stays, "Discussion");
  });
});

/** Changes a text of a remote, in a file of the copy. */
function reword(file: string, before: string, after: string): void {
  const texts = readFileSync(file, "utf8");
  expect(texts).toContain(`: "${before}"`);
  writeFileSync(file, texts.replaceAll(`: "${before}"`, `: "${after}"`));
}

/** Address of the first survey in the list. */
async function firstSurvey(page: Page): Promise<string> {
  const link = page.getByRole("article").first().getByRole("link").first();
  return new URL((await link.getAttribute("href")) ?? "", page.url()).href;
}

/** The folder of each remote that the page loaded last. */
function watchVersions(page: Page): Map<string, string> {
  const versions = new Map<string, string>();
  page.on("request", (request) => {
    const found = /\/(?:remotes|releases)\/([a-z]+)\/([^/]+)\//.exec(
      request.url(),
    );
    if (found?.[1] && found[2]) versions.set(found[1], found[2]);
  });
  return versions;
}
