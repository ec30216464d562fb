import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { startObjectStore } from "../../webpack/testing/object-store.ts";
import { startProduct } from "../fixtures/product.ts";
import { ReleaseTool } from "../fixtures/release-tool.ts";
import { expect, test } from "../fixtures/test.ts";

const checkout = resolve(import.meta.dirname, "../..");

// A separate server starts here, and checks the bucket every five seconds.
test.setTimeout(180_000);

test("a release in a bucket is shown, switched off and rolled back on a site that reads the bucket", async ({
  page,
}) => {
  const store = await startObjectStore();
  const product = await startProduct({
    RELEASES_URL: `${store.endpoint}/${store.bucketName}`,
    GEO_PROMPT: "off",
  });
  const tool = new ReleaseTool(checkout, "discussion", {
    RELEASES_BUCKET: `s3://${store.bucketName}`,
    S3_ENDPOINT: store.endpoint,
    AWS_ACCESS_KEY_ID: store.accessKey.id,
    AWS_SECRET_ACCESS_KEY: store.accessKey.secret,
    SITE_URL: product.url,
  });
  const discussion = page.getByRole("heading", { name: "Discussion" });
  await expectSoon(page, product.url, { from: "remotes", shows: discussion });

  await tool.run("release", "--untested");
  await expectSoon(page, product.url, { from: "releases", shows: discussion });

  await tool.run("disable");
  const off = page.getByText("It is switched off at the moment.");
  await expectSoon(page, product.url, { from: null, shows: off });

  await tool.run("rollback");
  await tool.run("enable");
  await expectSoon(page, product.url, { from: "remotes", shows: discussion });
  await product.stop();
  await store.close();
});

interface Shown {
  /** Source from which the browser loads the remote: the build, or a release. */
  from: "remotes" | "releases" | null;
  shows: ReturnType<Page["locator"]>;
}

/** Reloads the page until it shows the first survey's discussion from this source. */
async function expectSoon(page: Page, url: string, { from, shows }: Shown) {
  await expect(async () => {
    const places: string[] = [];
    page.removeAllListeners("request");
    page.on("request", (request) => {
      const found = /\/(remotes|releases)\/discussion\//.exec(request.url());
      if (found?.[1]) places.push(found[1]);
    });
    await page.goto(url);
    const card = page.getByRole("article").first();
    await card.getByRole("button", { name: "Discuss", exact: true }).click();
    await expect(shows).toBeVisible();
    expect([...new Set(places)]).toEqual(from === null ? [] : [from]);
  }).toPass({ timeout: 40_000 });
}
