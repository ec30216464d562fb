import { act, waitFor } from "@testing-library/react";

type Tell = (entries: object[]) => void;

const above = { isIntersecting: false, intersectionRatio: 1 };

/** Observers of this test, by the element they observe. */
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

/** Replaces the browser's, so that the test controls what is visible. */
export function fakeIntersection(): void {
  observers.clear();
  Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
}

/**
 * Simulates scrolling: an element comes near or moves away. Several changes are
 * reported at once, as in a busy browser.
 */
export function scrollBy(element: Element, ...near: boolean[]) {
  const entries = near.map((isIntersecting) => ({ isIntersecting }));
  return tellOnceObserved(element, ...entries);
}

/** Simulates scrolling past an element: it is above the viewport, without having been near. */
export function scrollPast(element: Element) {
  return tellOnceObserved(element, above);
}

/** Like {@link scrollPast}, reported together with the element's earlier position. */
export function hurryPast(element: Element) {
  return tellOnceObserved(element, { isIntersecting: false }, above);
}

/** React observes some time after it has rendered. */
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

/** Every observed element comes near. */
export function comeNear(): void {
  for (const element of [...observers.keys()])
    tell(element, [{ isIntersecting: true }]);
}
