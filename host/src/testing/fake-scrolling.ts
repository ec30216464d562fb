export interface FakeScrolling {
  /** Like a person or a script. */
  scrollTo: (top: number) => void;
  /** Makes the page longer or shorter; `room` is the new maximum scroll position. */
  grow: (room: number) => void;
  /** Fonts are loading until the returned function is called. */
  awaitFonts: () => () => void;
}

/**
 * jsdom has no layout: this simulates a window that can be scrolled by `room`
 * at most, and reports when its page grows.
 */
export function fakeScrolling(room: number): FakeScrolling {
  const observers = new Set<() => void>();
  let most = room;
  let now = 0;
  const fonts = Object.assign(new EventTarget(), { status: "loaded" });
  Object.defineProperty(document, "fonts", {
    value: fonts,
    configurable: true,
  });
  const scrollTo = (top: number) => {
    now = Math.min(top, most);
    window.dispatchEvent(new Event("scroll"));
  };
  define("scrollY", { get: () => now });
  define("scrollTo", {
    value: (to: ScrollToOptions | number, top?: number) => {
      scrollTo(typeof to === "number" ? (top ?? 0) : (to.top ?? 0));
    },
  });
  define("ResizeObserver", {
    value: class {
      readonly #notify: () => void;
      constructor(notify: () => void) {
        this.#notify = notify;
      }
      observe() {
        observers.add(this.#notify);
      }
      disconnect() {
        observers.delete(this.#notify);
      }
    },
  });
  return {
    scrollTo,
    grow(next) {
      most = next;
      if (now > most) scrollTo(most);
      for (const notify of [...observers]) notify();
    },
    awaitFonts() {
      fonts.status = "loading";
      return () => {
        fonts.status = "loaded";
        fonts.dispatchEvent(new Event("loadingdone"));
      };
    },
  };
}

function define(name: string, property: PropertyDescriptor): void {
  Object.defineProperty(window, name, { ...property, configurable: true });
}
