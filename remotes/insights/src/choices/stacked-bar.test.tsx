import { placeParts } from "@nearsay/core/charts";
import { inLanguage } from "@nearsay/core/testing";
import { render } from "@testing-library/react";
import { StackedBar } from "./stacked-bar.tsx";

const parts = placeParts([
  { kind: "option", label: "Bus", percent: 70, count: "7" },
  { kind: "other", label: "Other", percent: 30, count: "3" },
]);

const places = () =>
  [...document.querySelectorAll("rect, text")].map((one) =>
    one.getAttribute("x"),
  );

it("starts with the first option on the left", () => {
  render(<StackedBar parts={parts} />);
  expect(places()).toEqual(["0%", "0%", "70%", "70%"]);
});

it("starts on the right in right-to-left pages, like its legend", () => {
  inLanguage("ar", () => render(<StackedBar parts={parts} />));
  expect(places()).toEqual(["30%", "100%", "0%", "30%"]);
});
