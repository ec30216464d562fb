import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { copyCheckout } from "../fixtures/checkout.ts";
import {
  expectAtNextLoad,
  expectDiscussion,
  openDiscussion,
} from "../fixtures/discussion-card.ts";
import { startProduct } from "../fixtures/product.ts";
import { ReleaseTool } from "../fixtures/release-tool.ts";
import { expect, test as base } from "../fixtures/test.ts";

/** A copy that can be changed and built, and a folder for its releases. */
const test = base.extend<{ checkout: string; place: string }>({
  checkout: async ({ browserName }, use) => {
    const folder = copyCheckout(browserName);
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  place: async ({ browserName }, use) => {
    const folder = mkdtempSync(join(tmpdir(), `nearsay-${browserName}-`));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});

// One remote is built three times, in parallel with other tests.
test.setTimeout(600_000);

test("a release that fails for people in several networks is gone at the next load", async ({
  page,
  browser,
  checkout,
  place,
}) => {
  const served = await startProduct({
    RELEASES_DIR: place,
    RELEASE_ROLLBACK_THRESHOLD: "3",
    TRUST_PROXY: "on",
    GEO_PROMPT: "off",
  });
  const settings = { RELEASES_DIR: place, SITE_URL: served.url };
  const tool = new ReleaseTool(checkout, "discussion", settings);
  const texts = join(checkout, "remotes/discussion/messages/en.json");
  const expose = join(checkout, "remotes/discussion/src/expose.ts");
  const whole = readFileSync(expose, "utf8");

  await test.step("a good release is served", async () => {
    const words = readFileSync(texts, "utf8");
    writeFileSync(texts, words.replace(': "Discussion"', ': "Conversation"'));
    await tool.run("release", "--untested");
    await page.goto(served.url);
    await expectDiscussion(page, "Conversation");
  });

  await test.step("a broken one is served, until it fails in the third network", async () => {
    const broken = 'throw new Error("broken");';
    writeFileSync(
      expose,
      `export function Discussion(): never {\n  ${broken}\n}\n`,
    );
    await tool.run("release", "--untested");
    await page.reload();
    await expect(await openDiscussion(page)).toContainText(brokenText);
    for (const network of ["203.0.113.7", "198.51.100.7"])
      await meetFailure(browser, served.url, network);
    await expect.poll(() => served.output()).toMatch(/: rolled back to /);
  });

  await test.step("an open browser has the previous one at its next load", async () => {
    await expectAtNextLoad(page, "Conversation");
    const listed = await tool.run("list");
    expect(listed).toContain("by the site itself");
    expect(listed).toContain("it failed in 3 networks of 3 that loaded it.");
  });

  await test.step("the next release is served", async () => {
    writeFileSync(expose, whole);
    const words = readFileSync(texts, "utf8");
    writeFileSync(texts, words.replace(': "Conversation"', ': "Debate"'));
    await tool.run("release", "--untested");
    await expectAtNextLoad(page, "Debate");
    expect(await tool.run("list")).not.toContain("by the site itself");
  });
  await served.stop();
});

const brokenText = "The discussion stopped working.";

/** A person in this network opens the discussion, which crashes. */
async function meetFailure(
  browser: Browser,
  url: string,
  network: string,
): Promise<void> {
  const extraHTTPHeaders = { "x-forwarded-for": network };
  const context = await browser.newContext({ extraHTTPHeaders });
  const page = await context.newPage();
  await page.goto(url);
  const reported = page.waitForResponse("**/api/remote-failures");
  await expect(await openDiscussion(page)).toContainText(brokenText);
  expect((await reported).status()).toBe(204);
  await context.close();
}
