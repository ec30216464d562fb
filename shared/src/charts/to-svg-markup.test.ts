/** @jest-environment jsdom */
import fc from "../testing/property.ts";
import type { Drawing, Shape } from "./drawing.ts";
import { toSvgMarkup } from "./to-svg-markup.ts";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  // Lone surrogates, and characters that XML forbids or treats as markup.
  fc.string({
    unit: fc.constantFrom(
      ..."<>&\"'\t\n\r\0\u0001\u0085\ud800\udfff\ufffe\uffff]",
      "]]>",
      "<!--",
      "&amp;",
    ),
  }),
);

const drawingOf = (...shapes: Shape[]): Drawing => ({
  width: 90,
  height: 30,
  label: "What the chart says",
  shapes,
});

function parse(markup: string): Element {
  const document = new DOMParser().parseFromString(markup, "image/svg+xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return document.documentElement;
}

/** The visible characters of a text. */
const visible = (text: string) =>
  text.replace(/[\t\n\r]/g, " ").replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, "");

test("any text stays text, in elements and in attributes", () => {
  fc.assert(
    fc.property(anyText, anyText, (label, words) => {
      const markup = toSvgMarkup({
        ...drawingOf({
          tag: "text",
          attributes: { "data-of": words },
          children: [words],
        }),
        label,
      });
      const svg = parse(markup);
      expect(svg.getAttribute("aria-label")).toBe(visible(label));
      expect(svg.querySelectorAll("*")).toHaveLength(1);
      const text = svg.firstElementChild;
      expect(text?.textContent).toBe(visible(words));
      expect(text?.getAttribute("data-of")).toBe(visible(words));
    }),
  );
});

test("removes control characters and lone surrogates, and keeps spaces", () => {
  const words = "a\u0000\u001b\u007f\u0085\ud800b\tc\nd \u{1f600} \u200f";
  const text: Shape = { tag: "text", attributes: {}, children: [words] };
  expect(parse(toSvgMarkup(drawingOf(text))).textContent).toBe(
    "ab c d \u{1f600} \u200f",
  );
});

test("is an image with its finding as its name and the size of the drawing", () => {
  const svg = parse(toSvgMarkup(drawingOf()));
  expect(svg.getAttribute("role")).toBe("img");
  expect(svg.getAttribute("aria-label")).toBe("What the chart says");
  expect(svg.getAttribute("viewBox")).toBe("0 0 90 30");
  expect(svg.getAttribute("direction")).toBe("ltr");
});

test("attributes have SVG's spelling, and numbers are rounded to hundredths", () => {
  const markup = toSvgMarkup(
    drawingOf({
      tag: "text",
      attributes: { x: 1 / 3, textAnchor: "end", textLength: 20 },
      children: ["9", { tag: "tspan", attributes: {}, children: [" a day"] }],
    }),
  );
  expect(markup).toContain(
    '<text x="0.33" text-anchor="end" textLength="20">9<tspan> a day</tspan></text>',
  );
});

test("keeps tokens for a page that defines them", () => {
  const line: Shape = {
    tag: "line",
    attributes: { stroke: "var(--color-line)" },
  };
  const markup = toSvgMarkup(drawingOf(line));
  expect(markup).toContain('stroke="var(--color-line)"');
  expect(markup).not.toContain("xmlns");
});

test("without a page every token is replaced by its value, escaped", () => {
  const shapes: Shape[] = [
    {
      tag: "g",
      attributes: { fontFamily: "var(--font-sans)" },
      children: [
        {
          tag: "text",
          attributes: { fill: "var(--color-ink)" },
          children: ["var(--color-ink)"],
        },
      ],
    },
  ];
  const values: Record<string, string> = {
    "--color-ink": "#123",
    "--font-sans": '"Source Sans", Arial',
  };
  const svg = parse(
    toSvgMarkup(drawingOf(...shapes), (token) => values[token] ?? ""),
  );
  expect(svg.namespaceURI).toBe("http://www.w3.org/2000/svg");
  const text = svg.querySelector("text");
  expect(text?.getAttribute("fill")).toBe("#123");
  expect(text?.textContent).toBe("var(--color-ink)");
  expect(text?.parentElement?.getAttribute("font-family")).toBe(
    '"Source Sans", Arial',
  );
});
