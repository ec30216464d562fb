import type { APIRequestContext, Page, Request } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

/** Maximum size of the product, in bytes as sent. */
const budgets = { scripts: 90_500, fonts: 60_000 };

test.describe("a page of prose, with everything it ever requests,", () => {
  test("is small in scripts and fonts", async ({ page }) => {
    const requests = await visit(page, "/about");
    const scripts = await sentBytes(requests, /javascript/);
    const fonts = await sentBytes(requests, /font/);
    expect(total(scripts), describe(scripts)).toBeLessThan(budgets.scripts);
    expect(total(fonts), describe(fonts)).toBeLessThan(budgets.fonts);
    expect(scripts.size).toBeGreaterThan(0);
    expect(fonts.size).toBe(2);
  });

  test("runs no module of core that only remotes use", async ({ page }) => {
    const requests = await visit(page, "/about");
    const scripts = [...(await sentBytes(requests, /javascript/)).keys()];
    const own = await coreModules(page.request, scripts);
    expect(own).toContain("ui/button.tsx");
    const home = await (await page.request.get("/")).text();
    const [federation = ""] = /\/assets\/federation\.\w+\.js/.exec(home) ?? [];
    const forRemotes = await coreModules(page.request, [federation]);
    expect(scripts).not.toContain(federation);
    expect(own.filter((name) => forRemotes.includes(name))).toEqual([]);
    expect(forRemotes).toEqual(
      expect.arrayContaining([
        "api/request-access.ts",
        "session/access-codes.ts",
        "ui/choice-list.tsx",
      ]),
    );
  });
});

/** All requests of a first visit. */
async function visit(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  return requests;
}

/** Bytes of the responses of this type as transferred, by path. */
async function sentBytes(
  requests: Request[],
  type: RegExp,
): Promise<Map<string, number>> {
  const sent = new Map<string, number>();
  for (const request of requests) {
    const response = await request.response();
    const contentType = response?.headers()["content-type"] ?? "";
    if (!type.test(contentType)) continue;
    const { responseBodySize } = await request.sizes();
    sent.set(new URL(request.url()).pathname, responseBodySize);
  }
  return sent;
}

function total(sent: Map<string, number>): number {
  return [...sent.values()].reduce((sum, bytes) => sum + bytes, 0);
}

function describe(sent: Map<string, number>): string {
  return [...sent].map(([path, bytes]) => `${path}: ${bytes}`).join("\n");
}

/** The modules of core in scripts, according to their source maps. */
async function coreModules(
  request: APIRequestContext,
  scripts: string[],
): Promise<string[]> {
  const maps = await Promise.all(
    scripts.map(async (script) => {
      const map = await request.get(`${script}.map`);
      return ((await map.json()) as { sources: string[] }).sources;
    }),
  );
  return maps
    .flat()
    .flatMap((source) => /\/shared\/src\/(.+?)(\?|$)/.exec(source)?.[1] ?? []);
}
