import { expect, test, widgetOn } from "../fixtures/embed.ts";
import { inWords, oneOf } from "../fixtures/publish-survey.ts";

const questions = [
  oneOf("Where should it stand?", "By the pond", "By the gate"),
  inWords("What else?"),
];

test("what is answered in a frame before its script is there is kept, five times of five", async ({
  page,
  partners,
  publish,
}) => {
  for (let time = 1; time <= 5; time += 1)
    await test.step(`time ${time}`, async () => {
      const survey = await publish({ questions });
      let letScriptCome = () => {};
      const scriptMayCome = new Promise<void>((resolve) => {
        letScriptCome = resolve;
      });
      await page.route("**/embed-frame.*.js", async (route) => {
        await scriptMayCome;
        await route.continue();
      });
      await page.goto(partners.pageAt("plain", { survey }), {
        waitUntil: "commit",
      });
      const widget = widgetOn(page, "frame");
      const gate = widget.getByRole("radio", { name: "By the gate" });
      const words = widget.getByRole("textbox", { name: "What else?" });
      await gate.check();
      await words.pressSequentially("Shade, ");
      await expect(widget.locator("[data-drawn]")).toBeVisible();
      letScriptCome();

      await expect(widget.locator("[data-drawn]")).toHaveCount(0);
      await expect(words).toBeFocused();
      await page.keyboard.type("please");
      await expect(words).toHaveValue("Shade, please");
      await expect(gate).toBeChecked();
      // A choice that the page alone knew would stand while no button takes it back.
      await expect(
        widget.getByRole("button", { name: "Clear choice" }),
      ).toBeVisible();
      await page.unrouteAll();
    });
});
