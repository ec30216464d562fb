import type { Drawing } from "@nearsay/core/charts";
import { render, screen } from "@testing-library/react";
import { DrawnChart, drawnLength, toDrawn } from "./drawn-chart.tsx";

const drawing: Drawing = {
  width: 90,
  height: 30,
  label: "Most chose Tram",
  shapes: [
    {
      tag: "g",
      attributes: { fontSize: "var(--text-xs)" },
      children: [
        {
          tag: "text",
          attributes: { x: 4, textAnchor: "end" },
          children: [
            { tag: "tspan", attributes: {}, children: ["9"] },
            " <b>a day",
          ],
        },
      ],
    },
    { tag: "line", attributes: { stroke: "var(--color-line)" } },
  ],
};

test("renders every shape under the name of its finding", () => {
  render(<DrawnChart drawing={drawing} />);
  const chart = screen.getByRole("img", { name: "Most chose Tram" });
  expect(chart).toHaveAttribute("viewBox", "0 0 90 30");
  expect(chart.innerHTML).toBe(
    '<g font-size="var(--text-xs)"><text x="4" text-anchor="end"><tspan>9</tspan> &lt;b&gt;a day</text></g><line stroke="var(--color-line)"></line>',
  );
});

afterEach(() => {
  document.documentElement.removeAttribute("style");
});

test("a drawing has the measured size of the page", () => {
  expect(toDrawn(640)).toBe(640);
  expect(drawnLength(640)).toBe("40rem");
});

test("a drawing has less room if the reader's font is larger", () => {
  document.documentElement.style.fontSize = "32px";
  expect(toDrawn(640)).toBe(320);
});
