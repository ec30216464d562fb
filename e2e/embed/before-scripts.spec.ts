import type { Locator, Page } from "@playwright/test";
import {
  everyDay,
  expect,
  type Mode,
  modes,
  test,
  violationsOn,
  watchConsole,
  widgetOn,
} from "../fixtures/embed.ts";
import {
  beginAnswering,
  benchQuestions,
  goOnAnswering,
  holdBack,
} from "../fixtures/slow-line.ts";

const scripts = {
  frame: "**/embed-frame.*.js",
  inline: "**/embed/v1/inline.js",
};

/** Position, colours and fonts of all elements inside. */
function looksOf(widget: Locator): Promise<string[]> {
  return widget.evaluate((element) =>
    [...element.shadowRoot!.querySelectorAll("[lang] *")].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      // Text in several pieces is a tenth of a pixel wider than in one.
      const box = [x, y, width, height].map(Math.round);
      const style = getComputedStyle(each);
      const { color, backgroundColor, borderTopColor, font } = style;
      return [
        each.tagName,
        ...box,
        color,
        backgroundColor,
        borderTopColor,
        font,
      ].join();
    }),
  );
}

/** Answers half of the survey, and the rest after the script has loaded. */
async function answerAcross(
  page: Page,
  mode: Mode,
  address: string,
): Promise<void> {
  const letScriptCome = await holdBack(page, scripts[mode]);
  await page.goto(address, { waitUntil: "commit" });
  const widget = widgetOn(page, mode);
  await beginAnswering(widget);
  await expect(widget.locator("[data-drawn]")).toBeVisible();
  letScriptCome();

  await expect(widget.locator("[data-drawn]")).toHaveCount(0);
  await goOnAnswering(widget);
  // A choice that only the browser knows would have no button for clearing it.
  await expect(
    widget.getByRole("button", { name: "Clear choice" }),
  ).toBeVisible();
}

for (const mode of modes)
  for (const [often, times] of [
    ["", 1],
    [", in each of five attempts", 5],
  ] as const)
    test(
      `answers given ${mode} before the script has loaded are kept${often}`,
      everyDay(times === 1),
      async ({ page, partners, publish }) => {
        for (let time = 1; time <= times; time += 1)
          await test.step(`run ${time}`, async () => {
            const survey = await publish({ questions: benchQuestions });
            const address = partners.pageAt("plain", { survey, mode });
            await answerAcross(page, mode, address);
          });
      },
    );

for (const mode of modes)
  test(
    `a key that is held down ${mode} when the script loads has its usual effect`,
    everyDay(mode === "inline"),
    async ({ page, partners, publish }) => {
      const survey = await publish({ questions: benchQuestions });
      const letScriptCome = await holdBack(page, scripts[mode]);
      await page.goto(partners.pageAt("plain", { survey, mode }), {
        waitUntil: "commit",
      });
      const widget = widgetOn(page, mode);
      const choice = widget.getByRole("radio", { name: "By the gate" });
      await choice.focus();
      await page.keyboard.down(" ");
      const scriptCame = page.waitForEvent("requestfinished", {
        predicate: (request) => /inline\.js|embed-frame\./.test(request.url()),
      });
      letScriptCome();
      await scriptCame;
      await manyFrames(page);
      await page.keyboard.up(" ");
      await expect(widget.locator("[data-drawn]")).toHaveCount(0);
      await expect(choice).toBeChecked();
    },
  );

/** As long as a loaded script needs to take over, and longer. */
async function manyFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let left = 60;
        const next = () => {
          left -= 1;
          if (left === 0) resolve();
          else requestAnimationFrame(next);
        };
        next();
      }),
  );
}

for (const name of ["wordpress", "strict-csp", "trusted-types"] as const)
  test(
    `a survey rendered inline on the page ${name} can be answered before its script has loaded, and then sent`,
    everyDay(name === "trusted-types"),
    async ({ page, partners, publish }) => {
      const messages = watchConsole(page);
      const survey = await publish({ questions: benchQuestions });
      const letScriptCome = await holdBack(page, scripts.inline);
      await page.goto(partners.pageAt(name, { survey, mode: "inline" }), {
        waitUntil: "commit",
      });
      const widget = widgetOn(page, "inline");
      await widget.getByRole("radio", { name: "By the gate" }).check();
      // It waits for the script, like everything that sends requests to the
      // server.
      await widget
        .getByRole("button", { name: "Enable anonymous ID to submit" })
        .click();
      await expect(widget.locator("[data-drawn]")).toBeVisible();
      letScriptCome();
      const taken = page.waitForResponse("**/responses");
      await widget.getByRole("button", { name: "Enable and submit" }).click();
      await taken;
      await expect(widget.getByText("Thanks for your response!")).toBeVisible();
      await expect(
        widget.getByRole("row", { name: "By the gate" }),
      ).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
      expect(messages).toEqual([]);
    },
  );

test("nothing moves and nothing else becomes visible when the script takes over the inline survey", async ({
  page,
  partners,
  publish,
}) => {
  for (const [width, colorScheme] of [
    [360, "light"],
    [768, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const survey = await publish({ questions: benchQuestions });
    const letScriptCome = await holdBack(page, scripts.inline);
    await page.goto(partners.pageAt("plain", { survey, mode: "inline" }), {
      waitUntil: "commit",
    });
    const widget = widgetOn(page, "inline");
    await expect(widget.getByRole("article")).toBeVisible();
    const before = await looksOf(widget);
    letScriptCome();
    await expect(widget.locator("[data-drawn]")).toHaveCount(0);
    expect(before.length).toBeGreaterThan(30);
    expect(await looksOf(widget), `${width} ${colorScheme}`).toEqual(before);
  }
});
