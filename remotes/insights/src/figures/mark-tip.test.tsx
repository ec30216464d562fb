import { inLanguage } from "@nearsay/core/testing";
import { render, screen } from "@testing-library/react";
import { MarkTip } from "./mark-tip.tsx";

it("follows the direction of the page's text, even over a left-to-right chart", () => {
  const drawing = { width: 100, height: 50, label: "", shapes: [] };
  const facts = ["3 إجابات"];
  const reading = { x: 10, y: 10, name: "2", facts, shapes: [] };
  inLanguage("ar", () =>
    render(<MarkTip drawing={drawing} reading={reading} />),
  );
  expect(screen.getByText("3 إجابات").parentElement).toHaveAttribute(
    "dir",
    "rtl",
  );
});
