import { render } from "@testing-library/react";
import { ScrollAnchoring } from "./scroll-anchoring.tsx";

let scrolled: number;

/**
 * Lays out boxes of the given heights below each other, in a window scrolled
 * down by a given amount.
 */
beforeEach(() => {
  jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockImplementation(function (this: Element) {
      const all = [...document.querySelectorAll("p")];
      const within = all.filter((part) => this.contains(part));
      const above = all.slice(0, all.indexOf(within[0]!));
      return new DOMRect(0, sum(above) - scrolled, 100, sum(within));
    });
  jest.spyOn(window, "scrollBy").mockImplementation((options) => {
    scrolled += (options as ScrollToOptions).top ?? 0;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

function sum(parts: Element[]): number {
  return parts.reduce((total, part) => total + Number(part.textContent), 0);
}

function withParts(heights: Record<string, number>) {
  return (
    <ScrollAnchoring className="parts">
      {Object.entries(heights).map(([name, height]) => (
        <section key={name}>
          <p>{height}</p>
        </section>
      ))}
    </ScrollAnchoring>
  );
}

const before = { summary: 200, choices: 400, keywords: 100 };

test.each([
  ["grows", { ...before, summary: 300 }, 350],
  ["shrinks", { ...before, summary: 150 }, 200],
  ["appears", { alerts: 80, ...before }, 330],
  ["is removed", { choices: 400, keywords: 100 }, 50],
])("what is read stays put when a section above it %s", (_, after, y) => {
  scrolled = 250;
  const { rerender } = render(withParts(before));
  rerender(withParts(after));
  expect(scrolled).toBe(y);
});

test.each([
  ["below the window changes", 250, { ...before, keywords: 300 }],
  ["that is being read is removed", 250, { summary: 200, keywords: 100 }],
  ["that begins in the window grows", 0, { ...before, summary: 300 }],
])("the page does not move when a section %s", (_, y, after) => {
  scrolled = y;
  const { rerender } = render(withParts(before));
  rerender(withParts(after));
  expect(scrolled).toBe(y);
});
