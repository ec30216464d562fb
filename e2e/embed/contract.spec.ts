import {
  answerIn,
  expect,
  groundOf,
  modes,
  test,
  untilTakenOver,
  widgetOn,
} from "../fixtures/embed.ts";
import { holdBack } from "../fixtures/slow-line.ts";

// Other sites use all of these. Entries may be added; existing ones stay.

const forAllSites = {
  "access-control-allow-origin": "*",
  "cache-control": "public, max-age=600, stale-while-revalidate=86400",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
};
const script = "text/javascript; charset=utf-8";
const html = "text/html; charset=utf-8";

test("everything published stays at the same address, for all sites", async ({
  request,
  product,
  publish,
}) => {
  const survey = await publish();
  const page = `${product.url}/surveys/${survey}`;
  const published = {
    "/embed/v1.js": { ...forAllSites, "content-type": script },
    "/embed/v1/inline.js": { ...forAllSites, "content-type": script },
    "/embed/v1/react.js": { ...forAllSites, "content-type": script },
    "/embed/v1.d.ts": {
      ...forAllSites,
      "content-type": "text/plain; charset=utf-8",
    },
    [`/embed/surveys/${survey}`]: {
      "content-type": html,
      // In its reader's language: shared caches must not store it.
      "cache-control": "private, no-cache",
      "content-language": "en",
      "cross-origin-resource-policy": "cross-origin",
    },
    "/embed": { "content-type": html, "x-frame-options": "DENY" },
    [`/oembed?url=${encodeURIComponent(page)}`]: {
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=3600",
      "content-type": expect.stringContaining("application/json"),
    },
  };
  for (const [url, headers] of Object.entries(published)) {
    const reply = await request.get(url);
    expect([url, reply.status()]).toEqual([url, 200]);
    expect(reply.headers(), url).toMatchObject(headers);
    // Only the picker is a page of the site.
    if (url !== "/embed")
      expect(reply.headers(), url).not.toHaveProperty("set-cookie");
    if (url.startsWith("/embed/surveys"))
      expect(reply.headers()).not.toHaveProperty("x-frame-options");
  }
});

test("the element, inline.js and the container have the members that pages use", async ({
  page,
  partners,
  site,
}) => {
  await page.goto(partners.pageAt("plain", {}));
  await page.waitForFunction(() => customElements.get("nearsay-survey"));
  const found = await page.evaluate(async (origin) => {
    const element = document.querySelector("nearsay-survey")!;
    const members = ["survey", "mode", "theme", "accent", "load", "reload"];
    const { observedAttributes } = customElements.get(
      "nearsay-survey",
    ) as CustomElementConstructor & { observedAttributes: string[] };
    const inline = (await import(`${origin}/embed/v1/inline.js`)) as object;
    const container = document.createElement("script");
    container.src = `${origin}/embed/v1/react.js`;
    await new Promise((resolve) => {
      container.onload = resolve;
      document.head.append(container);
    });
    const { nearsay_embed_v1: remote } = window as unknown as {
      nearsay_embed_v1: {
        get: (name: string) => Promise<() => object>;
        init: unknown;
      };
    };
    return {
      attributes: observedAttributes,
      members: Object.fromEntries(
        members.map((name) => [name, typeof element[name as keyof Element]]),
      ),
      shadow: element.shadowRoot?.mode,
      inline: Object.keys(inline),
      container: Object.keys(remote),
    };
  }, site);
  expect(found).toEqual({
    attributes: [
      ...["survey", "mode", "theme", "accent", "loading", "title"],
      ...["lang", "near"],
    ],
    members: {
      survey: "string",
      mode: "string",
      theme: "string",
      accent: "object",
      load: "function",
      reload: "function",
    },
    shadow: "open",
    inline: ["mount"],
    container: ["get", "init"],
  });
});

for (const mode of modes)
  test(`the custom properties of a page reach a survey shown ${mode}`, async ({
    page,
    partners,
    publish,
  }) => {
    const survey = await publish();
    await page.addInitScript(() => {
      if (self !== top) return;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`:root {
        --nearsay-accent: #552200;
        --nearsay-radius: 3px;
        --nearsay-font: Courier;
        --nearsay-min-height: 123px;
      }`);
      document.adoptedStyleSheets = [sheet];
    });
    const letCome = await holdBack(page, new RegExp(`/surveys/${survey}\\b`));
    await page.goto(partners.pageAt("plain", { survey, mode, title: "Poll" }), {
      waitUntil: "commit",
    });
    await expect(page.locator("nearsay-survey")).toHaveCSS("height", "123px");
    letCome();
    await untilTakenOver(widgetOn(page, mode));
    const article = widgetOn(page, mode).getByRole("article");
    await expect(article).toHaveCSS("border-top-left-radius", "3px");
    await expect(article).toHaveCSS("font-family", "Courier");
    const submit = article.getByRole("button", { name: "submit" });
    expect(await groundOf(submit)).toEqual([0x55, 0x22, 0]);
    if (mode === "frame")
      await expect(page.locator("nearsay-survey iframe")).toHaveAttribute(
        "title",
        "Poll",
      );
  });

test("messages between a frame and the page around it are unchanged", async ({
  page,
  partners,
  publish,
  site,
}) => {
  const survey = await publish();
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener("message", ({ data, origin }) =>
      heard.push([origin, data]),
    );
  });
  await page.goto(partners.pageAt("plain", { survey, accent: "#aa3300" }));
  await answerIn(widgetOn(page, "frame"));
  const heardIn = (index: number) =>
    page.frames()[index]?.evaluate(() => {
      const { heard } = window as unknown as { heard: unknown[] };
      return heard;
    });
  const fromFrame = await heardIn(0);
  const nearsay = 1;
  const px = expect.any(Number);
  const title = "A bench for the park";
  const visitor = expect.stringMatching(/^1\./);
  for (const message of [
    { nearsay, type: "hello" },
    { nearsay, type: "ready", survey, title },
    { nearsay, type: "height", px },
    { nearsay, type: "keep", visitor },
    { nearsay, type: "answered", survey, duplicate: false },
  ])
    expect(fromFrame).toContainEqual([site, message]);
  const look = { theme: "auto", accent: "#aa3300", radius: null, font: null };
  const heard = (await heardIn(1)) ?? [];
  // Each time before a visitor takes part, the frame asks who has answered in
  // the meantime.
  const greeting = { nearsay, type: "hello", look };
  expect(heard.length).toBeGreaterThan(1);
  for (const message of heard)
    expect(message).toMatchObject([partners.originOf(), greeting]);
  expect(heard[0]).toMatchObject([partners.originOf(), { visitor: null }]);
});
