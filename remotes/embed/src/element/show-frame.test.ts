import type { NearsaySurveyElement } from "@nearsay/core/contract";
import { within } from "@testing-library/react";
import fc from "@nearsay/core/testing/property";
import {
  collectNews,
  embed,
  frameOf,
  insideOf,
  listenInFrame,
  openPartnerPage,
  sayToPage,
  site,
} from "../testing/partner-page.ts";

beforeEach(openPartnerPage);

const seven = `<nearsay-survey survey="7"></nearsay-survey>`;
const ready = { nearsay: 1, type: "ready", survey: "7", title: "Bus 21?" };
const hello = { nearsay: 1, type: "hello" };

function statusOf(element: HTMLElement): HTMLElement | null {
  return within(insideOf(element) as unknown as HTMLElement).queryByRole(
    "status",
  );
}

describe("messages of a frame", () => {
  it("are dispatched as events, with only their detail", () => {
    const news = collectNews();
    const element = embed(seven);
    sayToPage(element, ready);
    sayToPage(element, { nearsay: 1, type: "height", px: 640, more: 1 });
    sayToPage(element, {
      nearsay: 1,
      type: "answered",
      survey: "7",
      duplicate: true,
    });
    sayToPage(element, {
      nearsay: 1,
      type: "error",
      code: "NETWORK",
      message: "Lost.",
    });
    expect(news).toEqual([
      { name: "ready", detail: { survey: "7", title: "Bus 21?" } },
      { name: "height", detail: { px: 640 } },
      { name: "answered", detail: { survey: "7", duplicate: true } },
      { name: "error", detail: { code: "NETWORK", message: "Lost." } },
    ]);
  });

  it("come from the element itself, through every surrounding root", () => {
    const element = embed(seven);
    const heard: Event[] = [];
    element.addEventListener("nearsay:ready", (event) => heard.push(event));
    sayToPage(element, ready);
    expect(heard).toMatchObject([{ bubbles: true, composed: true }]);
  });

  it("set the frame's height and title", () => {
    const element = embed(seven);
    expect(frameOf(element)?.title).toBe("Survey");
    sayToPage(element, ready);
    sayToPage(element, { nearsay: 1, type: "height", px: 640 });
    expect(frameOf(element)?.title).toBe("Survey: Bus 21?");
    expect(frameOf(element)?.style.blockSize).toBe("640px");
  });

  it("do not replace a title set by the page", () => {
    const element = embed(
      `<nearsay-survey survey="7" title="Our buses"></nearsay-survey>`,
    );
    sayToPage(element, ready);
    expect(frameOf(element)?.title).toBe("Our buses");
    element.title = "Your buses";
    expect(frameOf(element)?.title).toBe("Your buses");
    element.removeAttribute("title");
    expect(frameOf(element)?.title).toBe("Survey: Bus 21?");
  });

  it("reveal the frame with the first height, before its script is ready", () => {
    const element = embed(seven);
    sayToPage(element, { nearsay: 1, type: "height", px: 640 });
    expect(statusOf(element)).toBeNull();
  });

  it("keep the skeleton until there is something to see", () => {
    const element = embed(seven);
    listenInFrame(element);
    sayToPage(element, hello);
    sayToPage(element, { nearsay: 1, type: "keep", visitor: "abc" });
    expect(statusOf(element)).not.toBeNull();
  });
});

describe("messages of a page to its frame", () => {
  it("answer its hello with the style, and the visitor it was given to store", () => {
    localStorage.setItem("nearsay_visitor:7", "1.abc.def");
    const element = embed(
      `<nearsay-survey survey="7" theme="dark" accent="#AA0000"></nearsay-survey>`,
    );
    const heard = listenInFrame(element);
    sayToPage(element, hello);
    const look = { theme: "dark", accent: "#aa0000", radius: null, font: null };
    expect(heard.mock.calls).toEqual([
      [{ nearsay: 1, type: "hello", look, visitor: "1.abc.def" }, site],
    ]);
  });

  it("restore the visitor that the page stored for the frame", () => {
    const element = embed(seven);
    const heard = listenInFrame(element);
    sayToPage(element, { nearsay: 1, type: "keep", visitor: "1.new.one" });
    expect(localStorage.getItem("nearsay_visitor:7")).toBe("1.new.one");
    sayToPage(element, hello);
    expect(heard.mock.calls).toMatchObject([[{ visitor: "1.new.one" }, site]]);
  });

  it("contain no visitor if nothing can be stored", () => {
    const element = embed(seven);
    const heard = listenInFrame(element);
    const refuse = () => {
      throw new DOMException("No", "SecurityError");
    };
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    sayToPage(element, { nearsay: 1, type: "keep", visitor: "1.new.one" });
    sayToPage(element, hello);
    expect(heard.mock.calls).toMatchObject([[{ visitor: null }, site]]);
  });

  it("pass a new style on without reloading", () => {
    const element = embed(seven);
    const frame = frameOf(element);
    const heard = listenInFrame(element);
    element.theme = "dark";
    expect(heard).not.toHaveBeenCalled();
    sayToPage(element, hello);
    element.accent = "#00aa00";
    expect(heard).toHaveBeenLastCalledWith(
      {
        nearsay: 1,
        type: "look",
        look: { theme: "dark", accent: "#00aa00", radius: null, font: null },
      },
      site,
    );
    expect(frameOf(element)).toBe(frame);
  });
});

describe("messages from elsewhere", () => {
  const changed = (element: NearsaySurveyElement) => ({
    inside: insideOf(element).innerHTML,
    kept: { ...localStorage },
  });

  /** Every message of a frame, sent from elsewhere. */
  const sayAll = (element: NearsaySurveyElement, from: object) => {
    sayToPage(element, hello, from);
    sayToPage(element, ready, from);
    sayToPage(element, { nearsay: 1, type: "height", px: 9 }, from);
    sayToPage(element, { nearsay: 1, type: "keep", visitor: "evil" }, from);
  };

  it.each([
    "https://evil.example",
    "http://site.example",
    "https://site.example.evil.example",
    "https://site.example:8443",
    "null",
    "",
  ])("change nothing, from the frame's window at %j", (origin) => {
    const news = collectNews();
    const element = embed(seven);
    const heard = listenInFrame(element);
    const before = changed(element);
    sayAll(element, { origin });
    expect(changed(element)).toEqual(before);
    expect(news).toEqual([]);
    expect(heard).not.toHaveBeenCalled();
  });

  it("change nothing, from the page, another frame or no window", () => {
    const news = collectNews();
    const element = embed(seven);
    const sibling = embed(`<nearsay-survey survey="8"></nearsay-survey>`);
    const heard = listenInFrame(element);
    const before = changed(element);
    sayAll(element, { source: window });
    sayAll(element, { source: null });
    sayToPage(element, ready, {
      source: frameOf(sibling)?.contentWindow ?? null,
    });
    expect(changed(element)).toEqual(before);
    expect(heard).not.toHaveBeenCalled();
    expect(news).toHaveLength(1);
    expect(statusOf(sibling)).toBeNull();
  });

  it("change nothing if they are invalid, even from the frame", () => {
    const news = collectNews();
    const element = embed(seven);
    const heard = listenInFrame(element);
    const before = changed(element);
    const wrong = fc.oneof(
      fc.anything(),
      fc.record({ nearsay: fc.constant(2), type: fc.constant("hello") }),
      fc.record({ nearsay: fc.constant(1), type: fc.string() }),
      fc.record({
        nearsay: fc.constant(1),
        type: fc.constant("height"),
        px: fc.oneof(fc.double({ max: 0 }), fc.integer({ min: 20_001 })),
      }),
    );
    fc.assert(
      fc.property(wrong, (data) => {
        sayToPage(element, data);
      }),
    );
    expect(changed(element)).toEqual(before);
    expect(news).toEqual([]);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe("a silent frame", () => {
  beforeEach(() => jest.useFakeTimers());

  const wait = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
  };

  it("is replaced by the page's own fallback after ten seconds", async () => {
    const news = collectNews();
    const element = embed(
      `<nearsay-survey survey="7"><a href="/x">Our survey</a></nearsay-survey>`,
    );
    await wait(9_999);
    expect(news).toEqual([]);
    await wait(1);
    const message = "This survey could not be shown here.";
    expect(news).toEqual([
      { name: "error", detail: { code: "BLOCKED", message } },
    ]);
    expect(statusOf(element)).toHaveTextContent(message);
    expect(insideOf(element).querySelector("slot")).not.toBeNull();
  });

  it("is reported in place of the skeleton, in the live region that stays", async () => {
    const element = embed(seven);
    const status = statusOf(element);
    const removed: Node[] = [];
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes) removed.push(...removedNodes);
    }).observe(insideOf(element), { childList: true, subtree: true });
    await wait(10_000);
    expect(status).toHaveTextContent("could not be shown");
    expect(removed).not.toHaveLength(0);
    expect(removed).not.toContain(status);
  });

  it("is replaced by a link to the survey if the page has no fallback", async () => {
    const element = embed(`<nearsay-survey survey="7">\n</nearsay-survey>`);
    await wait(10_000);
    const link = insideOf(element).querySelector("a");
    expect(link).toHaveTextContent("Open it on Nearsay (opens in a new tab)");
    expect(link).toHaveAttribute("href", `${site}/surveys/7`);
    expect(link).toHaveAttribute("rel", "noopener");
  });

  it("gets more time if its page sent its height before its script loaded", async () => {
    const news = collectNews();
    const element = embed(seven);
    await wait(9_000);
    sayToPage(element, { nearsay: 1, type: "height", px: 640 });
    await wait(9_999);
    expect(news).toEqual([{ name: "height", detail: { px: 640 } }]);
    await wait(1);
    expect(news[1]).toMatchObject({ name: "error" });
    listenInFrame(element);
    sayToPage(element, hello);
    sayToPage(element, { nearsay: 1, type: "height", px: 640 });
    await wait(20_000);
    expect(news).toHaveLength(3);
    expect(statusOf(element)).toBeNull();
  });

  it("is shown when it sends a message after all", async () => {
    const element = embed(seven);
    await wait(10_000);
    sayToPage(element, ready);
    expect(statusOf(element)).toBeNull();
    expect(frameOf(element)).not.toBeNull();
  });

  it("is no longer waited for once it sent hello, or was removed", async () => {
    const news = collectNews();
    const element = embed(seven);
    listenInFrame(element);
    sayToPage(element, hello);
    const gone = embed(seven);
    gone.remove();
    await wait(20_000);
    expect(news).toEqual([]);
  });
});
