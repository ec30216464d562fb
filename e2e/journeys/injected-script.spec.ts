import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { publishNightBuses } from "../fixtures/night-buses.ts";
import { expect, test } from "../fixtures/test.ts";

let surveyId: number;
let stranger: Server;
let strangers: string;

test.beforeAll(async ({ product: { url } }) => {
  const author = await ApiVisitor.arrive(url);
  surveyId = (await publishNightBuses(url, author)).id;
  stranger = createServer((_request, reply) => {
    reply.setHeader("content-type", "text/javascript");
    reply.end("ran.push('of another site')");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => stranger.once("listening", resolve));
  const { port } = stranger.address() as AddressInfo;
  strangers = `http://127.0.0.1:${port}/any.js`;
});

test.afterAll(() => {
  stranger.close();
});

/** Every way in which text that is treated as markup could run. */
function injections(): string {
  return [
    `<script>ran.push("inline")</script>`,
    `<img src="/nothing.png" onerror="ran.push('handler')">`,
    `<svg onload="ran.push('svg')"></svg>`,
    `<script src="${strangers}"></script>`,
    `<script src="/embed/v1.js?ran"></script>`,
    `<script type="module">ran.push("module")</script>`,
    `<link rel="preload" as="script" href="${strangers}">`,
    `<iframe srcdoc="<script>parent.ran.push('frame')</script>"></iframe>`,
    `<a id="address" href="javascript:ran.push('address')">address</a>`,
  ].join("");
}

/** Opens a page as if the server had written this text into it. */
async function openInjected(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { ran: [] });
  });
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '<div id="root"',
      `${injections()}<div id="root"`,
    );
    await route.fulfill({ response, body });
  });
  await page.goto(path);
  await page.locator("#address").evaluate((link: HTMLElement) => link.click());
}

for (const path of ["/", "/surveys/", "/embed/surveys/"])
  test(`nothing that was injected into ${path} runs, and its own scripts do`, async ({
    page,
  }) => {
    const came: string[] = [];
    page.on("response", (response) => came.push(response.url()));
    const address = path === "/" ? path : `${path}${surveyId}`;
    await openInjected(page, address);
    await expect(page.locator("#root")).not.toHaveAttribute("data-drawn");
    await expect(page.getByText("Night buses").first()).toBeVisible();
    expect(
      await page.evaluate(() => (window as unknown as { ran: string[] }).ran),
    ).toEqual([]);
    expect(came).not.toContain(strangers);
    // A frame runs files of this site if its own script loads them.
    if (!path.startsWith("/embed"))
      expect(came.join()).not.toContain("/embed/v1.js");
  });
