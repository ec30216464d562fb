import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { expectNoViolations } from "../fixtures/axe.ts";
import { tabTo } from "../fixtures/keyboard.ts";
import { everyDay, expect, test } from "../fixtures/neighbours.ts";
import type { WantedSurvey } from "../fixtures/publish-survey.ts";

/** The questions and the messages of the page, in a language and in its direction. */
const languages = [
  {
    language: "en",
    dir: "ltr",
    items: ["Benches", "Lights", "Toilets"],
    opinions: ["Agree", "Disagree", "Pass"],
    statements: ["It should be held monthly.", "Cars should stay out."],
    title: "What the night market needs",
    put: (item: string) => `Put ${item} at`,
    down: (item: string) => `Move ${item} down`,
    ranked: "Your order",
    second: /^Statement 2 of 2 /,
    submit: "Submit",
    thanks: "Thanks for your response!",
  },
  {
    language: "ar",
    dir: "rtl",
    items: ["مقاعد", "إنارة", "مراحيض"],
    opinions: ["أوافق", "لا أوافق", "أتخطى"],
    statements: ["ينبغي أن يُقام كل شهر.", "ينبغي أن تبقى السيارات خارجًا."],
    title: "ما الذي يحتاجه سوق الليل",
    put: (item: string) => `ضع ${item} في`,
    down: (item: string) => `أنزل ${item}`,
    ranked: "ترتيبك",
    second: /^العبارة \S+ من \S+ .*السيارات/,
    submit: "أرسل",
    thanks: "شكرًا على إجاباتك!",
  },
] as const;

type Language = (typeof languages)[number];

/** A ranking of three, and two statements. */
function marketIn({ items, opinions, ...texts }: Language): WantedSurvey {
  const { title, language, statements } = texts;
  return {
    title,
    language,
    questions: [
      {
        text: title,
        type: "free_text",
        options: items,
        form: { kind: "ranking" },
      },
      ...statements.map((text) => ({
        text,
        type: "multiple_choice" as const,
        options: opinions,
        form: { kind: "statement" },
      })),
    ],
  };
}

/** A person who already takes part and reads in this language, on a small phone. */
async function arriveReading(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const storageState = (await ApiVisitor.arrive(url)).storedFor(url);
  const context = await browser.newContext({
    storageState,
    baseURL: url,
    viewport: { width: 360, height: 740 },
    ...options,
  });
  return context.newPage();
}

/** The page is in the language, in its direction, with nothing cut off, and accessible. */
async function expectInOrder(page: Page, { language, dir }: Language) {
  const root = page.locator("html");
  await expect(root).toHaveAttribute("lang", language);
  await expect(root).toHaveAttribute("dir", dir);
  const overflow = await root.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await expectNoViolations(page);
}

/** The sent answers, in the order of the questions. */
async function whenSent(page: Page, id: number, act: () => Promise<void>) {
  const sending = page.waitForRequest(`**/surveys/${id}/responses`);
  await act();
  const { answers } = (await sending).postDataJSON() as {
    answers: Record<string, unknown>;
  };
  return Object.values(answers);
}

for (const texts of languages) {
  const { language, items, opinions, put, down } = texts;
  const [first, second, third] = items;
  const [agree, , pass] = opinions;

  test(
    `a ranking and statements are answered by keyboard alone, in ${language}`,
    everyDay(texts.dir === "rtl"),
    async ({ browser, product: { url }, publish }) => {
      const id = await publish(marketIn(texts));
      const page = await arriveReading(browser, url, { locale: language });
      const button = (name: string | RegExp) =>
        page.getByRole("button", { name });
      const press = async (name: string) => {
        await tabTo(page.getByRole("button", { name, exact: true }));
        await page.keyboard.press("Enter");
      };
      const ranked = page
        .getByRole("list", { name: texts.ranked })
        .getByRole("listitem");
      await page.goto(`/surveys/${id}`);
      await tabTo(button(put(third)));
      await page.keyboard.press("Enter");
      await expect(button(put(first))).toBeFocused();
      await page.keyboard.press("Enter");
      // The last item gets the remaining rank.
      await expect(ranked).toContainText([third, first, second]);
      await tabTo(button(down(first)));
      await page.keyboard.press("Space");
      await expect(button(down(first))).toBeFocused();
      await expect(ranked).toContainText([third, second, first]);
      await press(agree);
      await expect(
        page.getByRole("group", { name: texts.second }),
      ).toBeVisible();
      await press(pass);
      await expectInOrder(page, texts);
      const sent = await whenSent(page, id, () => press(texts.submit));
      expect(sent).toEqual([[third, second, first], agree, pass]);
      await expect(page.getByText(texts.thanks)).toBeVisible();
      await page.context().close();
    },
  );

  test(
    `a ranking and statements are answered by touch, in ${language}`,
    { tag: "@all" },
    async ({ browser, product: { url }, publish }) => {
      const id = await publish(marketIn(texts));
      const page = await arriveReading(browser, url, {
        locale: language,
        hasTouch: true,
        isMobile: true,
      });
      const button = (name: string) => page.getByRole("button", { name });
      const ranked = page
        .getByRole("list", { name: texts.ranked })
        .getByRole("listitem");
      await page.goto(`/surveys/${id}`);
      await button(put(second)).tap();
      await button(put(first)).tap();
      await expect(ranked).toContainText([second, first, third]);
      await button(down(second)).tap();
      await expect(ranked).toContainText([first, second, third]);
      for (const opinion of [pass, agree])
        await page.getByRole("button", { name: opinion, exact: true }).tap();
      await expectInOrder(page, texts);
      const sent = await whenSent(page, id, () =>
        page.getByRole("button", { name: texts.submit, exact: true }).tap(),
      );
      expect(sent).toEqual([[...items], pass, agree]);
      await expect(page.getByText(texts.thanks)).toBeVisible();
      await page.context().close();
    },
  );
}
