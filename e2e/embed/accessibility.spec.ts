import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import {
  everyDay,
  expect,
  modes,
  test,
  untilTakenOver,
  widgetOn,
} from "../fixtures/embed.ts";
import {
  dialogsAtOnce,
  expectFewPresses,
  watchVisit,
} from "../fixtures/first-visit.ts";
import { tabTo } from "../fixtures/keyboard.ts";

for (const mode of modes)
  test(`a survey shown ${mode} is reached, answered with few key presses and left by keyboard, and axe finds no violations on the way`, async ({
    page,
    partners,
    publish,
  }) => {
    const survey = await publish();
    await page.setViewportSize({ width: 360, height: 740 });
    await watchVisit(page);
    await page.goto(partners.pageAt("plain", { survey, mode }));
    const widget = widgetOn(page, mode);
    const button = (name: string) => widget.getByRole("button", { name });
    const first = widget.getByRole("radio").first();
    await expect(first).toBeVisible();
    const before = page.getByRole("link", { name: "what comes before" });
    const after = page.getByRole("button", { name: "what comes after" });
    await before.focus();
    await tabTo(first);
    await page.keyboard.press("ArrowDown");
    await tabTo(button("Enable anonymous ID to submit"));
    await page.keyboard.press("Enter");
    const panel = widget.getByRole("group", { name: /An anonymous ID is/ });
    await expect(panel).toBeFocused();
    await expectNoViolationsInThemes(page);
    await tabTo(button("Enable and submit"));
    await page.keyboard.press("Enter");
    await expect(widget.locator(":focus")).toHaveText(
      "Thanks for your response!",
    );
    await expectFewPresses(page);
    expect(await dialogsAtOnce(page)).toBe(0);
    await expect(
      widget.getByRole("row", { name: "By the gate" }),
    ).toContainText("100%");
    await expectNoViolationsInThemes(page);
    await tabTo(after);
    await tabTo(button("Opt out"), "Shift+Tab");
    await tabTo(before, "Shift+Tab");
  });

for (const mode of modes)
  test(
    `on the smallest phone, a survey shown ${mode} is not wider than the page, and its targets are large`,
    everyDay(mode === "frame"),
    async ({ page, partners, publish }) => {
      const survey = await publish();
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(partners.pageAt("plain", { survey, mode }));
      const widget = widgetOn(page, mode);
      await untilTakenOver(widget);
      for (const frame of page.frames()) {
        const wide = await frame.evaluate(
          () => document.documentElement.scrollWidth,
        );
        expect(wide).toBeLessThanOrEqual(320);
      }
      const buttons = await widget.getByRole("button").all();
      expect(buttons.length).toBeGreaterThan(0);
      for (const button of buttons)
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    },
  );
