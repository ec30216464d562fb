import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page, Response, Route } from "@playwright/test";
import { everyDay, expect, test } from "../fixtures/arranged.ts";

interface Built {
  version: string;
  entry: string;
  modules: Record<string, { scripts: string[]; styles: string[] }>;
}

const surveys = JSON.parse(
  readFileSync(
    path.resolve(
      import.meta.dirname,
      "../../remotes/surveys/dist/current.json",
    ),
    "utf8",
  ),
) as Built;

const entry = `**${surveys.entry}`;
const script = `**${surveys.modules.HomePage?.scripts[0] ?? ""}`;

async function expectFailure(page: Page, why: string): Promise<void> {
  const alert = page
    .getByRole("alert")
    .filter({ hasText: "The survey list could not be loaded." });
  await expect(alert).toContainText(why, { timeout: 20_000 });
  await expect(
    page.getByRole("link", { name: "Start New Survey" }),
  ).toBeVisible();
}

/** The marker survives only if the page is not reloaded. */
async function expectRetryWithoutReload(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.mark = "same page";
  });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-mark", "same page");
}

for (const [file, pattern] of [
  ["container", entry],
  ["module", script],
] as const) {
  const isContainer = file === "container";

  test(
    `a ${file} that fails with status 500 does not affect the rest and is restored on retry`,
    everyDay(isContainer),
    async ({ page }) => {
      await page.route(pattern, (route) =>
        route.fulfill({ status: 500, json: { msg: "no" } }),
      );
      await page.goto("/");
      await expectFailure(page, "Check your connection");
      await page.unroute(pattern);
      await expectRetryWithoutReload(page);
    },
  );

  test(
    `a ${file} that never arrives does not affect the rest and is restored on retry`,
    { tag: "@all" },
    async ({ page }) => {
      await page.route(pattern, () => undefined);
      await page.goto("/", { waitUntil: "commit" });
      await expectFailure(page, "It took too long to load.");
      await page.unroute(pattern);
      await expectRetryWithoutReload(page);
    },
  );

  test(
    `a ${file} that arrives corrupted is not run and is restored on retry`,
    everyDay(!isContainer),
    async ({ page }) => {
      await page.route(pattern, async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        await route.fulfill({
          response,
          body: `document.title="damaged";${text}`,
        });
      });
      await page.goto("/");
      await expectFailure(page, "The files were damaged");
      expect(await page.title()).not.toBe("damaged");
      await page.unroute(pattern);
      await expectRetryWithoutReload(page);
    },
  );
}

test("a remote that fails is reported to the server once, however often it is retried", async ({
  page,
  product,
}) => {
  // Reports of another page may still be on their way to the log: those of this
  // page are counted here, when the server accepts them, because a session that
  // begins in the meantime refuses one.
  const taken: Response[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("/api/remote-failures") && response.ok())
      taken.push(response);
  });
  const fail = (route: Route) => route.fulfill({ status: 500, json: {} });
  await page.route(entry, fail);
  await page.goto("/");
  await expectFailure(page, "Check your connection");
  await expect.poll(() => taken.length).toBe(1);
  const logged = () =>
    product
      .output()
      .split("\n")
      .filter((line) => line.includes("a remote failed in a browser"))
      .map((line) => JSON.parse(line) as { remoteFailure: object })
      .map(({ remoteFailure }) => remoteFailure);
  await expect.poll(logged).toContainEqual({
    module: "surveys/HomePage",
    version: surveys.version,
    phase: "entry",
    reason: "failed",
  });

  await page.getByRole("button", { name: "Retry" }).click();
  await expectFailure(page, "Check your connection");
  await page.unroute(entry, fail);
  // A second report would have arrived by then.
  await expectRetryWithoutReload(page);
  expect(taken).toHaveLength(1);
});
