import { cpSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { expect, test } from "../fixtures/test.ts";
import { startProduct } from "../fixtures/product.ts";

const remotes = resolve(import.meta.dirname, "../../remotes");

// A separate server starts here.
test.setTimeout(120_000);

test(
  "a remote whose folder is missing does not affect the rest and is restored on retry",
  { tag: "@all" },
  async ({ page }) => {
    const copy = mkdtempSync(join(tmpdir(), "nearsay-remotes-"));
    cpSync(remotes, copy, { recursive: true, filter: isBuilt });
    const product = await startProduct({
      REMOTES_DIR: copy,
      GEO_PROMPT: "off",
    });
    const folder = join(copy, "insights/dist");
    renameSync(folder, `${folder}-gone`);
    await page.goto(product.url);
    const card = page.getByRole("article").first();
    await card.getByRole("button", { name: "Insights", exact: true }).click();
    await expect(card.getByRole("alert")).toContainText(
      "Insights could not be loaded.",
    );
    await card.getByRole("button", { name: "Discuss", exact: true }).click();
    await expect(
      card.getByRole("textbox", { name: "Your Post" }),
    ).toBeVisible();

    renameSync(`${folder}-gone`, folder);
    // Lost when the page is reloaded.
    await page.evaluate(() => {
      document.documentElement.dataset.mark = "same page";
    });
    await card.getByRole("button", { name: "Retry" }).click();
    await expect(
      card.getByRole("heading", { name: "Responses Over Time" }),
    ).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute(
      "data-mark",
      "same page",
    );
    await product.stop();
    rmSync(copy, { recursive: true });
  },
);

function isBuilt(path: string): boolean {
  return !["node_modules", "src", "gallery"].includes(basename(path));
}
