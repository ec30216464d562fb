import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import {
  expect,
  modes,
  test,
  untilTakenOver,
  widgetOn,
} from "../fixtures/embed.ts";
import { tabTo } from "../fixtures/keyboard.ts";

for (const mode of modes) {
  test(`axe finds nothing in a survey shown ${mode}`, async ({
    page,
    partners,
    publish,
  }) => {
    const survey = await publish();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(partners.pageAt("plain", { survey, mode }));
    const widget = widgetOn(page, mode);
    const submit = widget.getByRole("button", { name: "ID to submit" });
    await widget.getByRole("radio", { name: "By the gate" }).check();
    await submit.click();
    const enable = widget.getByRole("button", { name: "Enable and submit" });
    await expect(enable).toBeVisible();
    await expectNoViolationsInThemes(page);
    await enable.click();
    await expect(widget.getByRole("table")).toBeVisible();
    await expectNoViolationsInThemes(page);
  });

  test(`a survey shown ${mode} is reached, answered and left by keyboard`, async ({
    page,
    partners,
    publish,
  }) => {
    const survey = await publish();
    await page.goto(partners.pageAt("plain", { survey, mode }));
    const widget = widgetOn(page, mode);
    const first = widget.getByRole("radio").first();
    await expect(first).toBeVisible();
    const before = page.getByRole("link", { name: "what comes before" });
    const after = page.getByRole("button", { name: "what comes after" });
    await before.focus();
    await tabTo(first);
    await page.keyboard.press("ArrowDown");
    for (const name of ["Enable anonymous ID to submit", "Enable and submit"]) {
      await tabTo(widget.getByRole("button", { name }));
      await page.keyboard.press("Enter");
    }
    await expect(widget.locator(":focus")).toHaveText(
      "Thanks for your response!",
    );
    await expect(
      widget.getByRole("row", { name: "By the gate" }),
    ).toContainText("100%");
    await tabTo(after);
    await tabTo(widget.getByRole("button", { name: "Opt out" }), "Shift+Tab");
    await tabTo(before, "Shift+Tab");
  });
}

for (const mode of modes)
  test(`on the smallest phone, a survey shown ${mode} is not wider than the page, and its targets are large`, async ({
    page,
    partners,
    publish,
  }) => {
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
  });
