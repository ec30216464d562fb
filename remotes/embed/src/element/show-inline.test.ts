import type { InlineOptions } from "@nearsay/core/contract";
import { fakeNetwork, json, refusal } from "@nearsay/core/testing";
import { waitFor, within } from "@testing-library/react";
import {
  collectNews,
  embed,
  frameOf,
  insideOf,
  openPartnerPage,
  rulesOf,
  site,
} from "../testing/partner-page.ts";

const mockUnmount = jest.fn();
const mockMount = jest.fn<() => void, [ShadowRoot, InlineOptions]>();
const mockScript = jest.fn();
jest.mock(
  "https://site.example/embed/v1/inline.js",
  () => {
    mockScript();
    return { mount: mockMount };
  },
  { virtual: true },
);

const visits = "GET /api/embed/surveys/7/visits";
const inline = `<nearsay-survey survey="7" mode="inline"></nearsay-survey>`;

beforeEach(() => {
  openPartnerPage();
  jest.resetModules();
  mockScript.mockReset();
  mockUnmount.mockReset();
  mockMount.mockReset().mockReturnValue(mockUnmount);
});

function status(element: HTMLElement) {
  return within(insideOf(element) as unknown as HTMLElement).queryByRole(
    "status",
  );
}

/** The options of the only mounted widget, once it is mounted. */
async function mounted(): Promise<InlineOptions> {
  await waitFor(() => {
    expect(mockMount).toHaveBeenCalled();
  });
  const [call] = mockMount.mock.calls;
  if (call === undefined) throw new Error("It was not mounted.");
  return call[1];
}

/** The drawing in the server's format. */
const drawn = {
  styles: { name: "inline.0a1b.css", rules: "p{color:red}" },
  steps: [
    ["form", { "data-survey": "7", noValidate: "" }],
    ["label", { class: "row" }],
    ["input", { type: "radio", name: "question-2", value: "Never" }],
    ...[0, "Never", 0],
    ["svg", { viewBox: "0 0 24 24" }],
    ["path", { d: "M0 0" }],
    ...[0, 0],
    ["a", { href: "/surveys/7" }],
    ...["Open", 0],
    ["button", { type: "submit" }],
    ...["Submit", 0],
    0,
  ],
};

function placeIn(element: HTMLElement): HTMLElement {
  const place = insideOf(element).querySelector<HTMLElement>("[data-drawn]");
  if (place === null) throw new Error("Nothing was drawn.");
  return place;
}

/** Timeout of the element, in milliseconds. */
const timeout = 20_000;

describe("a survey rendered by the server", () => {
  /** Until the page has shown it, its script is held back. */
  async function draw(): Promise<HTMLElement> {
    jest.useFakeTimers();
    const element = embed(inline);
    await jest.advanceTimersByTimeAsync(0);
    return element;
  }
  const takeOver = () => jest.advanceTimersByTimeAsync(100);

  beforeEach(() => {
    fakeNetwork({ [visits]: { drawn } });
  });

  it("is visible before its script has loaded", async () => {
    const element = await draw();
    const place = within(placeIn(element));
    expect(status(element)).toBeNull();
    expect(place.getByRole("radio", { name: "Never" })).toBeEnabled();
    expect(place.getByRole("link")).toHaveAttribute(
      "href",
      `${site}/surveys/7`,
    );
    expect(rulesOf(element)).toContain("p{color:red}");
    expect(mockScript).not.toHaveBeenCalled();
    await takeOver();
    expect(mockScript).toHaveBeenCalledTimes(1);
  });

  it("has drawings in the SVG namespace, and following content in that of HTML", async () => {
    const place = placeIn(await draw());
    const path = place.querySelector("path");
    expect(path?.namespaceURI).toBe("http://www.w3.org/2000/svg");
    expect(path?.parentElement?.getAttribute("viewBox")).toBe("0 0 24 24");
    expect(place.querySelector("a")?.namespaceURI).toBe(
      "http://www.w3.org/1999/xhtml",
    );
  });

  it("is passed to its script, with the name of its styles", async () => {
    const element = await draw();
    const place = placeIn(element);
    await takeOver();
    const { drawn: given } = await mounted();
    expect(given?.place).toBe(place);
    expect(given?.styles).toBe("inline.0a1b.css");
    expect(insideOf(element).adoptedStyleSheets).toContain(given?.sheet);
  });

  it("sends nothing on its own, and records which button was pressed", async () => {
    const place = placeIn(await draw());
    const submitted = jest.fn((event: Event) => event.defaultPrevented);
    place.getRootNode().addEventListener("submit", submitted);
    const button = within(place).getByRole("button", { name: "Submit" });
    button.click();
    expect(submitted).toHaveReturnedWith(true);
    expect(button).toHaveAttribute("data-clicked");
  });

  it("is replaced by a link if its script fails to load, and loses nothing", async () => {
    mockScript.mockImplementation(() => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    const element = await draw();
    within(placeIn(element)).getByRole("radio").click();
    await takeOver();
    expect(status(element)).toHaveTextContent("could not be loaded");
    expect(placeIn(element)).not.toBeVisible();
    expect(placeIn(element).querySelector("input")).toBeChecked();
  });

  it("is shown again if its script loads after all", async () => {
    fakeNetwork({
      [visits]: () =>
        new Promise((answer) => {
          setTimeout(() => answer(json({ drawn })), timeout - 1);
        }),
    });
    const element = await draw();
    await jest.advanceTimersByTimeAsync(timeout);
    expect(placeIn(element).hidden).toBe(true);
    await takeOver();
    await mounted();
    expect(placeIn(element).hidden).toBe(false);
  });

  it("is removed for an older script, which renders beside it", async () => {
    const element = await draw();
    await takeOver();
    (await mounted()).tell({ type: "ready", survey: "7", title: "" });
    await jest.advanceTimersByTimeAsync(0);
    expect(() => placeIn(element)).toThrow("Nothing was drawn.");
  });

  it("stays if its script took it over", async () => {
    const element = await draw();
    const place = placeIn(element);
    await takeOver();
    (await mounted()).tell({ type: "ready", survey: "7", title: "" });
    delete place.dataset.drawn;
    await jest.advanceTimersByTimeAsync(0);
    expect(insideOf(element).lastElementChild).toBe(place);
  });

  it("is not rendered once the element was removed", async () => {
    jest.useFakeTimers();
    const element = embed(inline);
    element.remove();
    await takeOver();
    expect(() => placeIn(element)).toThrow("Nothing was drawn.");
    expect(mockScript).not.toHaveBeenCalled();
  });
});

describe("a survey without a frame", () => {
  it("is mounted in the shadow root with the reply to its visit", async () => {
    const network = fakeNetwork({ [visits]: { token: "1.a.b" } });
    const element = embed(inline);
    const { visit, survey, site: named } = await mounted();
    expect(mockMount.mock.calls[0]?.[0]).toBe(insideOf(element));
    expect({ survey, named }).toEqual({ survey: "7", named: site });
    expect(await (await visit).json()).toEqual({ token: "1.a.b" });
    expect(network.calls).toHaveLength(1);
    expect(frameOf(element)).toBeNull();
  });

  it("requests the visit without a preflight, exactly like the page's preload", async () => {
    fakeNetwork({ [visits]: {} });
    const fetched = jest.spyOn(globalThis, "fetch");
    embed(inline);
    expect(fetched).toHaveBeenCalledTimes(1);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(`${site}/api/embed/surveys/7/visits?drawn=1`);
    expect(init).toMatchObject({ credentials: "same-origin", headers: {} });
    await mounted();
  });

  it("identifies the visitor of an earlier visit", async () => {
    localStorage.setItem("nearsay_visitor:7", "1.abc.def");
    const network = fakeNetwork({ [visits]: {} });
    const fetched = jest.spyOn(globalThis, "fetch");
    embed(inline);
    await mounted();
    const { headers } = network.to(visits)[0] ?? {};
    expect(headers?.get("authorization")).toBe("Bearer 1.abc.def");
    // Otherwise the browser would use the preloaded reply for an unknown
    // visitor.
    expect(fetched.mock.calls[0]?.[1]?.credentials).toBe("omit");
  });

  it.each(["-", "a b", "ä".repeat(9), "x".repeat(641)])(
    "treats a visitor stored as %j as unknown",
    async (kept) => {
      localStorage.setItem("nearsay_visitor:7", kept);
      const network = fakeNetwork({ [visits]: {} });
      embed(inline);
      await mounted();
      expect(network.to(visits)[0]?.headers.has("authorization")).toBe(false);
    },
  );

  it("dispatches its news as events, and is revealed when it is ready", async () => {
    fakeNetwork({ [visits]: {} });
    const news = collectNews();
    const element = embed(inline);
    const widget = await mounted();
    widget.tell({ type: "height", px: 12 });
    expect(status(element)).not.toBeNull();
    widget.tell({ type: "ready", survey: "7", title: "Bus 21?" });
    expect(status(element)).toBeNull();
    widget.tell({ type: "answered", survey: "7", duplicate: false });
    expect(news).toEqual([
      { name: "height", detail: { px: 12 } },
      { name: "ready", detail: { survey: "7", title: "Bus 21?" } },
      { name: "answered", detail: { survey: "7", duplicate: false } },
    ]);
  });

  it("shows the server's refusal itself", async () => {
    fakeNetwork({ [visits]: () => refusal(403, "No", "ORIGIN_NOT_ALLOWED") });
    const element = embed(inline);
    const widget = await mounted();
    expect(await (await widget.visit).json()).toMatchObject({
      code: "ORIGIN_NOT_ALLOWED",
    });
    widget.tell({ type: "error", code: "ORIGIN_NOT_ALLOWED", message: "No" });
    expect(status(element)).toBeNull();
  });

  it("shows itself that the server cannot be reached", async () => {
    globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    embed(inline);
    const { visit } = await mounted();
    await expect(visit).rejects.toThrow("Failed to fetch");
  });

  it("is shown in a frame if the site allows nothing else", async () => {
    fakeNetwork({ [visits]: () => refusal(403, "No", "INLINE_OFF") });
    const element = embed(inline);
    await waitFor(() => {
      expect(frameOf(element)).not.toBeNull();
    });
    expect(mockMount).not.toHaveBeenCalled();
  });

  it("is replaced by a link if its script fails to load", async () => {
    fakeNetwork({ [visits]: {} });
    mockScript.mockImplementation(() => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    const news = collectNews();
    const element = embed(inline);
    const message = "This survey could not be loaded.";
    await waitFor(() => {
      expect(status(element)).toHaveTextContent(message);
    });
    expect(news).toEqual([
      { name: "error", detail: { code: "NETWORK", message } },
    ]);
  });

  it("is replaced by a link if nothing arrives for twenty seconds", async () => {
    jest.useFakeTimers();
    fakeNetwork({ [visits]: () => new Promise(() => undefined) });
    const element = embed(inline);
    await jest.advanceTimersByTimeAsync(timeout - 1);
    expect(status(element)).toHaveTextContent("Loading survey");
    await jest.advanceTimersByTimeAsync(1);
    expect(status(element)).toHaveTextContent("could not be loaded");
  });

  it("is removed with the element, and reports nothing more", async () => {
    fakeNetwork({ [visits]: {} });
    const news = collectNews();
    const element = embed(inline);
    const widget = await mounted();
    element.remove();
    expect(mockUnmount).toHaveBeenCalledTimes(1);
    widget.tell({ type: "ready", survey: "7", title: "" });
    expect(news).toEqual([]);
  });

  it("is not shown if the element is removed while its script loads", async () => {
    fakeNetwork({ [visits]: {} });
    const news = collectNews();
    const element = embed(inline);
    mockScript.mockImplementation(() => {
      element.remove();
    });
    await waitFor(() => {
      expect(mockScript).toHaveBeenCalled();
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(mockMount).not.toHaveBeenCalled();
    expect(news).toEqual([]);
  });

  it("is recreated in another mode, and the first one is removed", async () => {
    fakeNetwork({ [visits]: {} });
    const element = embed(inline);
    await mounted();
    element.mode = "frame";
    expect(mockUnmount).toHaveBeenCalledTimes(1);
    expect(frameOf(element)).not.toBeNull();
  });
});
