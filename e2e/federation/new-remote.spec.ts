import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { copyCheckout } from "../fixtures/checkout.ts";
import { startProduct } from "../fixtures/product.ts";
import { outputOf, runCommand } from "../fixtures/run-command.ts";
import { expect, test as base } from "../fixtures/test.ts";

/** A copy that can be changed and built. */
const test = base.extend<{ checkout: string }>({
  checkout: async ({ browserName }, use) => {
    const folder = copyCheckout(browserName);
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});

// Host and remote are built, in parallel with other tests.
test.setTimeout(900_000);

test("one command creates a remote with a page in the host", async ({
  page,
  checkout,
}) => {
  const remote = "remotes/lost-property";
  const run = (command: string, ...args: string[]) =>
    runCommand(checkout, command, ...args);

  await test.step("it is created", async () => {
    await run(
      "npm",
      "run",
      "new-remote",
      "lost-property",
      "--",
      "--no-install",
    );
  });

  await test.step("it passes the type check", async () => {
    await run("npm", "run", "messages");
    await run("npx", "tsc", "-b", remote);
  });

  await test.step("it follows the rules of the checkout", async () => {
    await run("npx", "prettier", "--check", remote, "shared");
    await run("npx", "oxlint", remote);
    await run("npm", "run", "check:directions");
    await run("npm", "run", "check:unused");
  });

  await test.step("its tests pass", async () => {
    await run("npm", "test", "-w", remote);
  });

  await test.step("it runs alone", async () => {
    const alone = await developAlone(checkout, remote);
    try {
      await page.goto(alone.url);
      await expect(page.getByText("This page is ready")).toBeVisible();
    } finally {
      await alone.stop();
    }
  });

  // Everything else is served from the previous build.
  await test.step("it is built, and the host with its route, too", async () => {
    await run("npm", "run", "build", "-w", remote);
    await run(
      "npx",
      "tsx",
      "--conditions=source",
      "webpack/build/main.ts",
      "host",
    );
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

/** The remote's page on its own server, with an API next to it. */
async function developAlone(checkout: string, remote: string) {
  const { PATH, HOME } = process.env;
  const server = spawn("npm", ["run", "dev", "-w", remote], {
    cwd: checkout,
    env: { PATH, HOME, GEO_PROMPT: "off" },
    stdio: ["ignore", "pipe", "pipe"],
    // A process group, so that everything it starts ends with it.
    detached: true,
  });
  const output = outputOf(server);
  const urlIn = () => / alone: (http\S+)/.exec(output())?.[1];
  const stop = async () => {
    if (server.pid === undefined || server.exitCode !== null) return;
    const gone = once(server, "close");
    process.kill(-server.pid, "SIGTERM");
    await gone;
  };
  try {
    await expect.poll(urlIn, { timeout: 120_000 }).toBeDefined();
  } catch (error) {
    await stop();
    throw new Error(`It did not run:\n${output()}`, { cause: error });
  }
  return { url: urlIn() ?? "", stop };
}

async function expectPage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/lost-property`);
  await expect(
    page.getByRole("heading", { level: 1, name: "Lost Property" }),
  ).toBeVisible();
  // The host shows the title even if the remote is missing.
  await expect(page.getByText("This page is ready")).toBeVisible();
  await expect(page).toHaveTitle("Lost Property · Nearsay");
}
