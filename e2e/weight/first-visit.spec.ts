import type { Page, Request } from "@playwright/test";
import { submitWithConsent } from "../fixtures/consent.ts";
import { expect, test } from "../fixtures/neighbours.ts";
import { oneOf } from "../fixtures/publish-survey.ts";

declare global {
  interface Window {
    /**
     * When the page rendered by the browser replaced the server's, in
     * milliseconds since the page was requested.
     */
    takenOverAt?: number;
  }
}

/**
 * Maximum transfer of a first visit to a survey until the survey can be sent:
 * bytes of scripts as sent, and requests of all kinds. Also the scripts of the
 * complete visit, before any click.
 */
const budgets = {
  scripts: 120 * 1024,
  requests: 8,
  allScripts: 124.5 * 1024,
};

const survey = {
  title: "The street party",
  questions: [oneOf("How was it?", "Loud", "Lovely")],
};

test("a survey can be sent after few requests and bytes of scripts", async ({
  page,
  publish,
}) => {
  const visit = await visitSurvey(page, await publish(survey));
  const needed = await sentBytes(visit.scripts.needed);
  const late = await sentBytes(visit.scripts.late);
  process.stdout.write(
    `First visit: ${inKb(needed)} KB br of scripts, ${visit.needed.length} requests; ${inKb(late)} KB of scripts afterwards\n`,
  );
  expect(needed).toBeGreaterThan(0);
  expect(needed).toBeLessThanOrEqual(budgets.scripts);
  expect(visit.needed.slice(budgets.requests)).toEqual([]);
  expect(needed + late).toBeLessThanOrEqual(budgets.allScripts);
});

test("a survey is sent without any script that loads afterwards", async ({
  page,
  browser,
  publish,
  product,
}) => {
  const id = await publish(survey);
  const { scripts } = await visitSurvey(page, id);
  const late = scripts.late.map((request) => request.url());
  expect(late.length).toBeGreaterThan(0);
  const context = await browser.newContext({ baseURL: product.url });
  const second = await context.newPage();
  await second.route(
    (url) => late.includes(url.href),
    (route) => route.abort(),
  );
  await second.goto(`/surveys/${id}`);
  await second.getByRole("radio", { name: "Lovely" }).check();
  await submitWithConsent(second);
  await expect(second.getByText("Thanks for your response!")).toBeVisible();
  await context.close();
});

/**
 * Opens it without any click. Returns the scripts that were requested before
 * and after the page took over, and the paths of all requests before.
 */
async function visitSurvey(page: Page, id: number) {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  // For example of a script whose hash is missing.
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await watchTakeover(page);
  await page.goto(`/surveys/${id}`);
  await page.waitForFunction(() => window.takenOverAt);
  await expect(page.getByRole("button", { name: /submit/i })).toBeEnabled();
  // It loads with the last of the scripts.
  await expect(page.locator("[data-part]")).not.toHaveAttribute("data-drawn");
  expect(errors).toEqual([]);
  const early = await page.evaluate(() => {
    const { takenOverAt = 0 } = window;
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime <= takenOverAt)
      .map(({ name }) => name);
  });
  const scripts = requests.filter((one) => /\.js$/.test(one.url()));
  const isEarly = (request: Request) => early.includes(request.url());
  return {
    needed: [page.url(), ...early].map((url) => new URL(url).pathname),
    scripts: {
      needed: scripts.filter(isEarly),
      late: scripts.filter((request) => !isEarly(request)),
    },
  };
}

/** The server-rendered form accepts answers, but cannot send any. */
function watchTakeover(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const root = () => document.querySelector<HTMLElement>("#root");
    let drawn = false;
    new MutationObserver(() => {
      const isDrawn = root()?.dataset.drawn !== undefined;
      if (drawn && !isDrawn) window.takenOverAt ??= performance.now();
      drawn = isDrawn;
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

async function sentBytes(requests: readonly Request[]): Promise<number> {
  const sizes = requests.map(async (request) => {
    const answer = await request.response();
    expect(await answer?.headerValue("content-encoding")).toBe("br");
    return (await request.sizes()).responseBodySize;
  });
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

function inKb(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
