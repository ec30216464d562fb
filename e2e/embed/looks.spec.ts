import type { Locator } from "@playwright/test";
import {
  answerIn,
  everyDay,
  expect,
  groundOf,
  type Mode,
  modes,
  test,
  untilTakenOver,
  widgetOn,
} from "../fixtures/embed.ts";
import { oneOf } from "../fixtures/publish-survey.ts";
import { holdBack } from "../fixtures/slow-line.ts";

/** Positions of a card's edges in its page, and its border radius. */
function cardOf(card: Locator) {
  return card.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const { borderTopLeftRadius, borderTopWidth } = getComputedStyle(element);
    return { left, right, borderTopLeftRadius, borderTopWidth };
  });
}

for (const mode of modes)
  test(
    `shown ${mode}, a survey is as wide as the skeleton before it`,
    everyDay(mode === "inline"),
    async ({ page, partners, publish }) => {
      const survey = await publish();
      const letCome = await holdBack(page, new RegExp(`/surveys/${survey}\\b`));
      await page.goto(partners.pageAt("plain", { survey, mode }), {
        waitUntil: "commit",
      });
      const skeleton = page.locator("nearsay-survey").getByRole("status");
      await expect(skeleton).toBeVisible();
      const before = await cardOf(skeleton);
      letCome();
      await untilTakenOver(widgetOn(page, mode));
      const article = widgetOn(page, mode).getByRole("article");
      expect(await cardOf(article)).toEqual(before);
    },
  );

/**
 * The message that explains why there is no survey: its text, and its style and
 * position on its card.
 */
function refusalIn(widget: Locator) {
  return widget.getByRole("link").evaluate((link) => {
    const message = link.parentElement!.previousElementSibling!;
    const card = message.parentElement!;
    const from = card.getBoundingClientRect();
    const looks = [card, message, link].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const { backgroundColor, borderTopColor, color, font } =
        getComputedStyle(each);
      const box = [x - from.x, y - from.y, width, height].map(Math.round);
      return [...box, backgroundColor, borderTopColor, color, font].join();
    });
    return [message.textContent, link.textContent, ...looks];
  });
}

test(
  "a survey that is not shown looks the same in a frame and inline",
  { tag: "@all" },
  async ({ page, partners, publish }) => {
    const coded = await publish({ code: "OAK-LEAVES-7" });
    for (const [survey, words] of [
      ["99999999", "Survey not found."],
      [coded, "This survey requires an access code"],
    ] as const)
      for (const theme of ["light", "dark"]) {
        const open = async (mode: Mode) => {
          const widget = widgetOn(page, mode);
          await page.goto(partners.pageAt("plain", { survey, mode, theme }));
          await expect(widget.getByText(words)).toBeVisible();
          return refusalIn(widget);
        };
        expect(await open("inline"), theme).toEqual(await open("frame"));
      }
  },
);

for (const mode of modes)
  test(
    `shown ${mode}, the message about a missing survey has the requested theme`,
    everyDay(mode === "frame"),
    async ({ page, partners }) => {
      const [survey, theme] = ["99999999", "light"];
      await page.goto(partners.pageAt("plain", { survey, mode, theme }));
      const message = widgetOn(page, mode).getByText("Survey not found.");
      await expect(message).toBeVisible();
      const card = message.locator("..");
      const light = await groundOf(card);
      // Only the page around it requests it.
      await page
        .frames()
        .at(-1)!
        .evaluate(async () => {
          const look = { theme: "dark" };
          const heard = new Promise((resolve) => {
            addEventListener("message", resolve);
          });
          postMessage({ nearsay: 1, type: "look", look }, location.origin);
          await heard;
        });
      expect(await groundOf(card)).toEqual(light);
      const element = page.locator("nearsay-survey");
      await element.evaluate((each) => {
        each.setAttribute("theme", "dark");
      });
      await expect.poll(() => groundOf(card)).not.toEqual(light);
      await element.evaluate((each) => {
        each.removeAttribute("theme");
      });
      await expect.poll(() => groundOf(card)).toEqual(light);
    },
  );

test("a frame without a survey is as high as its text, at any width of the page", async ({
  page,
  partners,
}) => {
  await page.goto(partners.pageAt("plain", { survey: "99999999" }));
  const widget = widgetOn(page, "frame");
  await expect(widget.getByText("Survey not found.")).toBeVisible();
  const height = async () =>
    (await page.locator("iframe").boundingBox())?.height;
  const wide = await height();
  const element = page.locator("nearsay-survey");
  for (const [width, taller] of [
    ["120px", true],
    ["", false],
  ] as const) {
    await element.evaluate((each, to) => {
      each.style.width = to;
    }, width);
    if (taller) await expect.poll(height).toBeGreaterThan(wide ?? 0);
    else await expect.poll(height).toBe(wide);
  }
});

test("a frame without a survey is a card in the survey's position, on the page's own background", async ({
  page,
  partners,
  publish,
}) => {
  const survey = await publish();
  await page.goto(partners.pageAt("plain", { survey }));
  const frame = widgetOn(page, "frame");
  await untilTakenOver(frame);
  const card = await cardOf(frame.getByRole("article"));
  await page.goto(partners.pageAt("plain", { survey: "99999999" }));
  await expect(frame.getByText("Survey not found.")).toBeVisible();
  expect(await cardOf(frame.getByRole("article"))).toEqual(card);
  await expect(frame).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test(
  "all bars and shares of results are aligned at their start, however long the options are",
  { tag: "@all" },
  async ({ page, partners, publish }) => {
    const longest =
      "As far as the last stop of the night bus, and then on foot";
    const survey = await publish({
      questions: [
        oneOf("Where should it stand?", "By the gate", "By the pond"),
        oneOf("How far would you go?", "Home", longest),
      ],
    });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const partner = `at-${width}`;
      await page.goto(
        partners.pageAt("plain", { survey, mode: "inline" }, partner),
      );
      const widget = widgetOn(page, "inline");
      await widget.getByRole("radio", { name: longest }).check();
      await answerIn(widget);
      const shares = widget.getByRole("cell", { name: "%" });
      await expect(shares).toHaveCount(4);
      const begins = await shares.evaluateAll((cells) =>
        cells.map((cell) => {
          const first = document.createRange();
          first.selectNode(cell.firstChild!);
          return Math.round(first.getBoundingClientRect().left);
        }),
      );
      expect(new Set(begins).size, `${width}: ${begins}`).toBe(1);
    }
  },
);
