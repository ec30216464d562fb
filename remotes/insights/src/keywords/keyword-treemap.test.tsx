import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ChartWidthContext } from "../figures/drawn-chart.tsx";
import { KeywordTreemap } from "./keyword-treemap.tsx";

const long = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk";

const keywords = [
  { term: "lamps", count: 990 },
  { term: "river", count: 8 },
  { term: long, count: 2 },
];

beforeEach(() => {
  const figure = { label: "Lamps lead", keywords, leading: 1 };
  render(
    <ChartWidthContext value={400}>
      <KeywordTreemap figure={figure} total={2000} />
    </ChartWidthContext>,
  );
});

const tile = (name: RegExp) => screen.getByRole("radio", { name });

const reading = () => document.querySelector(".reading")?.textContent;

test("every tile can be read, however small", () => {
  expect(
    screen
      .getAllByRole("radio")
      .map((radio) => radio.getAttribute("aria-label")),
  ).toEqual([
    "lamps: 990 mentions, 50% of all mentions",
    "river: 8 mentions, <1% of all mentions",
    `${long}: 2 mentions, <1% of all mentions`,
  ]);
  expect(reading()).toBeUndefined();
});

test("arrow keys move from tile to tile, Escape and Tab leave", async () => {
  const user = userEvent.setup();
  await user.tab();
  expect(reading()).toBe("lamps: 990 mentions, 50% of all mentions");
  await user.keyboard("{ArrowRight}");
  expect(tile(/river/)).toHaveFocus();
  expect(reading()).toBe("river: 8 mentions, <1% of all mentions");
  await user.keyboard("{Escape}");
  expect(reading()).toBeUndefined();
  await user.keyboard("{ArrowRight}");
  expect(reading()).toBeDefined();
  await user.tab();
  expect(reading()).toBeUndefined();
});

test("a pointer reads without a click", async () => {
  const user = userEvent.setup();
  const small = tile(/Donau/);
  await user.hover(small);
  expect(reading()).toBe(`${long}: 2 mentions, <1% of all mentions`);
  fireEvent.pointerLeave(screen.getByRole("group"));
  expect(reading()).toBeUndefined();
});

test("a touched tile is read until another is touched", async () => {
  const user = userEvent.setup();
  await user.pointer({ keys: "[TouchA]", target: tile(/river/) });
  await user.unhover(tile(/river/));
  expect(reading()).toBe("river: 8 mentions, <1% of all mentions");
  await user.pointer({ keys: "[TouchA]", target: tile(/lamps/) });
  expect(reading()).toBe("lamps: 990 mentions, 50% of all mentions");
});

test("the reading is below the tiles, so that they stay in position", async () => {
  const user = userEvent.setup();
  await user.hover(tile(/river/));
  const line = document.querySelector(".reading");
  expect(line).not.toBeNull();
  expect(
    screen.getByRole("group").compareDocumentPosition(line as Element),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
