import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import { type Product, startProduct } from "../fixtures/product.ts";
import {
  type ReleaseServer,
  serveReleases,
} from "../fixtures/release-server.ts";
import { expect, test as base } from "../fixtures/test.ts";

const root = resolve(import.meta.dirname, "../..");
const onNext = "?remotes=discussion@next";

interface Opened extends Pick<Product, "url"> {
  /** Path of the release of discussion, on the team's server and on another one. */
  path: string;
  /** An origin that may be requested. */
  team: ReleaseServer;
  /** A server with the same files, which is not configured. */
  stranger: ReleaseServer;
}

/** A site whose discussion has a release on the channel `next` and on its team's server. */
const test = base.extend<object, { opened: Opened }>({
  opened: [
    async ({ browserName }, use) => {
      const releases = mkdtempSync(join(tmpdir(), `nearsay-${browserName}-`));
      release(releases, "--channel", "next");
      const names = readdirSync(join(releases, "discussion"));
      const name = names.find((one) => /^\d/.test(one));
      const team = await serveReleases(releases);
      const stranger = await serveReleases(releases);
      const product = await startProduct({
        RELEASES_DIR: releases,
        RELEASE_OVERRIDES: "next",
        RELEASE_ORIGINS: team.origin,
        GEO_PROMPT: "off",
      });
      const { url } = product;
      await use({ url, path: `/discussion/${name}/`, team, stranger });
      await product.stop();
      team.close();
      stranger.close();
      rmSync(releases, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 330_000 },
  ],
});

function release(RELEASES_DIR: string, ...words: string[]): void {
  const args = ["run", "release", "-w", "remotes/discussion", "--", ...words];
  execFileSync("npm", args, {
    cwd: root,
    env: { ...process.env, RELEASES_DIR },
    stdio: "pipe",
  });
}

const banner = (page: Page) =>
  page.getByRole("complementary", { name: "Versions that you are previewing" });

test("a team views its channel on the deployed site, and no one else sees it", async ({
  page,
  browser,
  opened,
}) => {
  const seen = watchDiscussion(page);
  await page.goto(`${opened.url}/${onNext}`);
  await expect(page).toHaveURL(`${opened.url}/`);
  await expect(banner(page)).toContainText(
    /You are previewing discussion \S+ \(next\)/,
  );
  await openDiscussion(page);
  expect(seen.at(-1)).toBe("releases");

  await page.getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.reload();
  await expect(banner(page)).toBeVisible();

  const other = await browser.newPage();
  const others = watchDiscussion(other);
  await other.goto(opened.url);
  await openDiscussion(other);
  await expect(banner(other)).toHaveCount(0);
  expect(others.at(-1)).toBe("remotes");
  await other.close();

  await banner(page).getByRole("link", { name: "Leave preview" }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/about$/);
  expect(await keptNames(page)).not.toContain("nearsay_remotes");
});

test("a team shows a release from its own server, and no other origin is allowed", async ({
  page,
  opened,
}) => {
  const { url, path, team, stranger } = opened;
  const loaded = page.waitForResponse(`${team.origin}${path}entry.js`);
  await page.goto(`${url}/?remotes=discussion@${team.origin}${path}`);
  await expect(banner(page)).toContainText(`(${team.origin})`);
  await openDiscussion(page);
  expect((await loaded).ok()).toBe(true);
  expect(await mayAsk(page, `${team.origin}${path}release.json`)).toBe(true);
  expect(await mayAsk(page, `${stranger.origin}${path}release.json`)).toBe(
    false,
  );

  await page.goto(`${url}/?remotes=discussion@${stranger.origin}${path}`);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test("the banner is readable on a phone and accessible", async ({
  page,
  opened,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${opened.url}/about${onNext},surveys@next`);
  await expect(banner(page)).toContainText("surveys has no channel next");
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await expectNoViolationsInThemes(page);
});

test("a site without channels ignores requests for one", async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/${onNext}`);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(await keptNames(page)).not.toContain("nearsay_remotes");
});

/** The folders from which the page's discussion is loaded. */
function watchDiscussion(page: Page): string[] {
  const folders: string[] = [];
  page.on("request", (request) => {
    const [, folder] =
      /\/(remotes|releases)\/discussion\//.exec(request.url()) ?? [];
    if (folder !== undefined) folders.push(folder);
  });
  return folders;
}

async function openDiscussion(page: Page): Promise<void> {
  const card = page.getByRole("article").first();
  await card.getByRole("button", { name: "Discuss", exact: true }).click();
  await expect(card.getByRole("textbox", { name: "Your Post" })).toBeVisible();
}

async function keptNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name }) => name);
}

/** Whether the page's policy lets its scripts request this URL. */
function mayAsk(page: Page, url: string): Promise<boolean> {
  return page.evaluate(
    (address) =>
      fetch(address).then(
        () => true,
        () => false,
      ),
    url,
  );
}
