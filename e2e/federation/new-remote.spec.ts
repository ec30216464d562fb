import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { copyCheckout } from "../fixtures/checkout.ts";
import { startProduct } from "../fixtures/product.ts";
import { runCommand } from "../fixtures/run-command.ts";
import { expect, test as base } from "../fixtures/test.ts";

/** A copy that can be changed and built. */
const test = base.extend<{ checkout: string }>({
  checkout: async ({ browserName }, use) => {
    const folder = copyCheckout(browserName);
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});

// Host and remote are built, beside other tests.
test.setTimeout(900_000);

test("one command makes a remote with a page in the host", async ({
  page,
  checkout,
}) => {
  const remote = "remotes/lost-property";
  const run = (command: string, ...args: string[]) =>
    runCommand(checkout, command, ...args);

  await test.step("it is made", async () => {
    await run(
      "npm",
      "run",
      "new-remote",
      "lost-property",
      "--",
      "--no-install",
    );
  });

  await test.step("it is of the right types", async () => {
    await run("npx", "tsc", "-b", remote);
  });

  await test.step("its tests pass", async () => {
    await run("npm", "test", "-w", remote);
  });

  // What else there is, is served as it was built before.
  await test.step("it is built, and the host that has its route", async () => {
    await run("npm", "run", "build", "-w", remote);
    await run("npx", "tsx", "--conditions=source", "webpack/build.ts", "host");
  });

  await test.step("a visitor sees its page", async () => {
    const product = await startProduct({ GEO_PROMPT: "off" }, checkout);
    try {
      await expectPage(page, product.url);
    } finally {
      await product.stop();
    }
  });
});

async function expectPage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/lost-property`);
  await expect(
    page.getByRole("heading", { level: 1, name: "Lost Property" }),
  ).toBeVisible();
  // The host shows the title too, where the remote is missing.
  await expect(page.getByText("This page is ready")).toBeVisible();
  await expect(page).toHaveTitle("Lost Property · Nearsay");
}
