import { act, waitFor } from "@testing-library/react";

type Notify = (entries: object[]) => void;

const above = { isIntersecting: false, intersectionRatio: 1 };

/** Observers of this test, by the element they observe. */
const observers = new Map<Element, Set<Notify>>();

class FakeIntersectionObserver {
  readonly #notify: Notify;
  readonly #observed = new Set<Element>();

  constructor(notify: Notify) {
    this.#notify = notify;
  }

  observe(element: Element): void {
    this.#observed.add(element);
    const callbacks = observers.get(element) ?? new Set();
    observers.set(element, callbacks.add(this.#notify));
  }

  disconnect(): void {
    for (const element of this.#observed)
      observers.get(element)?.delete(this.#notify);
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
  return notifyOnceObserved(element, ...entries);
}

/** Simulates scrolling past an element: it is above the viewport, without having been near. */
export function scrollPast(element: Element) {
  return notifyOnceObserved(element, above);
}

/** Like {@link scrollPast}, reported together with the element's earlier position. */
export function hurryPast(element: Element) {
  return notifyOnceObserved(element, { isIntersecting: false }, above);
}

/** React observes some time after it has rendered. */
async function notifyOnceObserved(element: Element, ...entries: object[]) {
  await waitFor(() => {
    if (!observers.get(element)?.size)
      throw new Error("Nothing observes this element.");
  });
  notify(element, entries);
}

function notify(element: Element, entries: object[]): void {
  act(() => {
    observers.get(element)?.forEach((callback) => {
      callback(entries);
    });
  });
}

/** Every observed element comes near. */
export function comeNear(): void {
  for (const element of [...observers.keys()])
    notify(element, [{ isIntersecting: true }]);
}
