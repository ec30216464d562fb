import { act, waitFor } from "@testing-library/react";

type Tell = (entries: object[]) => void;

const above = { isIntersecting: false, intersectionRatio: 1 };

/** Observers of this test, by what they observe. */
const observers = new Map<Element, Set<Tell>>();

class FakeIntersectionObserver {
  readonly #tell: Tell;
  readonly #observed = new Set<Element>();

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  observe(element: Element): void {
    this.#observed.add(element);
    const tellers = observers.get(element) ?? new Set();
    observers.set(element, tellers.add(this.#tell));
  }

  disconnect(): void {
    for (const element of this.#observed)
      observers.get(element)?.delete(this.#tell);
  }
}

/** Replaces the browser's, so that the test says what is seen. */
export function fakeIntersection(): void {
  observers.clear();
  Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
}

/** Someone scrolls: an element comes near or goes far away. Several are told at once, as in a busy browser. */
export function scrollBy(element: Element, ...near: boolean[]) {
  const entries = near.map((isIntersecting) => ({ isIntersecting }));
  return tellOnceObserved(element, ...entries);
}

/** Someone scrolls: an element is above what is seen, and nowhere near before. */
export function scrollPast(element: Element) {
  return tellOnceObserved(element, above);
}

/** As {@link scrollPast}, told at once with where the element was. */
export function hurryPast(element: Element) {
  return tellOnceObserved(element, { isIntersecting: false }, above);
}

/** React observes some time after it has drawn. */
async function tellOnceObserved(element: Element, ...entries: object[]) {
  await waitFor(() => {
    if (!observers.get(element)?.size)
      throw new Error("Nothing observes this element.");
  });
  tell(element, entries);
}

function tell(element: Element, entries: object[]): void {
  act(() => {
    observers.get(element)?.forEach((tellObserver) => {
      tellObserver(entries);
    });
  });
}

/** Whatever is observed comes near. */
export function comeNear(): void {
  for (const element of [...observers.keys()])
    tell(element, [{ isIntersecting: true }]);
}
