import type { NearsaySurveyElement } from "@nearsay/core/contract";
import { defineElement } from "../element/define-element.ts";

/** Where the embedded surveys of tests are. */
export const site = "https://site.example";

/** What browsers have for elements on pages of others, and jsdom lacks. */
export function openPartnerPage(): void {
  define("CSSStyleSheet", FakeStyleSheet);
  define("IntersectionObserver", FakeIntersectionObserver);
  giveFramesWindows();
  FakeIntersectionObserver.watching.clear();
  placeAt(0);
  defineElement(site);
}

/** How far from the top of the window all elements are, in pixels. */
export function placeAt(top: number): void {
  jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue(new DOMRect(0, top, 600, 320));
}

/** Scrolls to what waits for that. */
export function scrollToAll(): void {
  for (const observer of [...FakeIntersectionObserver.watching])
    observer.meet();
}

/** Puts an element on the page as its HTML has it. */
export function embed(html: string): NearsaySurveyElement {
  const place = document.createElement("div");
  place.innerHTML = html;
  document.body.append(place);
  const element = place.querySelector("nearsay-survey");
  if (element === null) throw new Error("There is no element in this HTML.");
  return element;
}

/** What is inside, without the page's own children. */
export function insideOf(element: HTMLElement): ShadowRoot {
  if (element.shadowRoot === null) throw new Error("It has no inside.");
  return element.shadowRoot;
}

export function frameOf(element: HTMLElement): HTMLIFrameElement | null {
  return insideOf(element).querySelector("iframe");
}

/** The rules that its shadow root goes by. */
export function rulesOf(element: HTMLElement): string {
  return insideOf(element)
    .adoptedStyleSheets.map((sheet) => Reflect.get(sheet, "text") as string)
    .join("\n");
}

/** Says something to the page, as its frame would unless told otherwise. */
export function sayToPage(
  element: HTMLElement,
  data: unknown,
  from: { origin?: string; source?: MessageEventSource | null } = {},
): void {
  const source = frameOf(element)?.contentWindow ?? null;
  const init = { origin: site, source, data, ...from };
  window.dispatchEvent(new MessageEvent("message", init));
}

/** Hears what the page says to the frame of this element. */
export function listenInFrame(element: HTMLElement): jest.SpyInstance {
  const inside = frameOf(element)?.contentWindow;
  if (!inside) throw new Error("It has no frame.");
  return jest.spyOn(inside, "postMessage").mockImplementation();
}

/** The names and details of all that embedded surveys tell from now on. */
export function collectNews(): { name: string; detail: unknown }[] {
  const news: { name: string; detail: unknown }[] = [];
  for (const name of ["ready", "answered", "height", "error"])
    window.addEventListener(`nearsay:${name}`, (event) => {
      news.push({ name, detail: (event as CustomEvent).detail });
    });
  return news;
}

/** Those in a shadow root have none here: each gets that of a frame outside. */
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
