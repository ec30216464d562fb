import { within } from "@testing-library/react";
import {
  collectNews,
  embed,
  frameOf,
  insideOf,
  openPartnerPage,
  placeAt,
  rulesOf,
  sayToPage,
  scrollToAll,
  site,
} from "../testing/partner-page.ts";
import { defineElement } from "./define-element.ts";

beforeEach(openPartnerPage);

const seven = `<nearsay-survey survey="7"></nearsay-survey>`;
const uuid = "0f9b9c1e-7b0a-4f53-9f0e-1a2b3c4d5e6f";

/** The shadow root, typed so that queries accept it. */
function inside(element: HTMLElement) {
  return within(insideOf(element) as unknown as HTMLElement);
}

function addressOf(element: HTMLElement): URL {
  return new URL(frameOf(element)?.src ?? "about:blank");
}

describe("<nearsay-survey>", () => {
  it("shows a skeleton with a loading message until the survey has loaded", () => {
    const element = embed(seven);
    expect(inside(element).getByRole("status")).toHaveTextContent(
      "Loading survey",
    );
    sayToPage(element, { nearsay: 1, type: "ready", survey: "7", title: "Ok" });
    expect(inside(element).queryByRole("status")).not.toBeInTheDocument();
  });

  it("supports being moved by browsers without being reset", () => {
    // Without this callback browsers would disconnect and reconnect it.
    expect(embed(seven)).toHaveProperty("connectedMoveCallback");
  });

  it("requests the page of its survey, and sends its location", () => {
    const { origin, pathname, searchParams } = addressOf(embed(seven));
    expect(origin + pathname).toBe(`${site}/embed/surveys/7`);
    expect(searchParams.get("parent")).toBe(window.origin);
    expect(
      addressOf(embed(`<nearsay-survey survey="${uuid}"></nearsay-survey>`))
        .pathname,
    ).toBe(`/embed/surveys/${uuid}`);
  });

  it("restricts its frame to what the survey needs", () => {
    const frame = frameOf(embed(seven));
    expect(frame?.getAttribute("sandbox")?.split(" ")).toEqual([
      "allow-scripts",
      "allow-same-origin",
      "allow-forms",
      "allow-popups",
      "allow-popups-to-escape-sandbox",
    ]);
    expect(frame?.referrerPolicy).toBe("no-referrer");
  });

  it("has the structure that the rules of its shadow root expect", () => {
    const element = embed(seven);
    expect(rulesOf(element)).toContain(".box > iframe { inline-size: 100%");
    expect(frameOf(element)?.matches(".box > iframe")).toBe(true);
  });

  it("loads only when it is near the viewport", () => {
    placeAt(innerHeight + 300);
    const element = embed(seven);
    expect(frameOf(element)).toBeNull();
    scrollToAll();
    expect(frameOf(element)).not.toBeNull();
  });

  it("loads at once when it is just below the viewport", () => {
    placeAt(innerHeight + 299);
    expect(frameOf(embed(seven))).not.toBeNull();
  });

  it("loads far away on request", () => {
    placeAt(5_000);
    const eager = embed(
      `<nearsay-survey survey="7" loading="eager"></nearsay-survey>`,
    );
    expect(frameOf(eager)).not.toBeNull();
    const changed = embed(seven);
    changed.setAttribute("loading", "eager");
    expect(frameOf(changed)).not.toBeNull();
    const called = embed(seven);
    called.load();
    expect(frameOf(called)).not.toBeNull();
  });

  it("has one frame, however often loading is requested", () => {
    placeAt(5_000);
    const element = embed(seven);
    element.load();
    const frame = frameOf(element);
    element.load();
    scrollToAll();
    expect(insideOf(element).querySelectorAll("iframe")).toHaveLength(1);
    expect(frameOf(element)).toBe(frame);
  });

  it("restarts with another survey, and on request", () => {
    const element = embed(seven);
    const first = frameOf(element);
    element.survey = "8";
    expect(addressOf(element).pathname).toBe("/embed/surveys/8");
    expect(first?.isConnected).toBe(false);
    const second = frameOf(element);
    element.reload();
    expect(frameOf(element)).not.toBe(second);
    expect(insideOf(element).querySelectorAll("iframe")).toHaveLength(1);
  });

  it("stays unchanged if an attribute is set to its current value", () => {
    const element = embed(seven);
    const frame = frameOf(element);
    element.survey = "7";
    expect(frameOf(element)).toBe(frame);
  });

  it("releases everything when it leaves the page, and restarts when it returns", () => {
    const news = collectNews();
    const element = embed(seven);
    const source = frameOf(element)?.contentWindow ?? null;
    element.remove();
    sayToPage(element, { nearsay: 1, type: "height", px: 90 }, { source });
    expect(news).toEqual([]);
    element.load();
    expect(frameOf(element)).toBeNull();
    document.body.append(element);
    expect(frameOf(element)).not.toBeNull();
  });

  it("stops waiting if it leaves before it was near", () => {
    placeAt(5_000);
    const element = embed(seven);
    element.remove();
    scrollToAll();
    expect(frameOf(element)).toBeNull();
  });

  it("has properties that get and set its attributes", () => {
    const element = embed(
      `<nearsay-survey survey=" 7 " mode="inline" theme="sepia" loading="lazy"></nearsay-survey>`,
    );
    const { survey, mode, theme, accent } = element;
    expect({ survey, mode, theme, accent }).toEqual({
      survey: "7",
      mode: "inline",
      theme: "auto",
      accent: null,
    });
    element.mode = "frame";
    element.theme = "dark";
    element.accent = "#aa0000";
    expect(element.getAttribute("mode")).toBe("frame");
    expect(element.getAttribute("theme")).toBe("dark");
    expect(element.getAttribute("accent")).toBe("#aa0000");
    element.accent = null;
    expect(element).not.toHaveAttribute("accent");
  });

  it("applies properties that were set before its script loaded", () => {
    const early = document.createElement("nearsay-survey");
    Object.defineProperty(early, "survey", {
      value: "9",
      writable: true,
      configurable: true,
      enumerable: true,
    });
    document.body.append(early);
    expect(addressOf(early).pathname).toBe("/embed/surveys/9");
    early.survey = "10";
    expect(addressOf(early).pathname).toBe("/embed/surveys/10");
  });

  it("shows only the page's own fallback while it has no survey", () => {
    const news = collectNews();
    const element = embed(
      `<nearsay-survey><a href="/x">Our survey</a></nearsay-survey>`,
    );
    expect(insideOf(element).querySelector("slot")).not.toBeNull();
    expect(inside(element).getByRole("status")).toHaveTextContent("");
    element.load();
    expect(frameOf(element)).toBeNull();
    expect(news).toEqual([]);
    element.survey = "7";
    expect(frameOf(element)).not.toBeNull();
    expect(insideOf(element).querySelector("slot")).toBeNull();
  });

  it.each(["../8", "abc", "7?x", `${uuid}0`, "1234567890123456"])(
    "refuses the survey %s, in a message and by an event",
    async (survey) => {
      const news = collectNews();
      const element = embed(seven);
      element.survey = survey;
      const message = "This survey's ID is wrong.";
      expect(inside(element).getByRole("status")).toHaveTextContent(message);
      expect(frameOf(element)).toBeNull();
      expect(news).toEqual([]);
      await Promise.resolve();
      expect(news).toEqual([
        { name: "error", detail: { code: "SURVEY", message } },
      ]);
    },
  );

  it("shows messages in its own language and direction, whatever those of the page are", () => {
    const element = embed(`<nearsay-survey survey="../7"></nearsay-survey>`);
    const [message, link] = inside(element).getByRole("status").children;
    for (const part of [message, link]) {
      expect(part).toHaveAttribute("lang", "en");
      expect(part).toHaveAttribute("dir", "ltr");
    }
  });

  it("shows no survey on a page with an opaque origin", async () => {
    const news = collectNews();
    const origin = Object.getOwnPropertyDescriptor(window, "origin");
    Object.defineProperty(window, "origin", { value: "null" });
    const element = embed(seven);
    Object.defineProperty(window, "origin", origin ?? {});
    await Promise.resolve();
    expect(news).toMatchObject([{ detail: { code: "ORIGIN_NOT_ALLOWED" } }]);
    expect(inside(element).getByRole("link")).toHaveAttribute(
      "href",
      `${site}/surveys/7`,
    );
  });

  it("keeps two elements on a page independent", () => {
    const one = embed(seven);
    const two = embed(`<nearsay-survey survey="8"></nearsay-survey>`);
    sayToPage(two, { nearsay: 1, type: "height", px: 90 });
    expect(frameOf(one)?.style.blockSize).toBe("");
    expect(frameOf(two)?.style.blockSize).toBe("90px");
  });

  it("ignores a second script of its kind", () => {
    expect(() => defineElement("https://other.example")).not.toThrow();
    expect(addressOf(embed(seven)).origin).toBe(site);
  });

  it("allows pages to hide it", () => {
    expect(rulesOf(embed(seven))).toContain(":host([hidden]) { display: none");
  });
});
