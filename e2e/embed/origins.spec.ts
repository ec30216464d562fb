import type { Page } from "@playwright/test";
import { expect, modes, test, widgetOn } from "../fixtures/embed.ts";

const notHere = "chrome-error://chromewebdata/";

/** Adds a frame to the page; returns the address that the browser shows in it. */
async function urlInFrame(page: Page, src: string): Promise<string> {
  const frame = await page.evaluateHandle(async (url) => {
    const made = document.createElement("iframe");
    const loaded = new Promise((resolve) => (made.onload = resolve));
    made.src = url;
    document.body.append(made);
    await loaded;
    return made;
  }, src);
  const content = await frame.contentFrame();
  if (content === null) throw new Error("The frame is gone.");
  return content.evaluate(() => location.href);
}

/** A page that may not show a survey learns this only when the timeout ends. */
async function waitForTimeout(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
}

/** The browser does not report why it refused a frame. */
const whyNot = {
  frame: "could not be",
  inline: "may not be shown on this page",
};

for (const mode of modes)
  test(`a survey of one partner is shown ${mode} by this partner, and by no other`, async ({
    page,
    partners,
    publish,
  }) => {
    const survey = await publish({ embedOrigins: [partners.originOf()] });
    await page.goto(partners.pageAt("plain", { survey, mode }));
    await expect(widgetOn(page, mode).getByRole("radio").first()).toBeVisible();

    await page.clock.install();
    await page.goto(partners.pageAt("plain", { survey, mode }, "other"));
    await waitForTimeout(page);
    const element = page.locator("nearsay-survey");
    await expect(
      element.getByRole("status").filter({ hasText: whyNot[mode] }),
    ).toBeVisible();
    await expect(
      element.getByRole("link", { name: "on Nearsay" }),
    ).toHaveAttribute("href", new RegExp(`/surveys/${survey}$`));
    await expect(element.getByRole("radio")).toHaveCount(0);
  });

test("a frame is shown only to the page that it names, and to none inside another site", async ({
  page,
  partners,
  site,
  publish,
}) => {
  const partner = partners.originOf();
  const survey = await publish({ embedOrigins: [partner] });
  const named = (parent: string) =>
    `${site}/embed/surveys/${survey}?parent=${encodeURIComponent(parent)}`;
  await page.goto(partners.pageAt("plain", {}));
  expect(await urlInFrame(page, named(partner))).toBe(named(partner));
  expect(await urlInFrame(page, named(partners.originOf("other")))).toBe(
    notHere,
  );
  expect(await urlInFrame(page, named(site))).toBe(notHere);

  // A page that names the partner is not the partner, and one that names itself
  // is not allowed.
  await page.goto(partners.pageAt("plain", {}, "other"));
  expect(await urlInFrame(page, named(partners.originOf("other")))).toBe(
    notHere,
  );
  expect(await urlInFrame(page, named(partner))).toBe(notHere);
  const around = partners.pageAt("hand-written", { survey });
  expect(await urlInFrame(page, around)).toBe(around);
  const [, partnersPage] = page.frames().slice(-2);
  expect(await partnersPage?.evaluate(() => location.href)).toBe(notHere);
});

test("no other page of the site is shown in a frame", async ({
  page,
  partners,
  site,
  publish,
}) => {
  const survey = await publish();
  await page.goto(partners.pageAt("plain", {}));
  const paths = ["/", `/surveys/${survey}`, "/embed", "/create-survey"];
  for (const path of [...paths, "/api/health", "/nowhere"])
    expect(await urlInFrame(page, site + path)).toBe(notHere);
});
