import { readAnalytics } from "@nearsay/core/contract";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { analyticsReply } from "../testing/analytics-reply.ts";
import { ChoicesSection } from "./choices-section.tsx";

const travel = {
  Excellent: 10,
  Good: 20,
  Poor: 5,
  Bus: 30,
  Tram: 25,
  Terrible: 6,
  None: 4,
};

function show(changes: object = {}) {
  const reply = analyticsReply({
    mc_breakdown: { 11: { Yes: 24, No: 16 }, 12: travel },
    question_totals: { 11: 40, 12: 100 },
    questions_map: { 11: "Is the path lit?", 12: "How was the way?" },
    ...changes,
  });
  render(<ChoicesSection analytics={readAnalytics(reply)} />);
}

function cellsOf(question: string): (string | null)[] {
  return within(screen.getByRole("list", { name: question }))
    .getAllByRole("listitem")
    .map((item) =>
      [...item.children].map((part) => part.textContent).join(" "),
    );
}

function narrowScreen() {
  jest.spyOn(globalThis, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media === "(max-width: 560px)",
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}

const choose = (name: string) =>
  userEvent.click(screen.getByRole("radio", { name }));

describe("matrix", () => {
  test("comes first, its first question selected", () => {
    show();
    expect(screen.getByRole("radio", { name: "Matrix" })).toBeChecked();
    expect(
      screen.getByRole("radio", { name: "Is the path lit?" }),
    ).toBeChecked();
    expect(screen.getByText("Most chose “Yes”: 60%, 24 of 40.")).toBeVisible();
  });

  test("shows a short question in full view, in percent and counts", () => {
    show();
    expect(screen.getByText("Full view")).toBeVisible();
    expect(screen.getByText("Total responses: 40")).toBeVisible();
    expect(cellsOf("Is the path lit?")).toEqual(["Yes 60% 24", "No 40% 16"]);
  });

  test("shows a long question as five top options and buckets", () => {
    show();
    expect(screen.getByText("Top + buckets")).toBeVisible();
    expect(cellsOf("How was the way?")).toEqual([
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

  test("has four columns on a narrow screen", () => {
    narrowScreen();
    show();
    expect(cellsOf("How was the way?").slice(3, 6)).toEqual([
      "Excellent 10% 10",
      "Positive 0% 0",
      "Neutral 4% 4",
    ]);
  });

  test("selecting a card tells what its buckets hold", async () => {
    show();
    expect(screen.queryByText("None (4)")).not.toBeInTheDocument();
    await choose("How was the way?");
    expect(screen.getByText("None (4)")).toBeVisible();
    expect(screen.getByText("Most chose “Bus”: 30%, 30 of 100.")).toBeVisible();
  });

  test("cuts a question at 90 characters, keeping 87", () => {
    const text = "a".repeat(91);
    show({ questions_map: { 11: text, 12: "b".repeat(90) } });
    expect(
      screen.getByRole("radio", { name: `${"a".repeat(87)}…` }),
    ).toBeVisible();
    expect(screen.getByRole("radio", { name: "b".repeat(90) })).toBeVisible();
  });

  test("names a question without text by its place", () => {
    show({ questions_map: {} });
    expect(screen.getByRole("radio", { name: "Question 2" })).toBeVisible();
  });
});

describe("detail", () => {
  test("shows percent first and counts on demand", async () => {
    show();
    await choose("Detail");
    const list = screen.getByRole("list", { name: "Is the path lit?" });
    expect(list).toHaveTextContent("Yes Top option60%No 40%");
    await userEvent.click(screen.getByRole("button", { name: "Show counts" }));
    expect(list).toHaveTextContent("Yes Top option24No 16");
    await userEvent.click(screen.getByRole("button", { name: "Show %" }));
    expect(list).toHaveTextContent("Yes Top option60%No 40%");
    expect(screen.getByText("Total responses recorded: 40")).toBeVisible();
  });

  test("cuts a question at 80 characters, keeping 77", async () => {
    show({ questions_map: { 11: "a".repeat(81), 12: "b".repeat(80) } });
    await choose("Detail");
    expect(screen.getByText(`${"a".repeat(77)}…`)).toBeVisible();
    expect(screen.getByText("b".repeat(80))).toBeVisible();
  });

  test("has the same numbers in a table", async () => {
    show();
    await choose("Detail");
    const [first] = screen.getAllByText("Show the numbers as a table");
    if (first) await userEvent.click(first);
    const table = await screen.findByRole("table", {
      name: "Is the path lit?",
    });
    expect(
      within(table)
        .getAllByRole("row")
        .map((row) => row.textContent),
    ).toEqual(["OptionShareResponses", "Yes60%24", "No40%16"]);
  });
});

describe("grid", () => {
  test("stacks the top three and Other, labelled from 15 percent on", async () => {
    show();
    await choose("Grid");
    expect(cellsOf("How was the way?")).toEqual([
      " Bus 30% 30",
      " Tram 25% 25",
      " Good 20% 20",
      " Other 25% 25",
    ]);
    const labels = [...document.querySelectorAll("svg text")];
    expect(labels.map((label) => label.textContent)).toEqual([
      "60%",
      "40%",
      "30%",
      "25%",
      "20%",
      "25%",
    ]);
  });

  test("leaves a segment under 15 percent without a label", async () => {
    show({ mc_breakdown: { 11: { Yes: 86, No: 14 }, 12: { A: 85, B: 15 } } });
    await choose("Grid");
    const labels = [...document.querySelectorAll("svg text")];
    expect(labels.map((label) => label.textContent)).toEqual([
      "86%",
      "85%",
      "15%",
    ]);
  });

  test("cuts a question at 90 characters, keeping 87", async () => {
    show({ questions_map: { 11: "a".repeat(91), 12: "b".repeat(90) } });
    await choose("Grid");
    expect(screen.getByText(`${"a".repeat(87)}…`)).toBeVisible();
    expect(screen.getByText("b".repeat(90))).toBeVisible();
  });

  test("says when several options could be chosen", async () => {
    show({ question_totals: { 11: 30, 12: 100 } });
    await choose("Grid");
    expect(
      screen.getByText(/People could choose several options/),
    ).toBeVisible();
  });

  test("says when no one has answered", async () => {
    show({ mc_breakdown: { 11: { Yes: 0, No: 0 } }, question_totals: {} });
    await choose("Grid");
    expect(
      screen.getByText("No one has answered this question yet"),
    ).toBeVisible();
  });
});
