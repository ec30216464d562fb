import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { ensureBrowser } from "../fixtures/browser.ts";
import { submitWithConsent } from "../fixtures/consent.ts";
import {
  type PublishedSurvey,
  publishNightBuses,
} from "../fixtures/night-buses.ts";
import { expect, test } from "../fixtures/test.ts";

const refusesCookies =
  "Anon auth failed: this browser blocks cookies, which you need to take part. Please allow them for this site.";

let survey: PublishedSurvey;

test.beforeAll(async ({ product }) => {
  survey = await publishNightBuses(
    product.url,
    await ApiVisitor.arrive(product.url),
  );
});

function locationDialog(page: Page) {
  return page.getByRole("dialog", { name: "Enable Location" });
}

async function cancelLocation(page: Page): Promise<void> {
  await locationDialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(locationDialog(page)).toBeHidden();
}

async function openSurvey(page: Page): Promise<void> {
  await page.goto(`/surveys/${survey.id}`);
  await expect(
    page.getByRole("heading", { name: "Night buses" }),
  ).toBeVisible();
}

/** Errors that would otherwise remain unnoticed. */
function watchErrors(page: Page): Error[] {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  return errors;
}

test("a person whose browser has no storage answers a survey", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
    }
  });
  await openSurvey(page);
  await page.getByRole("radio", { name: "Weekly" }).check();
  await page.getByRole("textbox").first().fill("They are cheap.");
  await submitWithConsent(page);
  await expect(page.getByText("Thanks for your response!")).toBeVisible();
  await cancelLocation(page);
  // What cannot be stored is kept in memory for as long as the page exists.
  await page.getByRole("link", { name: "About", exact: true }).click();
  await expect(locationDialog(page)).toBeHidden();
  expect(errors).toEqual([]);
});

test.describe("a person who refuses cookies", () => {
  let context: BrowserContext;
  let folder: string;

  test.beforeEach(async ({ playwright, launchOptions, baseURL }) => {
    folder = await mkdtemp(path.join(tmpdir(), "nearsay-browser-"));
    const refused = {
      profile: { default_content_setting_values: { cookies: 2 } },
    };
    await mkdir(path.join(folder, "Default"));
    await writeFile(
      path.join(folder, "Default", "Preferences"),
      JSON.stringify(refused),
    );
    context = await playwright.chromium.launchPersistentContext(folder, {
      ...launchOptions,
      executablePath: ensureBrowser(),
      ...(baseURL !== undefined && { baseURL }),
    });
  });

  test.afterEach(async () => {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  });

  test("can read, and sees why taking part does not work", async () => {
    const page = await context.newPage();
    const errors = watchErrors(page);
    const sessions: string[] = [];
    page.on("request", (request) => {
      const url = request.url();
      if (url.endsWith("/api/auth/anon")) sessions.push(url);
    });
    await openSurvey(page);
    await expect(page.getByRole("radio", { name: "Weekly" })).toBeVisible();
    const submit = page.getByRole("button", {
      name: "Enable anonymous ID to submit",
    });
    await expect(submit).toBeEnabled();
    // The requests at the start of the visit have finished by then.
    await page.waitForLoadState("networkidle");
    const before = sessions.length;
    await submitWithConsent(page);
    await expect(page.getByText(refusesCookies)).toBeVisible();
    await expect(submit).toBeEnabled();
    expect(sessions).toHaveLength(before + 1);

    await page
      .getByRole("link", { name: "Anonymous ID Policy" })
      .first()
      .click();
    await expect(page.getByText("Disabled: read-only.")).toBeVisible();
    await expect(page.getByText(refusesCookies)).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test("a person who arrives without a connection continues when it is back", async ({
  page,
  context,
}) => {
  const errors = watchErrors(page);
  await page.route("**/api/**", (route) => route.abort("internetdisconnected"));
  await page.goto("/privacy/anonymous-id");
  await expect(
    page.getByText("The server could not be reached."),
  ).toBeVisible();
  await expect(page.getByText("Disabled: read-only.")).toBeVisible();

  await page.unroute("**/api/**");
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText("The server could not be reached.")).toBeHidden();
  await page.getByRole("button", { name: "Re-enable anonymous ID" }).click();
  await expect(page.getByText(/^Enabled:/)).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe("a person whose location is unavailable", () => {
  interface Hindrance {
    why: string;
    message: string;
    hinder: () => void;
  }

  const hindrances: Hindrance[] = [
    {
      why: "is denied",
      message:
        "Your browser did not give your location. Try again, or allow it in the browser’s settings for this site.",
      hinder: () => {
        navigator.permissions.query = () =>
          Promise.resolve(
            Object.assign(new EventTarget(), {
              state: "prompt",
            }) as PermissionStatus,
          );
      },
    },
    {
      why: "takes too long",
      message: "It took too long to find your location. Please try again.",
      hinder: () => {
        const error = Object.create(GeolocationPositionError.prototype, {
          code: { value: 3 },
          message: { value: "Timeout expired" },
        }) as GeolocationPositionError;
        navigator.geolocation.getCurrentPosition = (_found, failed) => {
          failed?.(error);
        };
      },
    },
    {
      why: "is not supported by the browser",
      message: "Geolocation is not supported by this browser.",
      hinder: () => {
        Reflect.deleteProperty(Navigator.prototype, "geolocation");
      },
    },
  ];

  for (const { why, message, hinder } of hindrances) {
    test(`because it ${why} sees a message and continues to read`, async ({
      page,
    }) => {
      const errors = watchErrors(page);
      await page.addInitScript(hinder);
      await page.goto("/");
      const dialog = locationDialog(page);
      await dialog.getByRole("button", { name: "Enable location" }).click();
      await expect(dialog.getByRole("alert")).toHaveText(message);
      await cancelLocation(page);
      const card = page.getByRole("article", { name: "Night buses" }).first();
      await expect(card).toBeVisible();
      await page.reload();
      await expect(card).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(errors).toEqual([]);
    });
  }
});
