import { submitWithConsent } from "../fixtures/consent.ts";
import {
  answerIn,
  everyDay,
  expect,
  modes,
  test,
  widgetOn,
} from "../fixtures/embed.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the element is a link to the survey, and the frame is readable and links to it", async ({
    page,
    partners,
    site,
    publish,
  }) => {
    const survey = await publish();
    const there = `${site}/surveys/${survey}`;
    await page.goto(partners.pageAt("plain", { survey }));
    await expect(
      page.getByRole("link", { name: "Answer it on Nearsay" }),
    ).toHaveAttribute("href", there);

    await page.goto(partners.pageAt("hand-written", { survey }));
    const address = await page.locator("iframe").getAttribute("src");
    // In a frame of another process, a busy Chromium may let scripts run.
    await page.goto(address ?? "");
    await expect(page.getByText("By the gate")).toBeVisible();
    await expect(
      page.getByRole("link", { name: "Answer on Nearsay" }),
    ).toHaveAttribute("href", there);
    await expect(page.getByRole("button")).toHaveCount(0);
  });
});

for (const mode of modes)
  test(
    `if the script is blocked, a survey for the mode ${mode} is a link`,
    everyDay(mode === "inline"),
    async ({ page, partners, publish }) => {
      await page.route("**/embed/v1.js", (route) => route.abort());
      const survey = await publish();
      await page.goto(partners.pageAt("plain", { survey, mode }));
      await expect(
        page.getByRole("link", { name: "Answer it on Nearsay" }),
      ).toBeVisible();
    },
  );

test("if the site does not respond, the page's own link is shown", async ({
  page,
  partners,
  publish,
}) => {
  await page.route("**/api/embed/**", (route) => route.abort());
  const survey = await publish();
  await page.goto(partners.pageAt("plain", { survey, mode: "inline" }));
  await expect(
    page
      .locator("nearsay-survey")
      .getByRole("link", { name: "Open on Nearsay" }),
  ).toBeVisible();
});

test(
  "the content shown instead of a survey has the colours of the page, in any theme of the survey, and follows changes of the page",
  { tag: "@all" },
  async ({ page, partners }) => {
    for (const theme of ["dark", "light"]) {
      await page.goto(partners.pageAt("plain", { survey: "none", theme }));
      await expect(
        page.locator("nearsay-survey").getByRole("status"),
      ).toContainText("is wrong");
      const colourOf = (name: string) =>
        page
          .getByRole("link", { name })
          .evaluate((link) => getComputedStyle(link).color);
      for (const scheme of ["normal", "dark", "light"]) {
        await page.addStyleTag({
          content: `:root { color-scheme: ${scheme} }`,
        });
        expect(await colourOf("Answer it on Nearsay"), scheme).toBe(
          await colourOf("what comes before"),
        );
      }
    }
  },
);

test("a page that sends no origin shows the reason for the missing survey, and links to it", async ({
  page,
  partners,
  publish,
}) => {
  const survey = await publish();
  for (const mode of modes) {
    await page.goto(partners.pageAt("sandboxed", { survey, mode }));
    const inside = page.locator("iframe").contentFrame();
    await expect(
      inside.getByText("This survey may not be shown on this page."),
    ).toBeVisible();
    await expect(
      inside.getByRole("link", { name: "Answer it on Nearsay" }),
    ).toBeVisible();
  }
});

test("a hand-written frame can be answered, and one without an origin says that it cannot", async ({
  page,
  partners,
  publish,
}) => {
  const survey = await publish();
  await page.goto(partners.pageAt("hand-written", { survey }));
  const frame = page.locator("iframe").contentFrame().locator("body");
  await answerIn(frame);

  const sandbox = "allow-scripts";
  await page.goto(partners.pageAt("hand-written", { survey, sandbox }));
  await submitWithConsent(frame);
  await expect(frame.getByRole("alert")).toBeVisible();
  await expect(
    frame.getByRole("link", { name: "Open on Nearsay" }),
  ).toBeVisible();
});

test("a survey that requires a code is not embedded, but linked", async ({
  page,
  partners,
  publish,
}) => {
  const survey = await publish({ code: "OAK-LEAVES-7" });
  for (const mode of modes) {
    await page.goto(partners.pageAt("plain", { survey, mode }));
    await expect(
      widgetOn(page, mode).getByText("This survey requires an access code"),
    ).toBeVisible();
    await expect(widgetOn(page, mode).getByRole("link")).toBeVisible();
    await expect(widgetOn(page, mode).getByRole("textbox")).toHaveCount(0);
  }
});
