import type { Page } from "@playwright/test";
import { tabTo } from "../fixtures/keyboard.ts";
import { expectPage } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({
  permissions: ["geolocation"],
  geolocation: { latitude: 52.52, longitude: 13.405 },
});

async function open(page: Page, path: string) {
  await page.goto(path);
  await expectPage(page);
}

test("a baker joins the waitlist by keyboard alone, and can do so again", async ({
  page,
}) => {
  for (const category of ["Bakery", "Coffee Shop"]) {
    await open(page, "/waitlist");
    await tabTo(page.getByRole("textbox", { name: "Email address" }));
    await page.keyboard.type("baker@example.org");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: "A business" })).toBeChecked();

    await page.keyboard.press("Enter");
    const chooser = page.getByRole("combobox", { name: "Business category" });
    await expect(chooser).toBeFocused();
    await expect(
      page.getByText("Please choose your business category."),
    ).toBeVisible();
    await page.keyboard.type(category);
    await expect(chooser).toHaveValue(category);

    const consent = page.getByRole("checkbox");
    await page.keyboard.press("Tab");
    await expect(consent).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("You are on the waitlist")).toBeVisible();
    await expect(page.getByText(`first 10 in ${category}`)).toBeVisible();
  }
});

test("the browser asks for an address before anything is sent", async ({
  page,
}) => {
  await open(page, "/waitlist");
  const address = page.getByRole("textbox", { name: "Email address" });
  await address.fill("nobody");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Join the waitlist" }).click();
  await expect(address).toBeFocused();
  expect(
    await address.evaluate((input: HTMLInputElement) => input.validity.valid),
  ).toBe(false);
  await expect(page.getByText("You are on the waitlist")).toBeHidden();
});

test("a guest reviews a bakery by keyboard alone and turns the review into a survey", async ({
  page,
}) => {
  const review = "Good bread, but the queue on Saturdays is long.";
  await open(page, "/review");
  await tabTo(page.getByRole("radio", { name: "1 star" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "1 star" })).toBeChecked();
  await page.keyboard.press("0");
  await expect(page.getByRole("radiogroup")).toContainText("No rating yet");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked();

  await tabTo(page.getByRole("textbox", { name: "Your comment" }));
  await page.keyboard.type(review);
  await tabTo(page.getByRole("button", { name: "Submit review" }));
  await page.keyboard.press("Enter");
  const thanks = page.getByRole("alert");
  await expect(thanks).toContainText("Thanks for your review!");
  await expect(thanks).toBeFocused();

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/create-survey");
  await expect(
    page.getByRole("textbox", { name: "Describe your survey" }),
  ).toHaveValue(review);
});

test("the privacy policy names everything that the browser stores", async ({
  page,
  context,
}) => {
  await open(page, "/privacy/anonymous-id");
  await page.getByRole("button", { name: "Re-enable anonymous ID" }).click();
  await expect(page.getByText("Enabled:")).toBeVisible();
  await open(page, "/create-survey");
  await page.getByRole("checkbox", { name: "Start from scratch" }).check();
  await page.getByRole("button", { name: "Start Manual Draft" }).click();
  await page.getByRole("textbox", { name: "Survey Title" }).fill("Benches");

  await open(page, "/privacy");
  await page.waitForFunction(() => "last_coordinates" in sessionStorage);
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  // The part after a colon distinguishes surveys.
  const stored = keys.map((key) => key.replace(/:.*/, ""));
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(stored).toEqual(expect.arrayContaining(["creator_draft"]));
  expect(cookies).toHaveLength(2);
  const disclosed = await page.locator("main code").allTextContents();
  const undisclosed = [...stored, ...cookies].filter(
    (name) => !disclosed.includes(name),
  );
  expect(undisclosed).toEqual([]);
});

test("a page whose file did not arrive can be reloaded", async ({ page }) => {
  await open(page, "/about");
  await page.route("**/*.js", (route) => route.abort());
  const guide = page.getByRole("contentinfo").getByRole("link", {
    name: "User Guide",
  });
  await guide.click();
  const heading = page.getByRole("heading", { level: 1, name: "User Guide" });
  await expect(heading).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Check your connection");
  await page.unroute("**/*.js");
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(page.getByText("Finding a survey").first()).toBeVisible();
});
