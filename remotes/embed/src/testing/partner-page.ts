import type { NearsaySurveyElement } from "@nearsay/core/contract";
import { defineElement } from "../element/define-element.ts";

/** The site with the embedded surveys of tests. */
export const site = "https://site.example";

/** Provides what the element needs on another site's page, and jsdom does not have. */
export function openPartnerPage(): void {
  define("CSSStyleSheet", FakeStyleSheet);
  define("IntersectionObserver", FakeIntersectionObserver);
  giveFramesWindows();
  FakeIntersectionObserver.watching.clear();
  placeAt(0);
  defineElement(site);
}

/** Sets the distance of all elements from the top of the window, in pixels. */
export function placeAt(top: number): void {
  jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue(new DOMRect(0, top, 600, 320));
}

/** Reports all observed elements as visible. */
export function scrollToAll(): void {
  for (const observer of [...FakeIntersectionObserver.watching])
    observer.meet();
}

/** Puts an element on the page by its HTML. */
export function embed(html: string): NearsaySurveyElement {
  const place = document.createElement("div");
  place.innerHTML = html;
  document.body.append(place);
  const element = place.querySelector("nearsay-survey");
  if (element === null) throw new Error("There is no element in this HTML.");
  return element;
}

/** The shadow root, without the page's own children. */
export function insideOf(element: HTMLElement): ShadowRoot {
  if (element.shadowRoot === null) throw new Error("It has no inside.");
  return element.shadowRoot;
}

export function frameOf(element: HTMLElement): HTMLIFrameElement | null {
  return insideOf(element).querySelector("iframe");
}

/** The rules of its shadow root. */
export function rulesOf(element: HTMLElement): string {
  return insideOf(element)
    .adoptedStyleSheets.map((sheet) => Reflect.get(sheet, "text") as string)
    .join("\n");
}

/** Sends a message to the page, by default as its frame would. */
export function sayToPage(
  element: HTMLElement,
  data: unknown,
  from: { origin?: string; source?: MessageEventSource | null } = {},
): void {
  const source = frameOf(element)?.contentWindow ?? null;
  const init = { origin: site, source, data, ...from };
  window.dispatchEvent(new MessageEvent("message", init));
}

/** Records messages of the page to the frame of this element. */
export function listenInFrame(element: HTMLElement): jest.SpyInstance {
  const inside = frameOf(element)?.contentWindow;
  if (!inside) throw new Error("It has no frame.");
  return jest.spyOn(inside, "postMessage").mockImplementation();
}

/** The names and details of all later events of embedded surveys. */
export function collectNews(): { name: string; detail: unknown }[] {
  const news: { name: string; detail: unknown }[] = [];
  for (const name of ["ready", "answered", "height", "error"])
    window.addEventListener(`nearsay:${name}`, (event) => {
      news.push({ name, detail: (event as CustomEvent).detail });
    });
  return news;
}

/** Frames in a shadow root have no window in jsdom: each gets that of a frame outside. */
function giveFramesWindows(): void {
  const lenders = new WeakMap<HTMLIFrameElement, Window | null>();
  jest
    .spyOn(HTMLIFrameElement.prototype, "contentWindow", "get")
    .mockImplementation(function (this: HTMLIFrameElement) {
      const known = lenders.get(this) ?? newWindow();
      lenders.set(this, known);
      return known;
    });
}

function newWindow(): Window | null {
  const before = window.length;
  document.body.append(document.createElement("iframe"));
  return window[before] ?? null;
}

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

class FakeStyleSheet {
  text = "";
  replaceSync(text: string): void {
    this.text = text;
  }
}

class FakeIntersectionObserver {
  static readonly watching = new Set<FakeIntersectionObserver>();
  readonly #call: (entries: { isIntersecting: boolean }[]) => void;

  constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
    this.#call = call;
  }

  observe(): void {
    FakeIntersectionObserver.watching.add(this);
    this.#call([{ isIntersecting: false }]);
  }

  disconnect(): void {
    FakeIntersectionObserver.watching.delete(this);
  }

  meet(): void {
    this.#call([{ isIntersecting: true }]);
  }
}
