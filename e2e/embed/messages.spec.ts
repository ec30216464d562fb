import type { Frame, Page } from "@playwright/test";
import { expect, test, widgetOn } from "../fixtures/embed.ts";

const look = { theme: "dark", accent: "#ff0000", radius: 0, font: "cursive" };

/** Each would have an effect if it came from our frame or from the page around it. */
const rightOnes = [
  { nearsay: 1, type: "height", px: 4321 },
  { nearsay: 1, type: "ready", survey: "1", title: "Forged" },
  { nearsay: 1, type: "answered", survey: "1", duplicate: false },
  { nearsay: 1, type: "error", code: "NOT_FOUND", message: "Forged" },
  { nearsay: 1, type: "keep", visitor: "1.forged.token" },
  { nearsay: 1, type: "look", look },
  { nearsay: 1, type: "hello", look, visitor: "1.forged.token" },
];

/** Invalid messages, whatever their source. */
const wrongOnes = [
  ...rightOnes.map((message) => ({ ...message, nearsay: 2 })),
  ...rightOnes.map((message) => JSON.stringify(message)),
  { nearsay: 1, type: "height", px: "4321" },
  { nearsay: 1, type: "height", px: 1e9 },
  { nearsay: 1, type: "ready", survey: "1", title: "x".repeat(241) },
  { nearsay: 1, type: "error", code: "FORGED", message: "Forged" },
  { nearsay: 1, type: "keep", visitor: "x".repeat(641) },
  { nearsay: 1, type: "look", look: "dark" },
  { nearsay: 1, type: "look", look: { accent: "red;}*{display:none" } },
  { nearsay: 1, type: "submit" },
  null,
];

/** Records messages, and waits for the last one. */
function watch(frame: Frame): Promise<void> {
  return frame.evaluate(() => {
    const root = document.documentElement;
    for (const name of ["ready", "answered", "height", "error"])
      addEventListener(`nearsay:${name}`, () => {
        root.dataset.told = `${root.dataset.told ?? ""} ${name}`;
      });
    addEventListener("message", ({ data }) => {
      if (data === "end") document.title += ".";
    });
  });
}

/** Posts to the page that is around `frame`, or that it opened, and to all frames there. */
function send(frame: Frame, messages: unknown[]): Promise<void> {
  return frame.evaluate((all) => {
    const { opened } = window as unknown as { opened?: Window };
    const around = opened ?? parent;
    const targets = [around];
    for (let i = 0; i < around.length; i += 1) targets.push(around[i]!);
    for (const message of [...all, "end"])
      for (const target of targets) target.postMessage(message, "*");
  }, messages);
}

/** Everything that a message could have changed. */
function stateOf(frame: Frame) {
  return frame.evaluate(() => {
    const inside = document.querySelector("nearsay-survey")?.shadowRoot;
    let kept = null;
    try {
      kept = { ...localStorage };
    } catch {
      // There is none.
    }
    const { documentElement: root, body } = document;
    const drawn = [root.cloneNode(), body, ...(inside?.children ?? [])];
    const address = location.href;
    return {
      address,
      kept,
      html: drawn.map((node) => (node as Element).outerHTML),
    };
  });
}

async function addFrame(page: Page, src: string): Promise<Frame> {
  const [frame] = await Promise.all([
    page.waitForEvent("framenavigated", (one) => one.url() === src),
    page.evaluate((url) => {
      const frame = document.createElement("iframe");
      frame.src = url;
      document.body.append(frame);
    }, src),
  ]);
  await frame.waitForLoadState();
  return frame;
}

test("messages from other sources have no effect, and the genuine ones do", async ({
  context,
  partners,
  site,
  publish,
}) => {
  const survey = await publish();
  const opener = await context.newPage();
  await opener.goto(`${partners.originOf("other")}/plain`);
  const [page] = await Promise.all([
    opener.waitForEvent("popup"),
    opener.evaluate(
      (url) => {
        Object.assign(window, { opened: window.open(url) });
      },
      partners.pageAt("plain", { survey }),
    ),
  ]);
  await expect(
    widgetOn(page, "frame").getByRole("radio").first(),
  ).toBeVisible();
  const ours = page.frames()[1]!;
  // The content of a closed shadow root is unreachable for other scripts: this
  // one is open.
  const exposed = await addFrame(page, ours.url());
  const strangers = [
    await addFrame(page, `${partners.originOf()}/plain`),
    await addFrame(page, `${partners.originOf("other")}/plain`),
    await addFrame(page, `${site}/embed/surveys/${survey}`),
    opener.mainFrame(),
  ];
  const watched = [page.mainFrame(), exposed];
  for (const frame of watched) await watch(frame);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const before = await Promise.all([...watched, ours].map(stateOf));

  for (const stranger of strangers) await send(stranger, rightOnes);
  await page.evaluate(
    ([right, wrong]) => {
      for (const message of [...right, ...wrong]) postMessage(message, "*");
      const inside = document.querySelector("nearsay-survey")?.shadowRoot;
      const { contentWindow } = inside!.querySelector("iframe")!;
      for (const message of wrong) contentWindow!.postMessage(message, "*");
    },
    [rightOnes, wrongOnes] as const,
  );
  await send(ours, wrongOnes);
  const ends = ".".repeat(strangers.length + 1);
  for (const frame of watched)
    await expect.poll(() => frame.title()).toContain(ends);
  expect(await Promise.all([...watched, ours].map(stateOf))).toEqual(before);
  expect(asked).toEqual([]);

  await ours.evaluate(
    ([message, origin]) => parent.postMessage(message, origin),
    [rightOnes[0], partners.originOf()] as const,
  );
  const element = page.locator("nearsay-survey iframe");
  await expect(element).toHaveCSS("height", "4321px");
  await expect(page.locator("html")).toHaveAttribute("data-told", " height");
  await page.evaluate((message) => {
    document
      .querySelector("nearsay-survey")!
      .shadowRoot!.querySelector("iframe")!
      .contentWindow!.postMessage(message, "*");
  }, rightOnes[5]);
  await expect(ours.locator("html")).toHaveAttribute("data-theme", "dark");

  // A page to which our frame is navigated is not our frame.
  const elsewhere = `${partners.originOf("other")}/plain`;
  await Promise.all([
    page.waitForEvent("framenavigated", (one) => one.url() === elsewhere),
    element.evaluate((frame, url) => frame.setAttribute("src", url), elsewhere),
  ]);
  const state = await stateOf(page.mainFrame());
  await send(ours, rightOnes);
  await expect.poll(() => page.title()).toContain(`${ends}.`);
  expect(await stateOf(page.mainFrame())).toEqual(state);
  await ours.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener("message", ({ data }) => heard.push(data));
  });
  await page.evaluate(() => {
    const survey = document.querySelector("nearsay-survey")!;
    survey.setAttribute("theme", "light");
    const { contentWindow } = survey.shadowRoot!.querySelector("iframe")!;
    contentWindow!.postMessage("end", "*");
  });
  await expect.poll(() => ours.evaluate("heard")).toEqual(["end"]);
});
