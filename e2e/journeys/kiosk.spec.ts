import type { Page } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../fixtures/arranged.ts";
import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import { freePort } from "../fixtures/free-port.ts";
import { tabTo } from "../fixtures/keyboard.ts";
import {
  countAtKiosks,
  everythingHeld,
  publishKiosk,
} from "../fixtures/kiosk.ts";
import { textQuestion, oneOf } from "../fixtures/publish-survey.ts";
import { type Product, startProduct, underLoad } from "../fixtures/product.ts";
import { type Engine, openDatabase } from "../fixtures/test.ts";

const survey = {
  title: "A bench by the pond",
  instructions: "Two questions, one minute.",
  questions: [
    oneOf("Where?", "North", "East", "South"),
    textQuestion("Why there?"),
  ],
};

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });
const begin = (page: Page) => button(page, "Touch to begin");
const why = (page: Page) => page.getByRole("textbox", { name: "Why there?" });
const unsent = (page: Page, count: number) =>
  page.getByText(
    count === 1 ? "1 response not sent yet" : `${count} responses not sent yet`,
  );

/** Opens it, with everything stored that it needs offline. */
async function openKiosk(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(begin(page)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** One person answers; the clock advances to the next one. */
async function answer(page: Page, choice: string): Promise<void> {
  await begin(page).click();
  await page.getByRole("radio", { name: choice }).click();
  await button(page, "Send").click();
  await page.getByRole("heading", { name: "Thank you" }).waitFor();
  await page.clock.runFor(5000);
}

/** Settings with which a killed server restarts with the same state. */
async function lastingServer(engine: Engine) {
  const dataDir = await mkdtemp(join(tmpdir(), "nearsay-kiosk-"));
  const database = await openDatabase(engine);
  const kept = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  return {
    env: { ...underLoad, DEMO_DATA: "off", ...kept, ...database.env },
    forget: async () => {
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Kills the server while it processes the 80th of the responses. @returns When it has stopped. */
function killAmidResponses(page: Page, product: Product): Promise<void> {
  let sent = 0;
  return new Promise((resolve, reject) => {
    page.on("request", (request) => {
      if (!request.url().endsWith("/api/kiosk/responses")) return;
      sent += 1;
      if (sent === 80) product.stop("SIGKILL").then(resolve, reject);
    });
  });
}

for (const engine of ["pglite", "postgres"] as const)
  test(
    `two hundred people answer offline, the tablet is restarted, the server is killed while they are sent, and each of them counts once, on ${engine}`,
    { tag: "@all" },
    async ({ page, context }) => {
      test.setTimeout(300_000);
      const { env, forget } = await lastingServer(engine);
      const dying = await startProduct(env);
      const { url } = dying;
      const kiosk = await publishKiosk(url, survey);
      await page.clock.install();
      await openKiosk(page, url + kiosk.path);
      expect(new URL(page.url()).hash).toBe("");
      await context.setOffline(true);
      for (let person = 1; person <= 200; person += 1) {
        await answer(page, ["North", "East", "South"][person % 3] ?? "");
        if (person % 50 === 0) await expect(unsent(page, person)).toBeVisible();
      }
      expect(await countAtKiosks(url, kiosk)).toBe(0);

      const again = await page.reload();
      expect(again?.fromServiceWorker()).toBe(true);
      await expect(begin(page)).toBeVisible();
      await expect(unsent(page, 200)).toBeVisible();
      const killed = killAmidResponses(page, dying);
      await context.setOffline(false);
      await killed;
      await expect(
        page.getByText(/^1\d\d responses not sent yet/),
      ).toBeVisible();
      const product = await startProduct(env);
      await expect(page.getByText(/not sent yet/)).toBeHidden({
        timeout: 120_000,
      });
      expect(await countAtKiosks(url, kiosk)).toBe(200);

      // A further attempt to send finds nothing left.
      await page.reload();
      await expect(begin(page)).toBeVisible();
      expect(await countAtKiosks(url, kiosk)).toBe(200);
      const figures = await fetch(`${url}/api/surveys/${kiosk.id}/analytics`);
      const { mc_breakdown: chosen } = (await figures.json()) as {
        mc_breakdown: Record<string, Record<string, number>>;
      };
      expect(Object.values(chosen)).toEqual([
        { North: 66, East: 67, South: 67 },
      ]);
      await product.stop();
      await forget();
    },
  );

test("a response whose reply was lost counts once", async ({
  page,
  product: { url },
}) => {
  const kiosk = await publishKiosk(url, survey);
  await page.clock.install();
  let lost = 0;
  await page.route("**/api/kiosk/responses", async (route) => {
    if (lost >= 3) return route.continue();
    lost += 1;
    expect((await route.fetch()).status()).toBe(204);
    await route.abort();
  });
  await openKiosk(page, kiosk.path);
  await answer(page, "East");
  await expect(unsent(page, 1)).toBeVisible();
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000);
      return page.getByText(/not sent yet/).count();
    })
    .toBe(0);
  expect(lost).toBe(3);
  expect(await countAtKiosks(url, kiosk)).toBe(1);
});

test("nothing of the last person is left, and the answers of a person who leaves are deleted after a warning", async ({
  page,
  product: { url },
}) => {
  const kiosk = await publishKiosk(url, survey);
  await page.clock.install();
  await openKiosk(page, kiosk.path);
  const canary = "zanzibarcanary";

  await begin(page).click();
  await why(page).fill(canary);
  await page.getByRole("radio", { name: "South" }).click();
  expect(await everythingHeld(page)).toContain(canary);
  await button(page, "Send").click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeFocused();
  await page.clock.runFor(5000);
  await expect(begin(page)).toBeFocused();
  await expect.poll(() => countAtKiosks(url, kiosk)).toBe(1);
  await expect.poll(() => everythingHeld(page)).not.toContain(canary);
  await page.goBack().catch(() => null);
  await page.goto(kiosk.path.replace(/#.*/, ""));
  await begin(page).click();
  await expect(why(page)).toHaveValue("");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  expect(await everythingHeld(page)).not.toContain(canary);

  await why(page).fill(canary);
  await page.clock.runFor(59_000);
  const warning = page.getByRole("dialog", { name: "Are you still there?" });
  await expect(warning).toBeHidden();
  await page.clock.runFor(2000);
  await expect(warning).toBeVisible();
  await expect(warning.getByRole("alert")).toHaveText(
    "Starting over in 10 seconds",
  );
  await expectNoViolationsInThemes(page);
  await button(page, "I am still here").click();
  await expect(warning).toBeHidden();
  await expect(why(page)).toHaveValue(canary);
  await page.clock.runFor(61_000);
  await expect(warning).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(begin(page)).toBeVisible();
  await begin(page).click();
  await expect(why(page)).toHaveValue("");
  expect(await everythingHeld(page)).not.toContain(canary);
});

test("a kiosk can be answered by keyboard, has large targets and no links to other pages", async ({
  page,
  product: { url },
}) => {
  const kiosk = await publishKiosk(url, survey);
  await page.setViewportSize({ width: 360, height: 740 });
  await openKiosk(page, kiosk.path);
  const { keyboard } = page;
  const small = () =>
    page.locator("button, label:has(input), textarea").evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => Math.min(width, height) < 48)
        .map(({ width, height }) => [width, height]),
    );
  await expect(page.getByRole("link")).toHaveCount(0);
  expect(await small()).toEqual([]);
  await expectNoViolationsInThemes(page);
  await expect(begin(page)).toBeFocused();
  await keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 1, name: survey.title });
  await expect(heading).toBeFocused();
  expect(await small()).toEqual([]);
  await expectNoViolationsInThemes(page);
  await tabTo(button(page, "Send"));
  await keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(
    "Please answer at least one question.",
  );
  await tabTo(page.getByRole("radio", { name: "South" }), "Shift+Tab");
  await keyboard.press("Space");
  await tabTo(why(page));
  await keyboard.type("It has shade");
  await tabTo(button(page, "Send"));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeFocused();
  await expect(page.getByRole("link")).toHaveCount(0);
  await expect.poll(() => countAtKiosks(url, kiosk)).toBe(1);
});

test("responses that were not sent before a survey closed are reported, and kept until a person deletes them", async ({
  page,
  context,
  product: { url },
}) => {
  const kiosk = await publishKiosk(url, survey);
  await page.clock.install();
  await openKiosk(page, kiosk.path);
  await context.setOffline(true);
  await answer(page, "East");
  await expect(unsent(page, 1)).toBeVisible();
  const expiresAt = new Date(Date.now() - 1000).toISOString();
  await kiosk.owner.call(url, "PATCH", { expiresAt });
  await context.setOffline(false);
  await expect(page.getByText(/no longer accepting responses/)).toBeVisible();
  await page.reload();
  const closed = page.getByRole("heading", { name: "This survey is closed" });
  await expect(closed).toBeVisible();
  await expect(unsent(page, 1)).toBeVisible();
  await expectNoViolationsInThemes(page);
  await button(page, "Delete from this tablet").click();
  await button(page, "Delete them").click();
  await expect(page.getByText(/not sent yet/)).toBeHidden();
  expect(await countAtKiosks(url, kiosk)).toBe(0);
});

test("another survey opens after the answers to the previous one are sent, and none if a kiosk has been ended", async ({
  page,
  context,
  product: { url },
}) => {
  const [first, second] = [
    await publishKiosk(url, survey),
    await publishKiosk(url, { ...survey, title: "Lamps on the towpath" }),
  ];
  await page.clock.install();
  await openKiosk(page, first.path);
  await context.setOffline(true);
  await answer(page, "East");
  await page.evaluate((path) => location.assign(path), second.path);
  await expect(
    page.getByText("unsent responses to “A bench by the pond”"),
  ).toBeVisible();
  await context.setOffline(false);
  const next = page.getByRole("heading", { name: "Lamps on the towpath" });
  await expect(next).toBeVisible();
  await expect(begin(page)).toBeVisible();
  expect(await countAtKiosks(url, first)).toBe(1);
  expect(await countAtKiosks(url, second)).toBe(0);

  const grant = `/kiosk-grants/${second.grantId}`;
  await second.owner.call(url, "DELETE", undefined, grant);
  await page.reload();
  await expect(
    page.getByRole("heading", { name: "This kiosk has ended" }),
  ).toBeVisible();
});
