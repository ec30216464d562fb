import type { Locator, Page } from "@playwright/test";
import {
  answerIn,
  everyDay,
  expect,
  modes,
  test,
  untilTakenOver,
  widgetOn,
} from "../fixtures/embed.ts";
import { holdBack } from "../fixtures/slow-line.ts";

/** Properties that change with the space that the survey takes, wherever it is. */
const ofRoom =
  /^(height|block-size|width|inline-size|perspective-origin|transform-origin|inset|top|bottom|left|right)/;

/**
 * The styles of the partner's own elements, and anything else that a script
 * could leave on the page.
 */
function pageAround(page: Page) {
  return page.evaluate((source) => {
    const room = new RegExp(source);
    const own = [...document.querySelectorAll("*")].filter(
      (element) => !element.closest("nearsay-survey"),
    );
    const styles = own.map((element) => {
      const computed = getComputedStyle(element);
      const rules = [...computed]
        .filter((name) => !room.test(name))
        .map((name) => `${name}:${computed.getPropertyValue(name)}`);
      return `${element.localName} ${rules.join(";")}`;
    });
    return {
      styles,
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      names: Object.keys(window),
    };
  }, ofRoom.source);
}

/** Style and position of each element of the survey. */
function looksOf(widget: Locator) {
  const article = widget.getByRole("article");
  return article.evaluate((root) => {
    const { x, y } = root.getBoundingClientRect();
    return [root, ...root.querySelectorAll("*")].map((element) => {
      const box = element.getBoundingClientRect();
      const { color, backgroundColor, font, textAlign, letterSpacing } =
        getComputedStyle(element);
      const place = [box.x - x, box.y - y, box.width, box.height].map((px) =>
        Math.round(px),
      );
      const look = [color, backgroundColor, font, textAlign, letterSpacing];
      return `${element.localName} ${place.join(" ")} ${look.join(" ")}`;
    });
  });
}

for (const mode of modes) {
  test(
    `shown ${mode}, a survey changes no style of the page around it`,
    everyDay(mode === "inline"),
    async ({ page, partners, publish }) => {
      const survey = await publish();
      for (const name of ["plain", "wordpress"] as const) {
        const letScriptCome = await holdBack(page, "**/embed/v1.js");
        await page.goto(partners.pageAt(name, { survey, mode }), {
          waitUntil: "domcontentloaded",
        });
        const before = await pageAround(page);
        letScriptCome();
        await answerIn(widgetOn(page, mode));
        await expect(widgetOn(page, mode).getByRole("table")).toBeVisible();
        expect(await pageAround(page)).toEqual(before);
        await page.evaluate(() => {
          localStorage.clear();
        });
      }
    },
  );

  test(`shown ${mode}, a survey looks the same under hostile styles`, async ({
    page,
    partners,
    publish,
  }) => {
    const survey = await publish();
    const open = async (name: "plain" | "wordpress") => {
      await page.goto(partners.pageAt(name, { survey, mode }));
      const widget = widgetOn(page, mode);
      await untilTakenOver(widget);
      const box = await widget.getByRole("article").boundingBox();
      return { width: box?.width ?? 0, form: await looksOf(widget) };
    };
    const plain = await open("plain");
    expect(plain.width).toBeGreaterThan(700);
    expect(await open("wordpress")).toEqual(plain);
  });
}
