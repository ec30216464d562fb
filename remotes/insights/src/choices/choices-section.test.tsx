import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { saveFigure } from "../testing/saved-files.ts";
import {
  chooseView,
  manyQuestions,
  partsOf,
  showChoices,
} from "../testing/show-choices.tsx";

afterEach(() => {
  jest.restoreAllMocks();
});

const findField = () => screen.queryByLabelText("Find a question");
const more = (count: number) =>
  screen.getByRole("button", { name: `Show ${count} more questions` });

/** Counts a label that each question has once, in any view. */
const drawn = () => screen.getAllByText("Yes").length;

test("is absent without multiple choice questions", () => {
  showChoices({ mc_breakdown: {} });
  expect(screen.queryByText("Multiple Choice")).not.toBeInTheDocument();
});

test("saves the numbers of all questions in one table", async () => {
  showChoices();
  const { name, text } = await saveFigure("Multiple Choice", "Numbers (CSV)");
  expect(name).toMatch(/multiple-choice-\d{4}-\d\d-\d\d\.csv$/);
  expect(text.trim().split("\r\n")).toHaveLength(1 + 2 + 7);
  expect(text).toContain(
    "Question,Option,Responses,Share in %\r\nIs the path lit?,Yes,24,60\r\n",
  );
});

test("shows the five options chosen most over all questions, rendered or not, separately in each", () => {
  const many = manyQuestions(13);
  const top = { Bus: 50, Tram: 49, Bike: 48, Boat: 47, Car: 46 };
  const ways = { Taxi: 9, Ferry: 8, Walk: 7, Bus: 5, Tram: 4, Bike: 3 };
  showChoices({
    ...many,
    mc_breakdown: {
      q1: { ...ways, Boat: 2, Car: 1 },
      ...Object.fromEntries(
        Array.from({ length: 11 }, (_, index) => [`q${index + 2}`, { Yes: 1 }]),
      ),
      q13: top,
    },
  });
  const names = partsOf("Is place 1 safe?").map((part) => part.split(" ")[0]);
  expect(names.slice(0, 5)).toEqual(["Bus", "Tram", "Bike", "Boat", "Car"]);
});

test("shows no search for twelve questions", () => {
  showChoices(manyQuestions(12));
  expect(drawn()).toBe(12);
  expect(findField()).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /more question/ })).toBeNull();
});

test.each(["Matrix", "Detail", "Grid"] as const)(
  "%s renders twelve of many questions, and twenty more at each press",
  async (view) => {
    showChoices(manyQuestions(34));
    await chooseView(view);
    expect(drawn()).toBe(12);
    expect(screen.getByRole("status")).toHaveTextContent(
      "Showing 12 of 34 questions",
    );
    await userEvent.click(more(20));
    expect(drawn()).toBe(32);
    expect(document.activeElement).toBe(
      screen.getByRole(view === "Matrix" ? "radio" : "heading", {
        name: "Is place 13 safe?",
      }),
    );
    await userEvent.click(more(2));
    expect(drawn()).toBe(34);
    expect(screen.queryByRole("button", { name: /more question/ })).toBeNull();
  },
);

test("uses the singular for one more question", () => {
  showChoices(manyQuestions(13));
  expect(
    screen.getByRole("button", { name: "Show 1 more question" }),
  ).toBeVisible();
});

test("finds questions by their text, including those not rendered", async () => {
  showChoices(manyQuestions(40));
  await userEvent.type(screen.getByLabelText("Find a question"), "PLACE 4");
  expect(screen.getByRole("status")).toHaveTextContent(
    "Showing 2 of 2 questions",
  );
  expect(screen.getByRole("radio", { name: "Is place 4 safe?" })).toBeChecked();
  expect(
    screen.getByRole("radio", { name: "Is place 40 safe?" }),
  ).toBeVisible();
  expect(drawn()).toBe(2);
});

test("uses the singular for one question found", async () => {
  showChoices(manyQuestions(13));
  await userEvent.type(screen.getByLabelText("Find a question"), "place 13");
  expect(screen.getByRole("status")).toHaveTextContent(
    /^Showing 1 of 1 question$/,
  );
});

test("shows when no question contains the text, and selects as before once it is cleared", async () => {
  showChoices(manyQuestions(13));
  await userEvent.click(
    screen.getByRole("radio", { name: "Is place 3 safe?" }),
  );
  const field = screen.getByLabelText("Find a question");
  await userEvent.type(field, "bridge");
  expect(screen.getByRole("status")).toHaveTextContent(
    "No question contains this text",
  );
  await userEvent.clear(field);
  expect(screen.getByRole("radio", { name: "Is place 3 safe?" })).toBeChecked();
});

test("counts the top options over all questions, not only those shown", () => {
  const options = (first: number) => ({
    A: first,
    B: 4,
    C: 3,
    D: 2,
    E: 2,
    F: 2,
  });
  const questions = manyQuestions(13);
  showChoices({
    ...questions,
    mc_breakdown: Object.fromEntries(
      Array.from({ length: 13 }, (_, index) => [
        `q${index + 1}`,
        index === 12 ? { F: 90 } : options(5),
      ]),
    ),
  });
  const cells = screen.getByRole("list", { name: "Is place 1 safe?" });
  expect(cells).toHaveTextContent(/F/);
  expect(cells).not.toHaveTextContent(/E/);
});
