import type { Page } from "@playwright/test";
import {
  answerIn,
  everyDay,
  expect,
  groundOf,
  modes,
  test,
  untilTakenOver,
  widgetOn,
} from "../fixtures/embed.ts";

interface ReceivedEvent {
  type: string;
  detail: Record<string, unknown>;
}

/** Collects the element's events, as received by a listener on an ancestor. */
async function listen(page: Page): Promise<() => Promise<ReceivedEvent[]>> {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, { events });
    for (const name of ["ready", "answered", "height", "error"])
      addEventListener(`nearsay:${name}`, (event) => {
        const { type, detail } = event as CustomEvent<unknown>;
        events.push({ type, detail });
      });
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { events: ReceivedEvent[] }).events,
    );
}

for (const mode of modes) {
  const isFrame = mode === "frame";

  test(`shown ${mode}, a survey reports when it is ready, its height and its answer`, async ({
    page,
    partners,
    publish,
  }) => {
    const events = await listen(page);
    const survey = await publish();
    await page.goto(partners.pageAt("plain", { survey, mode }));
    await answerIn(widgetOn(page, mode));
    await expect(widgetOn(page, mode).getByRole("table")).toBeVisible();
    const title = "A bench for the park";
    await expect
      .poll(async () =>
        (await events()).filter(({ type }) => type !== "nearsay:height"),
      )
      .toEqual([
        { type: "nearsay:ready", detail: { survey, title } },
        { type: "nearsay:answered", detail: { survey, duplicate: false } },
      ]);
    const element = page.locator("nearsay-survey");
    await expect
      .poll(async () => {
        const heights = (await events()).filter(
          ({ type }) => type === "nearsay:height",
        );
        const { height = 0 } = (await element.boundingBox()) ?? {};
        return Number(heights.at(-1)?.detail.px) - Math.ceil(height);
      })
      .toBe(0);
  });

  test(
    `shown ${mode}, a survey follows its attributes, and is reloaded only if necessary`,
    everyDay(isFrame),
    async ({ page, partners, publish }) => {
      const events = await listen(page);
      const [first, second] = [
        await publish(),
        await publish({ title: "Trees" }),
      ];
      await page.goto(
        partners.pageAt("plain", { survey: first, mode, theme: "light" }),
      );
      const widget = widgetOn(page, mode);
      await untilTakenOver(widget);
      const article = widget.getByRole("article");
      const option = widget.getByRole("radio", { name: "By the gate" });
      await option.check();
      const submit = widget.getByRole("button", { name: "submit" });
      const light = await groundOf(article);
      const element = page.locator("nearsay-survey");
      await element.evaluate((survey) => {
        Object.assign(survey, { accent: "#552200" });
      });
      await expect.poll(() => groundOf(submit)).toEqual([0x55, 0x22, 0]);
      await element.evaluate((survey) => {
        Object.assign(survey, { theme: "dark" });
      });
      await expect.poll(() => groundOf(article)).not.toEqual(light);
      // The choice is still selected: nothing was reloaded.
      await expect(option).toBeChecked();

      await element.evaluate((survey, id) => {
        Object.assign(survey, { survey: id });
      }, second);
      await expect(
        widget.getByRole("heading", { name: "Trees" }),
      ).toBeVisible();
      await element.evaluate((survey) => {
        (survey as HTMLElement & { reload(): void }).reload();
      });
      await expect
        .poll(async () =>
          (await events())
            .filter(({ type }) => type === "nearsay:ready")
            .map(({ detail }) => detail.survey),
        )
        .toEqual([first, second, second]);
    },
  );

  test(
    `far down a page, a survey for the mode ${mode} loads when it is near the viewport, or on request`,
    everyDay(isFrame),
    async ({ page, partners, publish }) => {
      const survey = await publish();
      const asked: string[] = [];
      page.on("request", (request) =>
        asked.push(new URL(request.url()).pathname),
      );
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("main { padding-block-start: 5000px }");
        document.adoptedStyleSheets = [sheet];
      });
      const open = async (element: object) => {
        await page.goto(partners.pageAt("plain", { survey, mode, ...element }));
        await page.waitForFunction(() => customElements.get("nearsay-survey"));
      };
      const isAsked = () => asked.some((path) => /\/surveys\/\d+/.test(path));
      await open({});
      await expect(
        page.locator("nearsay-survey").getByRole("status"),
      ).toHaveText("Loading survey");
      expect(isAsked()).toBe(false);
      await page.locator("nearsay-survey").scrollIntoViewIfNeeded();
      await expect(
        widgetOn(page, mode).getByRole("radio").first(),
      ).toBeVisible();

      await open({ loading: "eager" });
      await expect(
        widgetOn(page, mode).getByRole("radio").first(),
      ).toBeAttached();
      await open({});
      await page.locator("nearsay-survey").evaluate((element) => {
        (element as HTMLElement & { load(): void }).load();
      });
      await expect(
        widgetOn(page, mode).getByRole("radio").first(),
      ).toBeAttached();
    },
  );

  test(
    `shown ${mode}, a survey that does not exist shows and reports an error`,
    everyDay(!isFrame),
    async ({ page, partners }) => {
      const events = await listen(page);
      for (const [survey, code] of [
        ["99999999", "NOT_FOUND"],
        ["../7", "SURVEY"],
      ] as const) {
        await page.goto(partners.pageAt("plain", { survey, mode }));
        await expect
          .poll(
            async () =>
              (await events()).find(({ type }) => type === "nearsay:error")
                ?.detail,
          )
          .toEqual({ code, message: expect.any(String) });
      }
    },
  );
}
