import type { Locator, Page } from "@playwright/test";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import { submitWithConsent } from "../fixtures/consent.ts";
import {
  dialogsAtOnce,
  expectFewPresses,
  watchVisit,
} from "../fixtures/first-visit.ts";
import { tabTo } from "../fixtures/keyboard.ts";
import {
  textQuestion,
  oneOf,
  publishSurvey,
} from "../fixtures/publish-survey.ts";
import { everyDay, expect, test } from "../fixtures/test.ts";

const questions = [
  oneOf("Where should it stand?", "By the pond", "By the gate"),
  textQuestion("What else?"),
];
const code = "LINDEN-9";

let surveys: { public: number; guarded: number };

test.use({ viewport: { width: 360, height: 740 } });

test.beforeAll(async ({ product: { url } }) => {
  const author = await ApiVisitor.arrive(url);
  const publish = (title: string, more: { code?: string } = {}) =>
    publishSurvey(url, author, { title, questions, ...more });
  surveys = {
    public: await publish("A bench for the park"),
    guarded: await publish("A bench for the courtyard", { code }),
  };
});

const button = (page: Page | Locator, name: string) =>
  page.getByRole("button", { name, exact: true });
/** Other cards show the options of a first question, too. */
const formOf = (page: Page) => page.locator("form[data-survey]");
const locationDialog = (page: Page) =>
  page.getByRole("dialog", { name: "Enable Location" });
const codeDialog = (page: Page) =>
  page.getByRole("dialog", { name: "Enter Access Code" });

async function expectThanks(page: Page): Promise<void> {
  await expect(page.getByText("Thanks for your response!")).toBeVisible();
  await expectFewPresses(page);
}

/** Opens only now, and closing it returns to the thanks. */
async function cancelLocation(page: Page): Promise<void> {
  await expect(locationDialog(page)).toBeVisible();
  expect(await dialogsAtOnce(page)).toBe(1);
  await page.keyboard.press("Escape");
  await expect(locationDialog(page)).toBeHidden();
  await expect(page.locator(":focus")).toHaveText("Thanks for your response!");
}

interface Visit {
  to: string;
  path: () => string;
  guarded?: true;
  /** Input methods that run every day. */
  daily: ("mouse" | "keyboard")[];
}

const visits: Visit[] = [
  {
    to: "a public survey",
    path: () => `/surveys/${surveys.public}`,
    daily: ["mouse", "keyboard"],
  },
  {
    to: "a survey with an access code",
    path: () => `/surveys/${surveys.guarded}`,
    guarded: true,
    daily: [],
  },
  {
    to: "the home page with a survey",
    path: () => `/?s=${surveys.public}`,
    daily: [],
  },
  {
    to: "the home page with a survey that has an access code",
    path: () => `/?s=${surveys.guarded}`,
    guarded: true,
    daily: ["keyboard"],
  },
];

for (const { to, path, guarded, daily } of visits) {
  test(
    `a visitor who follows a link to ${to} answers with few clicks, and is asked for their location afterwards`,
    everyDay(daily.includes("mouse")),
    async ({ page }) => {
      await watchVisit(page);
      await page.goto(path());
      if (guarded) {
        await codeDialog(page).getByRole("textbox").fill(code);
        await button(codeDialog(page), "Submit code").click();
      }
      const form = formOf(page);
      await form.getByRole("radio", { name: "By the gate" }).check();
      await form.getByRole("textbox", { name: "What else?" }).fill("Shade");
      const sent = page.waitForRequest("**/responses");
      await submitWithConsent(page);
      const { answers } = (await sent).postDataJSON() as { answers: object };
      expect(Object.values(answers)).toEqual(["By the gate", "Shade"]);
      await expectThanks(page);
      await cancelLocation(page);
    },
  );

  test(
    `a visitor without a mouse follows a link to ${to} and answers with few key presses`,
    everyDay(daily.includes("keyboard")),
    async ({ page }) => {
      const { keyboard } = page;
      await watchVisit(page);
      await page.goto(path());
      if (guarded) {
        await expect(codeDialog(page).getByRole("textbox")).toBeFocused();
        await keyboard.type(code);
        await keyboard.press("Enter");
      }
      const submit = button(page, "Enable anonymous ID to submit");
      await expect(submit).toBeEnabled();
      await tabTo(formOf(page).getByRole("radio", { name: "By the pond" }));
      await keyboard.press("ArrowDown");
      await tabTo(submit);
      await keyboard.press("Enter");
      const panel = page.getByRole("group", { name: /An anonymous ID is/ });
      await expect(panel).toBeFocused();
      await expect(panel).toBeInViewport({ ratio: 1 });
      if (!guarded) await expectNoViolationsInThemes(page);
      await tabTo(button(panel, "Enable and submit"));
      await keyboard.press("Enter");
      await expectThanks(page);
      await cancelLocation(page);
    },
  );
}

test("a visitor who goes from a survey to the list is asked for their location there", async ({
  page,
}) => {
  await watchVisit(page);
  await page.goto(`/surveys/${surveys.public}`);
  await expect(button(page, "Enable anonymous ID to submit")).toBeEnabled();
  await expect(locationDialog(page)).toBeHidden();
  await page.getByRole("link", { name: /^Nearsay/ }).click();
  await expect(locationDialog(page)).toBeVisible();
  expect(await dialogsAtOnce(page)).toBe(1);
});

test("a visitor who chooses 'Not now' can continue to read, and nothing was sent or lost", async ({
  page,
}) => {
  const writes: string[] = [];
  await page.goto(`/surveys/${surveys.public}`);
  const submit = button(page, "Enable anonymous ID to submit");
  await expect(submit).toBeEnabled();
  page.on("request", (request) => {
    if (request.method() !== "GET") writes.push(request.url());
  });
  await page.getByRole("radio", { name: "By the gate" }).check();
  await submit.click();
  await button(page, "Not now").click();
  await expect(submit).toBeFocused();
  await expect(page.getByRole("radio", { name: "By the gate" })).toBeChecked();
  expect(writes).toEqual([]);
});

test("if consent cannot be saved, an error is shown in place, and a second click sends everything", async ({
  page,
}) => {
  await page.goto(`/surveys/${surveys.public}`);
  await page.getByRole("radio", { name: "By the pond" }).check();
  await expect(button(page, "Enable anonymous ID to submit")).toBeEnabled();
  await page.route("**/privacy/opt-out", (route) => route.abort());
  await submitWithConsent(page);
  await expect(
    page.getByRole("group", { name: /An anonymous ID is/ }).getByRole("alert"),
  ).toHaveText(
    "The server could not be reached. Your answers are kept here until you send them again.",
  );
  await expectNoViolationsInThemes(page);
  await page.unroute("**/privacy/opt-out");
  await button(page, "Enable and submit").click();
  await expect(page.getByText("Thanks for your response!")).toBeVisible();
});
