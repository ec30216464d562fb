import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
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

/** A 560 pixel wide screen, until the test makes it wider. */
function narrowScreen() {
  let narrow = true;
  const list = Object.assign(new EventTarget(), {
    media: "(max-width: 560px)",
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
  jest.spyOn(globalThis, "matchMedia").mockImplementation(
    (media) =>
      Object.defineProperty(list, "matches", {
        configurable: true,
        get: () => narrow && media === list.media,
      }) as unknown as MediaQueryList,
  );
  return () => {
    narrow = false;
    list.dispatchEvent(new Event("change"));
  };
}

const choose = (name: string) =>
  userEvent.click(screen.getByRole("radio", { name }));

test("comes first, with its first question selected", () => {
  showChoices();
  expect(screen.getByRole("radio", { name: "Matrix" })).toBeChecked();
  const first = screen.getByRole("radio", { name: lit });
  expect(first).toBeChecked();
  expect(first).toHaveAccessibleDescription("Most chose “Yes”: 60%, 24 of 40");
});

test("shows a short question in full, in percent and counts", () => {
  showChoices();
  const [kind] = screen.getAllByText(/^(Full view|Top \+ buckets)$/);
  expect(kind).toHaveTextContent(/^Full view$/);
  expect(screen.getByText("Total responses: 40")).toBeVisible();
  expect(partsOf(lit)).toEqual(["Yes 60% 24", "No 40% 16"]);
});

test("shows a long question as five top options and buckets", () => {
  showChoices();
  const [, kind] = screen.getAllByText(/^(Full view|Top \+ buckets)$/);
  expect(kind).toHaveTextContent(/^Top \+ buckets$/);
  expect(partsOf(way)).toEqual([
    "Bus 30% 30",
    "Tram 25% 25",
    "Good 20% 20",
    "Excellent 10% 10",
    "Terrible 6% 6",
    "Positive 0% 0",
    "Neutral 4% 4",
    "Negative 5% 5",
    "Other 0% 0",
  ]);
});

test("computes shares of people, and states it, if several options could be chosen", async () => {
  showChoices({ question_totals: { 11: 30, 12: 50 } });
  const note =
    "People could choose several options. Shares are of the people who answered, so they can add up to more than 100%.";
  expect(screen.getAllByText(note)).toHaveLength(2);
  expect(partsOf(way)[0]).toBe("Bus 60% 30");
  expect(partsOf(way)[6]).toBe("Neutral 8% 4");
  expect(partsOf(lit)).toEqual(["Yes 80% 24", "No 53% 16"]);
  await choose(way);
  const { text } = await saveFigure(way, "Chart (SVG)");
  expect(text).toContain("more than 100%.");
  expect((await openTable(way))[4]).toEqual(["Bus", "60%", "30"]);
});

test("has four columns on a narrow screen, five once it is wider", () => {
  const widen = narrowScreen();
  showChoices();
  expect(partsOf(way).slice(3, 6)).toEqual([
    "Excellent 10% 10",
    "Positive 0% 0",
    "Neutral 4% 4",
  ]);
  act(widen);
  expect(partsOf(way)).toHaveLength(9);
});

test("makes the questions one group that arrow keys move in", async () => {
  showChoices();
  const group = screen.getByRole("group", {
    name: "Questions: select one to see its details",
  });
  expect(within(group).getAllByRole("radio")).toHaveLength(2);
  act(() => {
    screen.getByRole("radio", { name: lit }).focus();
  });
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("radio", { name: way })).toBeChecked();
  expect(screen.getByRole("radio", { name: way })).toHaveFocus();
});

test("shows the finding of a selected card and what its buckets contain", async () => {
  showChoices();
  expect(screen.queryByText("None (4)")).not.toBeInTheDocument();
  await choose(way);
  expect(screen.getByText("None (4)")).toBeVisible();
  expect(screen.getByText("“Bus” leads with 30%, 30 of 100")).toBeVisible();
  expect(screen.queryByText(/^Most chose/)).not.toBeInTheDocument();
});

test("lists eight options of a bucket and counts the others", () => {
  const routes = Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [`Route ${index}`, 200 - index]),
  );
  showChoices({ mc_breakdown: { 12: routes }, question_totals: { 12: 900 } });
  expect(partsOf(way)).toHaveLength(9);
  expect(
    screen.getByText(/^Route 5 \(195\).*Route 12 .*, and 87 more options$/),
  ).toBeVisible();
});

test("keeps counts beside right-to-left options of a bucket", () => {
  const shown = { A: 9, B: 8, C: 7, D: 6, E: 5 };
  showChoices({ mc_breakdown: { 11: { ...shown, שקט: 2, רועש: 1 } } });
  expect(
    screen.getByText("\u2068שקט\u2069 (2) and \u2068רועש\u2069 (1)"),
  ).toBeVisible();
});

test("cuts the options of a bucket at 60 characters, keeping 57", () => {
  const shown = { A: 9, B: 8, C: 7, D: 6, E: 5 };
  showChoices({
    mc_breakdown: {
      11: { ...shown, ["x".repeat(61)]: 2, ["y".repeat(60)]: 1 },
    },
  });
  expect(
    screen.getByText(`${"x".repeat(57)}… (2) and ${"y".repeat(60)} (1)`),
  ).toBeVisible();
});

test("keeps the selection through new numbers and another view", async () => {
  const showOthers = showChoices();
  await choose(way);
  showOthers({ question_totals: { 11: 40, 12: 101 } });
  expect(screen.getByRole("radio", { name: way })).toBeChecked();
  await chooseView("Grid");
  await chooseView("Matrix");
  expect(screen.getByRole("radio", { name: way })).toBeChecked();
});

test("cuts a question at 90 characters, keeping 87", () => {
  const text = "a".repeat(91);
  showChoices({ questions_map: { 11: text, 12: "b".repeat(90) } });
  const cut = screen.getByRole("radio", { name: `${"a".repeat(87)}…` });
  expect(cut).toBeVisible();
  expect(screen.getByTitle(text)).toBeVisible();
  expect(screen.getByRole("radio", { name: "b".repeat(90) })).toBeVisible();
});

test("names a question without text by its number", () => {
  showChoices({ questions_map: {} });
  expect(screen.getByRole("radio", { name: "Question 2" })).toBeVisible();
});

test("tints a cell by its share and leaves room for its longest word", () => {
  showChoices({ mc_breakdown: { 11: { Environmental: 24, No: 16 } } });
  const cells = screen.getByRole("list", { name: lit });
  const [first, second] = within(cells).getAllByRole("listitem");
  expect(first?.style.getPropertyValue("--tint")).toBe("24%");
  expect(second?.style.getPropertyValue("--tint")).toBe("16%");
  expect(cells.style.getPropertyValue("--columns")).toBe("5");
  expect(parseFloat(cells.style.getPropertyValue("--word"))).toBeGreaterThan(6);
});

test("leaves room for a percentage that is wider than all words", () => {
  showChoices({
    mc_breakdown: { 11: { Yes: 3 } },
    question_totals: { 11: 3 },
  });
  const cells = screen.getByRole("list", { name: lit });
  expect(parseFloat(cells.style.getPropertyValue("--word"))).toBeGreaterThan(3);
});

test("shows a question with a single option, and one without answers", () => {
  showChoices({
    mc_breakdown: { 11: { Yes: 3 }, 12: { "שקט 🌙": 0, Loud: 0 } },
    question_totals: { 11: 3, 12: 0 },
  });
  expect(screen.getByText("All 3 chose “Yes”")).toBeVisible();
  expect(partsOf(way)).toEqual(["שקט 🌙 0% 0", "Loud 0% 0"]);
});

test("shows by how much options and buckets grew", () => {
  showChoices(
    {},
    new Map([
      ["option:11:Yes", 2],
      ["option:12:Poor", 1],
    ]),
  );
  expect(partsOf(lit)[0]).toBe("Yes 60% 24+2");
  expect(partsOf(way)[7]).toBe("Negative 5% 5+1");
  expect(screen.getAllByText(/^\+/)).toHaveLength(2);
});

test("has every option in a table and in files", async () => {
  showChoices();
  await choose(way);
  const rows = await openTable(way);
  expect(rows).toHaveLength(8);
  expect(rows.slice(0, 2)).toEqual([
    ["Option", "Share", "Responses"],
    ["Excellent", "10%", "10"],
  ]);
  const numbers = await saveFigure(way, "Numbers (CSV)");
  expect(numbers.text).toContain(
    "Option,Responses,Share in %\r\nExcellent,10,10\r\n",
  );
  const chart = await saveFigure(way, "Chart (SVG)");
  expect(chart.text).toContain("“Bus” leads with 30%, 30 of 100");
  expect(chart.text).toContain(">Positive</text>");
  expect(chart.text).toContain('viewBox="0 0 672 ');
});
