import type { Drawing } from "@nearsay/core/domain/charts";
import { render, screen } from "@testing-library/react";
import { DrawnChart } from "./drawn-chart.tsx";

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

test("draws every shape under the name of its finding", () => {
  render(<DrawnChart drawing={drawing} />);
  const chart = screen.getByRole("img", { name: "Most chose Tram" });
  expect(chart).toHaveAttribute("viewBox", "0 0 90 30");
  expect(chart.innerHTML).toBe(
    '<g font-size="var(--text-xs)"><text x="4" text-anchor="end"><tspan>9</tspan> &lt;b&gt;a day</text></g><line stroke="var(--color-line)"></line>',
  );
});
