import type { Page } from "@playwright/test";
import { everyDay, expect, test } from "../fixtures/test.ts";

test.use({ colorScheme: "light", permissions: ["geolocation"] });

async function choose(page: Page, theme: string) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("radio", { name: theme }).click();
  await page.keyboard.press("Escape");
}

/** What the person sees: the page's background, as painted. */
const ground = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("There is no canvas.");
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red < 128 ? "dark" : "light";
  });

/** The colour of the browser's own frame: that of the first matching meta element. */
const frameColor = (page: Page) =>
  page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"),
      ].find(({ media }) => matchMedia(media).matches)?.content,
  );

test("follows the system until a theme is chosen", async ({ page }) => {
  await page.goto("/about");
  expect(await ground(page)).toBe("light");
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ground(page)).toBe("dark");
});

test("changes without a transition if reduced motion is preferred", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/about");
  const onTheWay = await page.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
    return document.getAnimations().length;
  });
  expect(onTheWay).toBe(0);
});

test("stores the choice and applies it before the app's first script", async ({
  page,
}) => {
  await page.goto("/about");
  await choose(page, "Dark");
  expect(await ground(page)).toBe("dark");
  expect(await frameColor(page)).toBe("#0a1119");

  await page.route("**/assets/*.js", () => undefined);
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("#root")).toBeEmpty();
  expect(await ground(page)).toBe("dark");
  expect(await frameColor(page)).toBe("#0a1119");
});

test("never paints a page in the theme that was not chosen", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seen });
    const look = () => {
      if (document.body) seen.push(document.documentElement.dataset.theme);
      if (seen.length < 30) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto("/about");
  await choose(page, "Dark");
  await page.reload();
  const seen = () =>
    page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await expect.poll(async () => (await seen()).length).toBe(30);
  expect(new Set(await seen())).toEqual(new Set(["dark"]));
});

test("changes every open tab, and returns to the system theme", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto("/");
  await page.goto("/about");
  await choose(page, "Dark");
  await expect.poll(() => ground(other)).toBe("dark");
  await other.getByRole("button", { name: "Menu" }).click();
  await expect(other.getByRole("radio", { name: "Dark" })).toBeChecked();
  await other.getByRole("radio", { name: "System" }).click();
  await expect.poll(() => ground(page)).toBe("light");
});

test("is chosen with the keyboard alone", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Enter");
  const system = page.getByRole("radio", { name: "System" });
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("button", { name: "Deutsch" })).toBeVisible();
  // Links, and the available languages.
  const before = menu.getByRole("listitem");
  for (let step = 0; step <= (await before.count()); step++)
    await page.keyboard.press("Tab");
  await expect(system).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  expect(await ground(page)).toBe("dark");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
});

for (const kept of ["sepia", "", '{"theme":"dark"}']) {
  test(
    `treats “${kept}” as no choice`,
    everyDay(kept === "sepia"),
    async ({ page }) => {
      await page.addInitScript((text) => {
        localStorage.setItem("theme", text);
      }, kept);
      await page.goto("/about");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await ground(page)).toBe("light");
      expect(await frameColor(page)).toBe("#fcf9f4");
    },
  );
}
