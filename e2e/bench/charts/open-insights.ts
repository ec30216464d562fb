import type { BrowserContext, Page } from "playwright";

/**
 * Opens the page of a survey in the product itself, with the code of the
 * insights loaded but not opened, and its analytics in memory.
 */
export async function openInsights(
  context: BrowserContext,
  url: string,
  analytics: unknown,
): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(answerAnalytics, JSON.stringify(analytics));
  // Before that, server-rendered content may still be replaced by the page's
  // own.
  await page.goto(url, { waitUntil: "networkidle" });
  const fetched = page.waitForResponse(/\/insights\/.*\/InsightsPanel.*\.js$/);
  await page.getByRole("button", { name: "Insights" }).first().hover();
  await fetched;
  await page.waitForLoadState("networkidle");
  await page.evaluate(prepareMount);
  return page;
}

/**
 * Runs in the page before all other scripts. No function here has a name: a
 * compiler would wrap it in a helper call that the page does not have.
 */
function answerAnalytics(reply: string): void {
  const fetchOf = window.fetch.bind(window);
  window.fetch = (input, options) => {
    const { pathname } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    );
    if (!pathname.endsWith("/analytics")) return fetchOf(input, options);
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response(reply, { headers }));
  };
}

/** Runs in the page: mounting means clicking the button. */
function prepareMount(): void {
  const stage = document.querySelector("main");
  if (stage) stage.id = "stage";
  window.mount = () => {
    [...document.querySelectorAll("button")]
      .find(({ textContent }) => textContent === "Insights")
      ?.click();
  };
}

/** Runs in the page: when the panel exists, and before it is painted, selects its other views. */
export function alsoChooseViews(): void {
  const { mount } = window;
  window.mount = () => {
    new MutationObserver((_, observer) => {
      const detail = [...document.querySelectorAll("label")].find(
        ({ textContent }) => textContent === "Detail",
      );
      const show = [...document.querySelectorAll("select")].find((select) =>
        [...select.options].some(({ value }) => value === "50"),
      );
      if (!detail || !show) return;
      observer.disconnect();
      detail.click();
      show.value = "50";
      show.dispatchEvent(new Event("change", { bubbles: true }));
    }).observe(document, { subtree: true, childList: true });
    mount();
  };
}
