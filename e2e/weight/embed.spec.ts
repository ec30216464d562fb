import type { Page, Request } from "@playwright/test";
import {
  expect,
  modes,
  test,
  untilTakenOver,
  widgetOn,
} from "../fixtures/embed.ts";

/**
 * Maximum size of all that loads before a visitor can answer, in bytes as sent.
 * Inline, these are the element and the rendered survey; `inline` also includes
 * the script that takes over afterwards.
 */
const budgets = {
  element: 4096,
  drawn: 8800,
  inline: 30_208,
  frameScript: 22_016,
};

/**
 * Maximum additional size of texts in another language compared with English:
 * for the element, and for everything.
 */
const budgetsOfLanguage = { element: 256, all: 1024 };

const cases = modes.flatMap((mode) =>
  (["en", "de"] as const).map((lang) => [mode, lang] as const),
);

for (const [mode, lang] of cases)
  test(`a survey shown ${mode} in ${lang} is small until it can be answered`, async ({
    page,
    partners,
    publish,
    site,
  }) => {
    const requests = requestsOf(page, site);
    const survey = await publish();
    await page.goto(partners.pageAt("plain", { survey, mode, lang }));
    await widgetOn(page, mode)
      .getByRole("radio", { name: "By the gate" })
      .check();
    await untilTakenOver(widgetOn(page, mode));
    const sizes = new Map(await Promise.all(requests.map(sizeOf)));
    const report = [...sizes].map(([path, bytes]) => `${path} ${bytes}`);
    const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
    process.stdout.write(
      `${mode} in ${lang}: ${total} B br: ${report.join(", ")}\n`,
    );

    const more = lang === "en" ? { element: 0, all: 0 } : budgetsOfLanguage;
    expect(sizes.get("/embed/v1.js")).toBeLessThanOrEqual(
      budgets.element + more.element,
    );
    if (mode === "inline") {
      expect(requests).toHaveLength(3);
      const script = sizes.get("/embed/v1/inline.js") ?? 0;
      expect(total - script).toBeLessThanOrEqual(budgets.drawn);
      expect(total, report.join("\n")).toBeLessThanOrEqual(
        budgets.inline + more.all,
      );
      return;
    }
    const [script] = report.filter((line) => line.includes("/embed-frame."));
    expect(Number(script?.split(" ")[1])).toBeLessThanOrEqual(
      budgets.frameScript,
    );
    expect(requests).toHaveLength(3);
  });

function requestsOf(page: Page, site: string): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(site)) requests.push(request);
  });
  return requests;
}

async function sizeOf(request: Request): Promise<[string, number]> {
  const { pathname } = new URL(request.url());
  const answer = await request.response();
  expect(await answer?.headerValue("content-encoding"), pathname).toBe("br");
  // The browser's own count may include some of the headers.
  return [pathname, Number(await answer?.headerValue("content-length"))];
}
