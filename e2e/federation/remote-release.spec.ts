import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { type Product, startProduct } from "../fixtures/product.ts";
import { expect, test as base } from "../fixtures/test.ts";

const root = resolve(import.meta.dirname, "../..");

interface Workspace {
  /** A copy of the checkout whose remotes can be built and lost. */
  workspace: string;
}

const test = base.extend<Workspace & { released: Product }>({
  workspace: async ({ browserName }, use) => {
    const folder = mkdtempSync(join(tmpdir(), `nearsay-${browserName}-`));
    cpSync(root, folder, { recursive: true, filter: isSource });
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  released: async ({ workspace }, use) => {
    const product = await startProduct({
      REMOTES_DIR: join(workspace, "remotes"),
      GEO_PROMPT: "off",
    });
    await use(product);
    await product.stop();
  },
});

test("a remote whose folder is gone leaves the rest working and comes back on retry", async ({
  page,
  workspace,
  released,
}) => {
  const folder = join(workspace, "remotes/insights/dist");
  renameSync(folder, `${folder}-gone`);
  await page.goto(released.url);
  const card = page.getByRole("article").first();
  await card.getByRole("button", { name: "Insights", exact: true }).click();
  await expect(card.getByRole("alert")).toContainText(
    "Insights could not be loaded.",
  );
  await card.getByRole("button", { name: "Discuss", exact: true }).click();
  await expect(card.getByRole("textbox", { name: "Your Post" })).toBeVisible();

  renameSync(`${folder}-gone`, folder);
  await markPage(page);
  await card.getByRole("button", { name: "Retry" }).click();
  await expect(
    card.getByRole("heading", { name: "Responses Over Time" }),
  ).toBeVisible();
  await expectSamePage(page);
});

test("a newer build of one remote is seen at the next load, with nothing else built or restarted", async ({
  page,
  workspace,
  released,
}) => {
  const versions = watchVersions(page);
  await page.goto(released.url);
  await openDiscussion(page, "Discussion");
  const before = new Map(versions);

  const texts = join(workspace, "remotes/discussion/src/texts.ts");
  const changed = readFileSync(texts, "utf8").replace(
    'title: "Discussion"',
    'title: "Conversation"',
  );
  writeFileSync(texts, changed);
  execFileSync("npm", ["run", "build", "-w", "remotes/discussion"], {
    cwd: workspace,
  });

  await openDiscussion(page, "Discussion");
  await page.reload();
  await openDiscussion(page, "Conversation");
  expect(versions.get("discussion")).not.toBe(before.get("discussion"));
  expect(versions.get("surveys")).toBe(before.get("surveys"));
});

function isSource(path: string): boolean {
  return !["node_modules", ".git", "results"].includes(basename(path));
}

/** Opens the first card's discussion, where it is not open yet, and looks at its heading. */
async function openDiscussion(page: Page, title: string): Promise<void> {
  const card = page.getByRole("article").first();
  const toggle = card.getByRole("button", { name: "Discuss", exact: true });
  if ((await toggle.getAttribute("aria-expanded")) !== "true") {
    await toggle.click();
  }
  await expect(card.getByRole("heading", { name: title })).toBeVisible();
}

/** The version of each remote that the page loaded last. */
function watchVersions(page: Page): Map<string, string> {
  const versions = new Map<string, string>();
  page.on("request", (request) => {
    const found = /\/remotes\/([a-z]+)\/([^/]+)\//.exec(request.url());
    if (found?.[1] && found[2]) versions.set(found[1], found[2]);
  });
  return versions;
}

/** The mark is lost when the page is loaded anew. */
async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.mark = "same page";
  });
}

async function expectSamePage(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-mark", "same page");
}
