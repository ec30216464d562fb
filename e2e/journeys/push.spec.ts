import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { expect, neighbourTest as base } from "../fixtures/arranged.ts";
import { expectNoViolations } from "../fixtures/axe.ts";
import { ensureBrowser } from "../fixtures/browser.ts";
import { textQuestion, publishWithKey } from "../fixtures/publish-survey.ts";
import { clickShown, push, shownBy, subscribeAt } from "../fixtures/push.ts";

const test = base.extend({
  permissions: ["geolocation", "notifications"],
  // The browser without windows shows no notifications.
  context: async ({ playwright }, use) => {
    const browser = await playwright.chromium.launch({
      executablePath: ensureBrowser(),
      args: ["--no-sandbox"],
    });
    await use(await browser.newContext());
    await browser.close();
  },
});

test("an author enables notifications, which open the owner's page, until they are disabled", async ({
  page,
  product: { url },
}) => {
  const author = await ApiVisitor.arrive(url);
  const title = "Lamps on the towpath";
  const questions = [textQuestion("Where is it dark?")];
  const made = await publishWithKey(url, author, { title, questions });
  const survey = made.surveyUuid;
  const managePath = `/manage/${survey}`;
  const scope = `/push/${survey}/`;
  const news = page.getByRole("region", { name: "Notifications" });
  const button = (name: string) =>
    news.getByRole("button", { name, exact: true });

  const openNews = () =>
    page.getByRole("link", { name: "Set up notifications…" }).click();

  await subscribeAt(page, "push.example");
  await page.goto(`${managePath}#key=${made.ownerKey}`);
  await openNews();
  const arriving = page.context().waitForEvent("serviceworker");
  await button("Turn on notifications").click();
  await expect(news.getByText("On in this browser")).toBeVisible();
  const worker = await arriving;
  expect(worker.url()).toBe(`${url}/push/worker.js`);
  await expectNoViolations(page);

  await page.getByRole("link", { name: `Back to “${title}”` }).click();
  await push(page, scope, { survey, title, text: "9 new responses" });
  await push(page, scope, { survey, title, text: "10 new responses" });
  const shown = () => shownBy(page, scope);
  await expect.poll(shown).toEqual([[title, "10 new responses"]]);
  expect(await clickShown(worker)).toEqual([`goes to ${managePath}`]);
  expect(await shown()).toEqual([]);

  await page.goto("/mine");
  await push(page, scope, { survey, title, text: "1 new post" });
  await expect.poll(shown).toEqual([[title, "1 new post"]]);
  expect(await clickShown(worker)).toEqual([`opens ${managePath}`]);

  await page.goto(managePath);
  await openNews();
  await button("Turn off notifications").click();
  await expect(button("Turn on notifications")).toBeVisible();
  const left = () =>
    page.evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      return workers.length;
    });
  expect(await left()).toBe(0);
});
