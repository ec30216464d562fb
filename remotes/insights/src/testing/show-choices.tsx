import { readAnalytics } from "@nearsay/core/contract";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  type Changes,
  ChangesContext,
  noChanges,
} from "../changes/changes.tsx";
import { ChoicesSection } from "../choices/choices-section.tsx";
import { analyticsReply } from "./analytics-reply.ts";

const travel = {
  Excellent: 10,
  Good: 20,
  Poor: 5,
  Bus: 30,
  Tram: 25,
  Terrible: 6,
  None: 4,
};

/**
 * Shows the choices of two questions, one with two options and one with seven;
 * returns a function that shows another reply instead.
 */
export function showChoices(
  changes: object = {},
  grown: Changes["grown"] = noChanges.grown,
): (changes: object) => void {
  const { rerender } = render(draw(changes, grown));
  return (others) => {
    rerender(draw(others, grown));
  };
}

function draw(changes: object, grown: Changes["grown"]) {
  const reply = analyticsReply({
    mc_breakdown: { 11: { Yes: 24, No: 16 }, 12: travel },
    question_totals: { 11: 40, 12: 100 },
    questions_map: { 11: "Is the path lit?", 12: "How was the way?" },
    ...changes,
  });
  return (
    <ChangesContext value={{ update: 1, grown }}>
      <ChoicesSection analytics={readAnalytics(reply)} />
    </ChangesContext>
  );
}

/**
 * The reply's fields for this number of questions, "Is place 1 safe?" and so
 * on, each answered by 3.
 */
export function manyQuestions(count: number): object {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const of = <T,>(value: (number: number) => T) =>
    Object.fromEntries(numbers.map((number) => [`q${number}`, value(number)]));
  return {
    mc_breakdown: of(() => ({ Yes: 2, No: 1 })),
    question_totals: of(() => 3),
    questions_map: of((number) => `Is place ${number} safe?`),
  };
}

export const chooseView = (name: "Matrix" | "Detail" | "Grid") =>
  userEvent.click(screen.getByRole("radio", { name }));

/** The texts of the parts of a question's figure, one line each. */
export function partsOf(question: string): string[] {
  return within(screen.getByRole("list", { name: question }))
    .getAllByRole("listitem")
    .map((item) =>
      [...item.children]
        .map((part) => part.textContent.replace(/\s+/g, " ").trim())
        .filter((text) => text !== "")
        .join(" "),
    );
}

/** Opens the table of the first question that has one; returns its rows. */
export async function openTable(question: string): Promise<string[][]> {
  const [first] = screen.getAllByText("Show the numbers as a table");
  if (first) await userEvent.click(first);
  const table = await screen.findByRole("table", { name: question });
  return within(table)
    .getAllByRole<HTMLTableRowElement>("row")
    .map(({ cells }) => [...cells].map((cell) => cell.textContent));
}
