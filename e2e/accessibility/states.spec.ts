import type { Page } from "@playwright/test";
import { requireInvitation, withoutStatus } from "../fixtures/activation.ts";
import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import { expectPage, paths } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({
  permissions: ["geolocation"],
  geolocation: { latitude: 52.52, longitude: 13.405 },
});

const button = (page: Page, name: string) => page.getByRole("button", { name });

/** Sets up the environment before the page is opened. */
type Setting = (page: Page) => Promise<unknown>;

/** A state of a page, and how a person gets there; `reach` resolves when the state is visible. */
const states: Record<
  string,
  {
    path: string;
    setting?: Setting;
    reach: (page: Page) => Promise<unknown>;
  }
> = {
  "while the server checks whether a visitor is admitted": {
    path: "/about",
    setting: async (page) => {
      await withoutStatus(page);
      await page.route("**/api/activation/status", hold);
    },
    reach: (page) => expect(page.getByText("Loading…")).toBeVisible(),
  },
  "with an invitation code that was refused": {
    path: "/invite",
    setting: requireInvitation,
    reach: async (page) => {
      await page.getByRole("textbox").fill("0000");
      await button(page, "Continue").click();
      await expect(page.getByText("Invalid code")).toBeVisible();
    },
  },
  "while the first remote is loading": {
    path: "/",
    setting: (page) => page.route("**/remotes/surveys/**", hold),
    reach: (page) => expect(page.locator("[aria-busy=true]")).toBeVisible(),
  },
  "with a remote that failed to load": {
    path: "/",
    setting: (page) =>
      page.route("**/remotes/surveys/**", (route) => route.abort()),
    reach: (page) => expect(button(page, "Retry")).toBeVisible(),
  },
  "with the anonymous ID disabled": {
    path: "/privacy/anonymous-id",
    reach: (page) =>
      expect(button(page, "Re-enable anonymous ID")).toBeVisible(),
  },
  "with the anonymous ID enabled": {
    path: "/privacy/anonymous-id",
    reach: async (page) => {
      await button(page, "Re-enable anonymous ID").click();
      await expect(button(page, "Opt out")).toBeVisible();
    },
  },
  "with a waitlist form that has an empty field": {
    path: "/waitlist",
    reach: async (page) => {
      await page.getByRole("textbox").first().fill("baker@example.org");
      await page.getByRole("radio", { name: "A business" }).check();
      await button(page, "Join the waitlist").click();
      await expect(
        page.getByText("Please choose your business category."),
      ).toBeVisible();
    },
  },
  "with a review that has no star rating": {
    path: "/review",
    reach: async (page) => {
      await button(page, "Submit review").click();
      await expect(
        page.getByText("Please select a star rating."),
      ).toBeVisible();
    },
  },
  "while the location is being requested": {
    path: "/",
    setting: (page) => stubPosition(page, "silent"),
    reach: async (page) => {
      await button(page, "Enable location").click();
      await expect(button(page, "Requesting…")).toBeVisible();
    },
  },
  "with a location that could not be determined": {
    path: "/",
    setting: (page) => stubPosition(page, "failing"),
    reach: async (page) => {
      await button(page, "Enable location").click();
      await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
    },
  },
};

for (const [name, { path, setting, reach }] of Object.entries(states)) {
  test(`axe finds no violations ${name}`, async ({ page }) => {
    // Elements that are fading in do not have enough contrast yet.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await setting?.(page);
    await page.goto(path, { waitUntil: "commit" });
    await reach(page);
    await expectNoViolationsInThemes(page);
  });
}

test("a page has the same title before and after its scripts run", async ({
  page,
}) => {
  for (const path of paths) {
    const sent = await (await page.request.get(path)).text();
    const [, title = ""] = /<title>(.+)<\/title>/.exec(sent) ?? [];
    await page.goto(path);
    await expectPage(page);
    await expect(page).toHaveTitle(title);
  }
});

/** A request that never gets a response. */
const hold = () => undefined;

/** A browser with an undecided permission, whose geolocation then never responds or fails. */
function stubPosition(page: Page, how: "silent" | "failing"): Promise<unknown> {
  return page.addInitScript((kind) => {
    const state = "prompt";
    navigator.permissions.query = () =>
      Promise.resolve(Object.assign(new EventTarget(), { state }) as never);
    navigator.geolocation.getCurrentPosition = (_found, failed) => {
      const error = Object.create(GeolocationPositionError.prototype, {
        code: { value: 3 },
        message: { value: "Timeout expired" },
      }) as GeolocationPositionError;
      if (kind === "failing") failed?.(error);
    };
  }, how);
}
