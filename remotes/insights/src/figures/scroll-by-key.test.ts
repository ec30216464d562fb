import { scrollByKey } from "./scroll-by-key.ts";

let notify: () => void;

class FakeResizeObserver implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    notify = () => {
      callback([], this);
    };
  }
  observe = jest.fn();
  unobserve = jest.fn();
  disconnect = jest.fn();
}

beforeEach(() => {
  globalThis.ResizeObserver = FakeResizeObserver;
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, "ResizeObserver");
});

test.each(["scrollWidth", "scrollHeight"] as const)(
  "keys reach an element while its %s is more than it shows",
  (measure) => {
    const element = document.createElement("div");
    const size = jest.spyOn(element, measure, "get");
    scrollByKey(element);
    size.mockReturnValue(600);
    notify();
    expect(element).toHaveAttribute("tabindex", "0");
    size.mockReturnValue(0);
    notify();
    expect(element).not.toHaveAttribute("tabindex");
  },
);
