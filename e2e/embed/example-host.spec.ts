import type { Page } from "@playwright/test";
import { answerIn, countAnswers, expect, test } from "../fixtures/embed.ts";
import {
  checkExampleHost,
  exampleTypes,
  startExampleHost,
} from "../fixtures/example-host.ts";

async function open(page: Page, site: string, survey: string) {
  const host = await startExampleHost(site, survey);
  page.on("close", () => {
    host.stop();
  });
  await page.goto(host.url);
  return page.locator("main");
}

test("an independent React host shows a survey, receives its answer event, and the answer counts once", async ({
  page,
  product,
  site,
  publish,
}) => {
  const survey = await publish();
  const host = await open(page, site, survey);
  await answerIn(host);
  await expect(host.getByText(`You answered survey ${survey}.`)).toBeVisible();
  expect(await countAnswers(product.url, survey)).toBe(1);

  await page.reload();
  await expect(
    host.getByText("You've already submitted this survey. Thanks!"),
  ).toBeVisible();
  expect(await countAnswers(product.url, survey)).toBe(1);
});

test("a React host works, and links to the survey, if the site cannot be reached", async ({
  page,
  site,
  publish,
}) => {
  const survey = await publish();
  await page.route(`${site}/embed/v1/react.js`, (route) => route.abort());
  const host = await open(page, site, survey);
  await expect(
    host.getByRole("link", { name: "Answer our survey" }),
  ).toHaveAttribute("href", `${site}/surveys/${survey}`);
});

test("a React host's props are checked against the types that the site serves", async ({
  product,
}) => {
  const served = await (await fetch(`${product.url}/embed/v1.d.ts`)).text();
  expect(served, "Renew nearsay-embed.d.ts of the example host.").toBe(
    await exampleTypes(),
  );
  expect(checkExampleHost(served)).toEqual([]);
});

test(
  "changed types of the site are rejected by a React host's props",
  { tag: "@all" },
  async () => {
    const served = await exampleTypes();
    const renamed = served.replace("onAnswered?(", "onReplied?(");
    expect(checkExampleHost(renamed).join()).toContain("'onAnswered'");
    const narrowed = served.replace("accent?: string", "accent?: number");
    expect(checkExampleHost(narrowed).join()).toContain("'number'");
    const poorer = served.replace("duplicate: boolean;", "");
    expect(checkExampleHost(poorer).join()).toContain("'duplicate'");
  },
);
