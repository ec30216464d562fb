/** APIs that browsers have and jsdom does not, as far as the product uses them. */

import { FakeEventSource } from "./fake-event-source.ts";

// Declared here instead of using Node's types, which would also apply to code
// that runs in browsers.
declare const process: {
  getBuiltinModule(name: "node:vm"): { runInThisContext(code: string): object };
};

const WEB_GLOBALS = [
  "TextEncoder",
  "TextDecoder",
  "Request",
  "Response",
  "ReadableStream",
  "TransformStream",
  "CompressionStream",
  "structuredClone",
] as const;

/** Installs the web globals that Node has and the jsdom realm hides. */
export function fillWebGlobals(): void {
  const outer = process
    .getBuiltinModule("node:vm")
    .runInThisContext("globalThis");
  for (const name of WEB_GLOBALS) define(name, Reflect.get(outer, name));
  // Node's Response does not accept jsdom's Headers.
  define("Headers", Reflect.get(outer, "Headers"));
  define("crypto", Reflect.get(outer, "crypto"));
  define("fetch", refuseNetwork);
  define("EventSource", FakeEventSource);
}

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, {
    value,
    configurable: true,
    writable: true,
  });
}

function refuseNetwork(input: unknown): Promise<never> {
  return Promise.reject(
    new Error(`No network in tests: answer ${String(input)} with a mock`),
  );
}

/** jsdom treats the focused element as pressed: here no element ever is. */
export function fillPress(): void {
  const { prototype } = Element;
  const find: (this: Element, selector: string) => Element | null = Reflect.get(
    prototype,
    "querySelector",
  );
  prototype.querySelector = function (this: Element, selector: string) {
    return selector.includes(":active") ? null : find.call(this, selector);
  };
}

/** Adds `matchMedia`, which matches no query, and scrolling. */
export function fillLayout(): void {
  define("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  define("scrollTo", () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
}
