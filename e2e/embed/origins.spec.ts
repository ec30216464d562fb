import type { Page } from "@playwright/test";
import { expect, modes, test, widgetOn } from "../fixtures/embed.ts";

const notHere = "chrome-error://chromewebdata/";

/** Puts a frame on the page; answers what the browser shows in it. */
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

/** The answer of a survey to a page that may not show it comes with the browser's patience. */
async function waitOutPatience(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
}

/** Of a frame that it refused the browser says nothing. */
const whyNot = {
  frame: "could not be",
  inline: "may not be shown on this page",
};

for (const mode of modes)
  test(`a survey of one partner is shown ${mode} by it, and by no other`, async ({
    page,
    partners,
    publish,
  }) => {
    const survey = await publish({ embedOrigins: [partners.originOf()] });
    await page.goto(partners.pageAt("plain", { survey, mode }));
    await expect(widgetOn(page, mode).getByRole("radio").first()).toBeVisible();

    await page.clock.install();
    await page.goto(partners.pageAt("plain", { survey, mode }, "other"));
    await waitOutPatience(page);
    const element = page.locator("nearsay-survey");
    await expect(
      element.getByRole("status").filter({ hasText: whyNot[mode] }),
    ).toBeVisible();
    await expect(
      element.getByRole("link", { name: "on Nearsay" }),
    ).toHaveAttribute("href", new RegExp(`/surveys/${survey}$`));
    await expect(element.getByRole("radio")).toHaveCount(0);
  });

test("a frame is shown to the page that it names alone, and to none within a stranger", async ({
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

  // Whoever names the partner is not it, and whoever names itself not let in.
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
