import {
  answerIn,
  countAnswers,
  everyDay,
  expect,
  type Mode,
  modes,
  test,
  violationsOn,
  watchConsole,
  widgetOn,
} from "../fixtures/embed.ts";
import type { PartnerPageName } from "../fixtures/partner-pages.ts";

/** The tested pages, and which of both modes run every day. */
const pages = [
  ["plain", modes],
  ["wordpress", ["frame"]],
  ["strict-csp", ["frame"]],
  ["trusted-types", ["inline"]],
  ["react-18", ["inline"]],
] as const satisfies [PartnerPageName, readonly Mode[]][];

for (const [name, daily] of pages)
  for (const mode of modes) {
    const often = everyDay(daily.some((one) => one === mode));
    test(
      `a survey shown ${mode} on the page ${name} is answered, and counted once`,
      often,
      async ({ page, product, partners, publish }) => {
        const messages = watchConsole(page);
        const survey = await publish();
        await page.goto(partners.pageAt(name, { survey, mode }));
        const widget = widgetOn(page, mode);
        await answerIn(widget);
        await expect(
          widget.getByRole("row", { name: "By the gate" }),
        ).toContainText("100%");
        if (name === "react-18")
          await expect(page.getByText("A bench for the park: 1")).toBeVisible();
        expect(await violationsOn(page)).toEqual([]);

        await page.reload();
        await expect(
          widget.getByText("You've already submitted this survey."),
        ).toBeVisible();
        expect(await countAnswers(product.url, survey)).toBe(1);
        expect(await violationsOn(page)).toEqual([]);
        expect(messages).toEqual([]);
      },
    );
  }
