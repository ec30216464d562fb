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
  "on home with what a search found": {
    path: paths.oneCard,
    reach: (page) => expect(page.getByRole("article").first()).toBeVisible(),
  },
  "on home with suggestions": {
    path: paths.noCards,
    reach: async (page) => {
      await searchBox(page).fill("mar");
      await expect(page.getByRole("option").first()).toBeVisible();
      await page.keyboard.press("ArrowDown");
    },
  },
  "on home with nothing found": {
    path: paths.noCards,
    reach: (page) =>
      expect(page.getByText("No public surveys found for")).toBeVisible(),
  },
  "on home without the code that Search by Code needs": {
    path: paths.noCards,
    reach: async (page) => {
      await searchBox(page).fill("");
      await button(page, "Search by Code").click();
      await expect(
        page.getByText("Please enter the access code."),
      ).toBeVisible();
    },
  },
  "on a card with its form open and liked": {
    path: paths.oneCard,
    reach: async (page) => {
      await card(page).getByRole("button", { name: "Answer" }).click();
      await expect(card(page).getByRole("radio").first()).toBeEnabled();
      await card(page).getByRole("button", { name: "Like" }).click();
      await expect(
        card(page).getByRole("button", { name: "Liked" }),
      ).toBeVisible();
    },
  },
  "in a discussion whose posts say from how far they are": {
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
  "in the access code dialog, after a wrong code, when it is locked, and behind it":
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
  "on a survey page that thanks": {
    path: paths.open,
    reach: async (page) => {
      await page.getByRole("radio").first().check();
      await button(page, "Submit").click();
      await expect(page.getByText("Thanks for your response!")).toBeVisible();
    },
  },
  "on a survey page that is closed": {
    path: paths.closed,
    reach: (page) => expect(button(page, "Responses closed")).toBeDisabled(),
  },
  "on a survey page that is not there": {
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
