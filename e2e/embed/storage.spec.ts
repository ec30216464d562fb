import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import {
  answerIn,
  countAnswers,
  expect,
  modes,
  test as base,
  widgetOn,
} from "../fixtures/embed.ts";

/** A browser as people run it, who block cookies of third parties: a frame has storage of its own for each site around it. */
const test = base.extend<{ people: BrowserContext }>({
  people: async ({ playwright, launchOptions }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), "nearsay-browser-"));
    const profile = {
      block_third_party_cookies: true,
      cookie_controls_mode: 1,
    };
    await mkdir(path.join(folder, "Default"));
    await writeFile(
      path.join(folder, "Default", "Preferences"),
      JSON.stringify({ profile }),
    );
    const people = await playwright.chromium.launchPersistentContext(folder, {
      ...launchOptions,
      // The last such list holds: Playwright's own would let frames have no storage at all.
      args: [...(launchOptions.args ?? []), "--disable-features=Translate"],
    });
    await use(people);
    await people.close();
    await rm(folder, { recursive: true, force: true });
  },
});

/** What is kept on the page, and in the frame; null where nothing can be. */
function keptOn(page: Page) {
  return Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        try {
          return Object.keys(localStorage);
        } catch {
          return null;
        }
      }),
    ),
  );
}

test("where third-party cookies are blocked, an answer is known again in both modes", async ({
  people,
  product,
  partners,
  publish,
}) => {
  const page = await people.newPage();
  for (const mode of modes) {
    const survey = await publish();
    await page.goto(partners.pageAt("plain", { survey, mode }));
    await answerIn(widgetOn(page, mode));
    await page.reload();
    await expect(
      widgetOn(page, mode).getByText("You've already submitted this survey."),
    ).toBeVisible();
    expect(await countAnswers(product.url, survey)).toBe(1);
    const own = `nearsay_visitor:${survey}`;
    const [around, inside = []] = await keptOn(page);
    expect(mode === "frame" ? inside : around).toContain(own);
    if (mode === "frame") expect(around).toEqual([]);
  }
  expect(await people.cookies()).toEqual([]);
});

test("where a frame has no storage, the page around keeps who answered", async ({
  page,
  partners,
  publish,
}) => {
  const survey = await publish();
  await page.goto(partners.pageAt("plain", { survey }));
  await answerIn(widgetOn(page, "frame"));
  expect(await keptOn(page)).toEqual([[`nearsay_visitor:${survey}`], null]);
  expect(await page.context().cookies()).toEqual([]);

  // Who opts out is forgotten, by the page around, too.
  await widgetOn(page, "frame")
    .getByRole("button", { name: "Opt out" })
    .click();
  await expect(
    widgetOn(page, "frame").getByText("You opted out"),
  ).toBeVisible();
  await page.reload();
  await expect(
    widgetOn(page, "frame").getByRole("radio").first(),
  ).toBeVisible();
});

for (const mode of modes)
  test(`where nothing at all can be kept, a survey shown ${mode} is answered`, async ({
    page,
    product,
    partners,
    publish,
  }) => {
    const survey = await publish();
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
    });
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.goto(partners.pageAt("plain", { survey, mode }));
    await answerIn(widgetOn(page, mode));
    expect(await countAnswers(product.url, survey)).toBe(1);
    expect(errors).toEqual([]);
  });
