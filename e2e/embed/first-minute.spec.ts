import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import { submitWithConsent } from "../fixtures/consent.ts";
import { expect, modes, test, widgetOn } from "../fixtures/embed.ts";
import {
  dialogsAtOnce,
  expectFewPresses,
  watchVisit,
} from "../fixtures/first-visit.ts";
import { tabTo } from "../fixtures/keyboard.ts";

test.use({ viewport: { width: 360, height: 740 } });

for (const mode of modes) {
  test(`a stranger answers a survey shown ${mode} with few presses`, async ({
    page,
    partners,
    publish,
  }) => {
    const survey = await publish();
    await watchVisit(page);
    await page.goto(partners.pageAt("plain", { survey, mode }));
    const widget = widgetOn(page, mode);
    await widget.getByRole("radio", { name: "By the gate" }).check();
    await submitWithConsent(widget);
    await expect(widget.getByText("Thanks for your response!")).toBeVisible();
    await expectFewPresses(page);
    expect(await dialogsAtOnce(page)).toBe(0);
  });

  test(`a stranger without a mouse answers a survey shown ${mode} with few presses`, async ({
    page,
    partners,
    publish,
  }) => {
    const survey = await publish();
    await watchVisit(page);
    await page.goto(partners.pageAt("plain", { survey, mode }));
    const widget = widgetOn(page, mode);
    const button = (name: string) => widget.getByRole("button", { name });
    await expect(widget.getByRole("radio").first()).toBeVisible();
    await page.getByRole("link", { name: "what comes before" }).focus();
    await tabTo(widget.getByRole("radio").first());
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
  });
}
