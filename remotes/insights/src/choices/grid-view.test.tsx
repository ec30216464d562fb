import { screen } from "@testing-library/react";
import { saveFigure } from "../testing/saved-files.ts";
import {
  chooseView,
  openTable,
  partsOf,
  showChoices,
} from "../testing/show-choices.tsx";

const lit = "Is the path lit?";
const way = "How was the way?";

afterEach(() => {
  jest.restoreAllMocks();
});

const labels = () =>
  [...document.querySelectorAll("svg text")].map((label) => label.textContent);

test("stacks the top three and Other, labelled from 15 percent on", async () => {
  showChoices();
  await chooseView("Grid");
  expect(partsOf(way)).toEqual([
    "Bus 30% 30",
    "Tram 25% 25",
    "Good 20% 20",
    "Other 25% 25",
  ]);
  expect(labels()).toEqual(["60%", "40%", "30%", "25%", "20%", "25%"]);
});

test("shows no label on a segment under 15 percent", async () => {
  showChoices({
    mc_breakdown: { 11: { Yes: 86, No: 14 }, 12: { A: 85, B: 15 } },
  });
  await chooseView("Grid");
  expect(labels()).toEqual(["86%", "85%", "15%"]);
});

test("shows the finding and the total of each question", async () => {
  showChoices();
  await chooseView("Grid");
  expect(screen.getByRole("article", { name: lit })).toHaveTextContent(
    "Most chose “Yes”: 60%, 24 of 40Total responses: 40",
  );
});

test("cuts a question at 90 characters, keeping 87", async () => {
  showChoices({ questions_map: { 11: "a".repeat(91), 12: "b".repeat(90) } });
  await chooseView("Grid");
  expect(screen.getByText(`${"a".repeat(87)}…`)).toBeVisible();
  expect(screen.getByText("b".repeat(90))).toBeVisible();
});

test("computes shares of all choices, and states it, if several could be chosen", async () => {
  showChoices({ question_totals: { 11: 30, 12: 100 } });
  await chooseView("Grid");
  expect(
    screen.getByText(
      "People could choose several options. Each share is a percentage of all choices made.",
    ),
  ).toBeVisible();
  expect(partsOf(lit)).toEqual(["Yes 60% 24", "No 40% 16"]);
  expect(screen.getByText("Most chose “Yes”: 80%, 24 of 30")).toBeVisible();
  expect((await openTable(lit))[1]).toEqual(["Yes", "60%", "24"]);
});

test("renders no bar if no one has answered", async () => {
  showChoices({ mc_breakdown: { 11: { Yes: 0, No: 0 } }, question_totals: {} });
  await chooseView("Grid");
  expect(screen.getByText("No answers to show yet")).toBeVisible();
  expect(partsOf(lit)).toEqual(["Yes 0% 0", "No 0% 0"]);
  expect(labels()).toEqual([]);
});

test("shows by how much options and Other grew", async () => {
  showChoices(
    {},
    new Map([
      ["option:12:Bus", 2],
      ["option:12:Poor", 1],
      ["option:12:None", 3],
    ]),
  );
  await chooseView("Grid");
  expect(partsOf(way)).toEqual([
    "Bus +2 30% 30",
    "Tram 25% 25",
    "Good 20% 20",
    "Other +4 25% 25",
  ]);
});

test("saves the bar with its legend, and the numbers of every option", async () => {
  showChoices();
  await chooseView("Grid");
  const chart = await saveFigure(way, "Chart (SVG)");
  expect(chart.name).toMatch(/how-was-the-way-\d{4}-\d\d-\d\d\.svg$/);
  expect(chart.text).toContain("“Bus” leads with 30%, 30 of 100");
  expect(chart.text).toContain(">Other</text>");
  const numbers = await saveFigure(way, "Numbers (CSV)");
  expect(numbers.text.trim().split("\r\n")).toHaveLength(8);
});
