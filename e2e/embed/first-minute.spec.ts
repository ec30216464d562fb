import { sendWithConsent } from "../fixtures/consent.ts";
import { everyDay, expect, modes, test, widgetOn } from "../fixtures/embed.ts";
import {
  dialogsAtOnce,
  expectFewPresses,
  watchVisit,
} from "../fixtures/first-visit.ts";

test.use({ viewport: { width: 360, height: 740 } });

for (const mode of modes)
  test(
    `a new visitor answers a survey shown ${mode} with few clicks`,
    everyDay(mode === "frame"),
    async ({ page, partners, publish }) => {
      const survey = await publish();
      await watchVisit(page);
      await page.goto(partners.pageAt("plain", { survey, mode }));
      const widget = widgetOn(page, mode);
      await widget.getByRole("radio", { name: "By the gate" }).check();
      await sendWithConsent(widget);
      await expect(widget.getByText("Thanks for your response!")).toBeVisible();
      await expectFewPresses(page);
      expect(await dialogsAtOnce(page)).toBe(0);
    },
  );
