import type { Page } from "@playwright/test";
import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/neighbours.ts";

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });
const searchBox = (page: Page) =>
  page.getByRole("combobox", { name: "Search surveys" });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
/** The demo's card whose panels have the most content. */
const card = (page: Page) =>
  page.getByRole("article", { name: "A tree outside your door?" });

/** Surveys of the demo; on the home page only a few at once, which axe checks faster. */
const paths = {
  oneCard: "/?q=tree+outside+your+door",
  noCards: "/?q=xylophone+repair",
  open: "/surveys/10",
  closed: "/surveys/4",
  coded: "/surveys/21",
};

interface State {
  path: string;
  /** How a person who takes part gets there; resolves when the state is visible. */
  reach: (page: Page) => Promise<unknown>;
}

const states: Record<string, State> = {
  "on the home page with search results": {
    path: paths.oneCard,
    reach: (page) => expect(page.getByRole("article").first()).toBeVisible(),
  },
  "on the home page with suggestions": {
    path: paths.noCards,
    reach: async (page) => {
      await searchBox(page).fill("mar");
      await expect(page.getByRole("option").first()).toBeVisible();
      await page.keyboard.press("ArrowDown");
    },
  },
  "on the home page without search results": {
    path: paths.noCards,
    reach: (page) =>
      expect(page.getByText("No public surveys found for")).toBeVisible(),
  },
  "on the home page if Search by Code is used without a code": {
    path: paths.noCards,
    reach: async (page) => {
      await searchBox(page).fill("");
      await button(page, "Search by Code").click();
      await expect(
        page.getByText("Please enter the access code."),
      ).toBeVisible();
    },
  },
  "on a liked card with its form open": {
    path: paths.oneCard,
    reach: async (page) => {
      await card(page).getByRole("radio").first().check();
      await expect(button(page, "Submit")).toBeEnabled();
      await card(page).getByRole("button", { name: "Like" }).click();
      await expect(
        card(page).getByRole("button", { name: "Liked" }),
      ).toBeVisible();
    },
  },
  "in a discussion whose posts show from how far away they were written": {
    path: paths.oneCard,
    reach: async (page) => {
      await page.context().grantPermissions(["geolocation"]);
      await page.context().setGeolocation({ latitude: 0, longitude: 0 });
      await page.reload();
      await card(page).getByRole("button", { name: "Discuss" }).click();
      await card(page).getByLabel("Your Post").fill("From the sea");
      await card(page)
        .getByLabel("Show that I am writing from farther away")
        .check();
      await button(page, "Post").click();
      await expect(card(page).getByText("from farther away")).toBeVisible();
    },
  },
  "in the report dialog": {
    path: paths.oneCard,
    reach: async (page) => {
      await card(page).getByRole("button", { name: "Report" }).click();
      await button(page, "Send report").click();
      await expect(dialog(page, "Report survey").getByRole("alert")).toHaveText(
        /brief reason/,
      );
    },
  },
  "in the access code dialog, after wrong codes, when it is locked, and on the page behind it":
    {
      path: paths.coded,
      reach: async (page) => {
        await expect(dialog(page, "Enter Access Code")).toBeVisible();
        await expectNoViolationsInThemes(page);
        for (const left of ["2", "1"]) {
          await enterCode(page, `OAK-${left}`);
          await expect(
            page.getByText(`Attempts remaining: ${left}`),
          ).toBeVisible();
        }
        await expectNoViolationsInThemes(page);
        await enterCode(page, "OAK-0");
        await expect(
          page.getByText("Access has been temporarily blocked after"),
        ).toBeVisible();
        await expectNoViolationsInThemes(page);
        await button(page, "Close").click();
        await expect(
          page.getByText("Please contact the survey owner for assistance."),
        ).toBeVisible();
      },
    },
  "on a survey page that shows thanks": {
    path: paths.open,
    reach: async (page) => {
      await page.getByRole("radio").first().check();
      await button(page, "Submit").click();
      await expect(page.getByText("Thanks for your response!")).toBeVisible();
    },
  },
  "on the page of a closed survey": {
    path: paths.closed,
    reach: (page) => expect(button(page, "Responses closed")).toBeDisabled(),
  },
  "on the page of a survey that does not exist": {
    path: "/surveys/404404",
    reach: (page) => expect(page.getByText("Survey not found.")).toBeVisible(),
  },
};

async function enterCode(page: Page, code: string): Promise<void> {
  await dialog(page, "Enter Access Code").getByRole("textbox").fill(code);
  await page.keyboard.press("Enter");
}

for (const [name, { path, reach }] of Object.entries(states)) {
  test(`axe finds no violations ${name}`, async ({ arrive }) => {
    const page = await arrive();
    // Elements that are fading in do not have enough contrast yet.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await reach(page);
    await expectNoViolationsInThemes(page);
  });
}
