import type { Locator, Page } from "@playwright/test";
import {
  answerIn,
  countAnswers,
  everyDay,
  expect,
  modes,
} from "../fixtures/embed.ts";
import { submitWithConsent } from "../fixtures/consent.ts";
import { test } from "../fixtures/people.ts";

/** Embed snippets that a partner's page may contain. */
const lines = {
  frame: (site: string, survey: string) =>
    `<script src="${site}/embed/v1.js" async></script><nearsay-survey survey="${survey}"></nearsay-survey>`,
  inline: (site: string, survey: string) =>
    `<script src="${site}/embed/v1.js" async></script><nearsay-survey survey="${survey}" mode="inline"></nearsay-survey>`,
  bare: (site: string, survey: string) =>
    `<iframe title="Bare" width="600" height="700" src="${site}/embed/surveys/${survey}"></iframe>`,
};
type Line = keyof typeof lines;

const settled =
  /You've already submitted this survey|already (been answered|answered here) today/;

/** The surveys on a page, in order. */
async function widgetsOn(page: Page): Promise<Locator[]> {
  const places = page.locator("nearsay-survey, iframe[title=Bare]");
  const widgets: Locator[] = [];
  for (const place of await places.all()) {
    const isInline = (await place.getAttribute("mode")) === "inline";
    const isBare = (await place.getAttribute("title")) === "Bare";
    const frame = isBare ? place : place.locator("iframe");
    widgets.push(isInline ? place : frame.contentFrame().locator("body"));
  }
  return widgets;
}

/** Fills in and submits the form that was visible before another one was answered. */
async function tryAgain(widget: Locator): Promise<void> {
  // By keyboard: loading results of the first survey move the page.
  await widget.getByRole("radio", { name: "By the gate" }).press(" ");
  await submitWithConsent(widget);
}

/** Which snippets are on one page, and in which order they are answered. */
const pairs: Record<"kept" | "blocked", [Line, Line][]> = {
  kept: [
    ["frame", "inline"],
    ["inline", "frame"],
    ["frame", "frame"],
    ["inline", "inline"],
    ["bare", "bare"],
    ["frame", "bare"],
  ],
  // If nothing is stored, a snippet knows as little about itself as about
  // another.
  blocked: [
    ["frame", "inline"],
    ["bare", "bare"],
  ],
};

for (const storage of ["kept", "blocked"] as const)
  test.describe(`with a frame's storage ${storage}`, () => {
    const pageOf = (people: () => Promise<Page>, page: Page) =>
      storage === "kept" ? people() : Promise.resolve(page);

    for (const mode of modes) {
      const often = everyDay(mode === "frame" && storage === "kept");
      test(
        `attempts after opting out of a survey shown ${mode} count nothing, after a reload and without one`,
        often,
        async ({ page: own, people, product, partners, publish }) => {
          const page = await pageOf(() => people.newPage(), own);
          const survey = await publish();
          await page.goto(partners.pageAt("plain", { survey, mode }));
          await answerIn(await only(page));
          // A test of the server covers ten alternating attempts.
          for (const reloads of [true, false, true]) {
            const widget = await only(page);
            // The frame grows while figures load, so a pointer would miss the
            // button.
            await widget
              .getByRole("button", { name: "Opt out" })
              .press("Enter");
            const enable = widget.getByRole("button", { name: "Re-enable" });
            await expect(enable).toBeVisible();
            if (reloads) {
              await page.reload();
              await expect(widget.getByText(settled)).toBeVisible();
            }
            await enable.click();
            await expect(
              widget.getByRole("button", { name: "Opt out" }),
            ).toBeVisible();
            await expect(widget.getByRole("radio")).toHaveCount(0);
          }
          expect(await countAnswers(product.url, survey)).toBe(1);
        },
      );
    }

    for (const pair of pairs[storage]) {
      const often = everyDay(pair.join() === "frame,inline");
      test(
        `a survey answered ${pair[0]} is not answered again ${pair[1]} on the same page`,
        often,
        async ({ page: own, people, product, partners, site, publish }) => {
          const page = await pageOf(() => people.newPage(), own);
          const survey = await publish();
          const line = pair.map((one) => lines[one](site, survey)).join("");
          await page.goto(partners.pageAt("pasted", { line }));
          const [first, second] = await widgetsOn(page);
          for (const widget of [first!, second!])
            await expect(widget.getByRole("radio").first()).toBeVisible();
          await answerIn(first!);
          await tryAgain(second!);
          await expect(second!.getByText(settled).first()).toBeVisible();
          for (let reloads = 0; reloads < 3; reloads += 1) {
            await page.reload();
            for (const widget of await widgetsOn(page))
              await expect(widget.getByText(settled).first()).toBeVisible();
          }
          expect(await countAnswers(product.url, survey)).toBe(1);
        },
      );
    }
  });

/** The survey of a page that shows one. */
async function only(page: Page): Promise<Locator> {
  const [widget] = await widgetsOn(page);
  return widget!;
}
