import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { saveFigure } from "../testing/saved-files.ts";
import {
  chooseView,
  openTable,
  partsOf,
  showChoices,
} from "../testing/show-choices.tsx";

const lit = "Is the path lit?";

afterEach(() => {
  jest.restoreAllMocks();
});

const press = (name: string) =>
  userEvent.click(screen.getByRole("button", { name }));

test("shows percent first and counts on request", async () => {
  showChoices();
  await chooseView("Detail");
  expect(partsOf(lit)).toEqual(["Yes Top option 60%", "No 40%"]);
  await press("Show counts");
  expect(partsOf(lit)).toEqual(["Yes Top option 24", "No 16"]);
  await chooseView("Grid");
  expect(screen.queryByRole("button", { name: "Show %" })).toBeNull();
  await chooseView("Detail");
  await press("Show %");
  expect(partsOf(lit)).toEqual(["Yes Top option 60%", "No 40%"]);
});

test("scales percent to 100 and counts to the highest", async () => {
  showChoices({ mc_breakdown: { 11: { Yes: 24, No: 12 } } });
  await chooseView("Detail");
  const widths = () =>
    [
      ...screen
        .getByRole("list", { name: lit })
        .querySelectorAll("rect:last-child"),
    ].map((bar) => bar.getAttribute("width"));
  expect(widths()).toEqual(["60%", "30%"]);
  await press("Show counts");
  expect(widths()).toEqual(["100%", "50%"]);
});

test("shows the finding and the total of each question", async () => {
  showChoices();
  await chooseView("Detail");
  expect(screen.getByRole("article", { name: lit })).toHaveTextContent(
    "Most chose “Yes”: 60%, 24 of 40Total responses recorded: 40",
  );
  expect(screen.getByText("“Bus” leads with 30%, 30 of 100")).toBeVisible();
});

test("gives no option the badge if two are equal", async () => {
  showChoices({ mc_breakdown: { 11: { Yes: 20, No: 20 } } });
  await chooseView("Detail");
  expect(screen.queryByText("Top option")).not.toBeInTheDocument();
  expect(
    screen.getByText("“Yes” and “No” share the lead with 50% each"),
  ).toBeVisible();
});

test("cuts a question at 80 characters, keeping 77", async () => {
  showChoices({ questions_map: { 11: "a".repeat(81), 12: "b".repeat(80) } });
  await chooseView("Detail");
  expect(screen.getByText(`${"a".repeat(77)}…`)).toBeVisible();
  expect(screen.getByText("b".repeat(80))).toBeVisible();
});

test("renders every one of a hundred options", async () => {
  const options = Array.from({ length: 100 }, (_, index) => `Route ${index}`);
  showChoices({
    mc_breakdown: { 11: Object.fromEntries(options.map((name) => [name, 1])) },
    question_totals: { 11: 100 },
  });
  await chooseView("Detail");
  expect(partsOf(lit)).toHaveLength(100);
  expect(
    screen.getByText("100 options share the lead with 1% each"),
  ).toBeVisible();
});

test("renders empty bars if no one has answered", async () => {
  showChoices({ mc_breakdown: { 11: { Yes: 0, No: 0 } }, question_totals: {} });
  await chooseView("Detail");
  expect(partsOf(lit)).toEqual(["Yes 0%", "No 0%"]);
  await press("Show counts");
  expect(partsOf(lit)).toEqual(["Yes 0", "No 0"]);
  expect(screen.getByText("No answers to show yet")).toBeVisible();
});

test("shows by how much an option grew", async () => {
  showChoices({}, new Map([["option:11:No", 3]]));
  await chooseView("Detail");
  expect(partsOf(lit)).toEqual(["Yes Top option 60%", "No +3 40%"]);
});

test("has the same numbers in a table and in files", async () => {
  showChoices({ mc_breakdown: { 11: { Yes: 27, No: 13 } } });
  await chooseView("Detail");
  expect(await openTable(lit)).toEqual([
    ["Option", "Share", "Responses"],
    ["Yes", "68%", "27"],
    ["No", "33%", "13"],
  ]);
  const numbers = await saveFigure(lit, "Numbers (CSV)");
  expect(numbers.name).toMatch(/is-the-path-lit-\d{4}-\d\d-\d\d\.csv$/);
  expect(numbers.text).toContain("Yes,27,67.5\r\nNo,13,32.5\r\n");
  const chart = await saveFigure(lit, "Chart (SVG)");
  expect(chart.text).toContain("Most chose “Yes”: 68%, 27 of 40");
  expect(chart.text).toContain(">68%</text>");
  await press("Show counts");
  expect((await saveFigure(lit, "Chart (SVG)")).text).toContain(">27</text>");
});
