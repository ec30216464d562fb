import { fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { readQuestions } from "../../contract/index.ts";
import { ExampleForm, sent } from "./testing/example-form.tsx";

const choice = (text: string, options: string[], more: object = {}) => ({
  id: text,
  question_text: text,
  question_type: "multiple_choice",
  options,
  ...more,
});

const written = (text: string, form?: object) => ({
  id: text,
  question_text: text,
  question_type: "free_text",
  ...(form && { form }),
});

function show(...items: object[]) {
  const user = userEvent.setup();
  render(<ExampleForm questions={readQuestions(items)} send="Send" />);
  const send = () => user.click(screen.getByRole("button", { name: "Send" }));
  return { user, send };
}

const button = (name: string) => screen.getByRole("button", { name });
const radio = (name: string) => screen.getByRole("radio", { name });
const box = (name: string) => screen.getByRole("checkbox", { name });

describe("a multiple choice", () => {
  const bus = choice("How?", ["Bus", "Tram", "Bike", "None of these"], {
    allow_multiple: true,
    form: { kind: "choice", least: 2, most: 2, exclusive: 3 },
  });

  it("states how many are allowed, and shows an error when a different number is submitted", async () => {
    const { user, send } = show(bus);
    const group = screen.getByRole("group", { name: "How?" });
    expect(group).toHaveAccessibleDescription("Choose 2.");
    await user.click(box("Bus"));
    await send();
    expect(screen.getByRole("alert")).toHaveTextContent("Choose 2.");
    expect(box("Bus")).toHaveFocus();
    await user.click(box("Bike"));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(sent()).toEqual({ "How?": ["Bus", "Bike"] });
  });

  it("deselects all others with the option that excludes them", async () => {
    const { user } = show(bus);
    await user.click(box("Bus"));
    await user.click(box("None of these"));
    expect(box("Bus")).not.toBeChecked();
    expect(sent()).toEqual({ "How?": ["None of these"] });
    await user.click(box("Tram"));
    expect(box("None of these")).not.toBeChecked();
    expect(sent()).toEqual({ "How?": ["Tram"] });
  });

  it("is shown in a random order, and sent in the author's order", async () => {
    jest
      .spyOn(Math, "random")
      .mockReturnValueOnce(0.9)
      .mockReturnValueOnce(0.5)
      .mockReturnValueOnce(0.1);
    const form = { kind: "choice", shuffled: true, exclusive: 3 };
    const { user } = show({ ...bus, form });
    const names = screen.getAllByRole("checkbox").map((each) => {
      return each.getAttribute("value");
    });
    expect(names).toEqual(["Bike", "Tram", "Bus", "None of these"]);
    await user.click(box("Bike"));
    await user.click(box("Bus"));
    expect(sent()).toEqual({ "How?": ["Bus", "Bike"] });
  });
});

describe("the text field of an option", () => {
  it("is shown within its question while the option is selected", async () => {
    const { user } = show(
      choice("How?", ["Bus", "Other …"]),
      written("Which other?", {
        kind: "text",
        within: true,
        showIf: {
          join: "and",
          rules: [{ question: 0, relation: "is", places: [1] }],
        },
      }),
    );
    expect(screen.queryByRole("textbox")).toBeNull();
    await user.click(radio("Other …"));
    await user.type(screen.getByRole("textbox"), "By boat");
    expect(sent()).toEqual({ "How?": "Other …", "Which other?": "By boat" });
    await user.click(radio("Bus"));
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(sent()).toEqual({ "How?": "Bus" });
    await user.click(radio("Other …"));
    expect(screen.getByRole("textbox")).toHaveValue("By boat");
  });
});

describe("yes or no", () => {
  it("is a choice that can be cleared", async () => {
    const form = { kind: "yes_no" };
    const { user } = show(choice("Was it?", ["Yes", "No"], { form }));
    const group = screen.getByRole("radiogroup", { name: "Was it?" });
    await user.click(within(group).getByRole("radio", { name: "No" }));
    expect(sent()).toEqual({ "Was it?": "No" });
    await user.click(button("Clear choice"));
    expect(radio("No")).not.toBeChecked();
    expect(radio("No")).toHaveFocus();
    expect(sent()).toEqual({});
  });
});

describe("a scale", () => {
  const scale = {
    from: 0,
    to: 10,
    look: "numbers",
    low: "Never",
    high: "Sure",
  };
  const numbers = Array.from({ length: 11 }, (_, place) => String(place));

  it("labels its ends, and is answered with arrow keys", async () => {
    const form = { kind: "scale", scale };
    const { user } = show(choice("How likely?", numbers, { form }));
    expect(screen.getAllByRole("radio")).toHaveLength(11);
    await user.click(radio("0, Never"));
    await user.keyboard("{ArrowRight}");
    expect(radio("1")).toBeChecked();
    expect(radio("10, Sure")).not.toBeChecked();
    expect(sent()).toEqual({ "How likely?": "1" });
  });

  it("is named as stars if it is shown as stars", async () => {
    const stars = { from: 1, to: 3, look: "stars", low: "Bad", high: "" };
    const form = { kind: "scale", scale: stars };
    const { user } = show(choice("How good?", ["1", "2", "3"], { form }));
    expect(radio("1 star, Bad")).toBeInTheDocument();
    await user.click(radio("3 stars"));
    expect(sent()).toEqual({ "How good?": "3" });
  });
});

describe("a ranking", () => {
  const items = ["Parks", "Trams", "Schools", "Pools"];
  const ranking = {
    ...written("What first?", { kind: "ranking" }),
    options: items,
  };
  const ranked = () =>
    within(screen.getByRole("list", { name: "Your order" }))
      .getAllByRole("listitem")
      .map((item) => items.find((one) => item.textContent.includes(one)));

  it("counts as unanswered until all items have a rank; the last one gets it automatically", async () => {
    const { user, send } = show(ranking);
    expect(screen.queryByRole("list", { name: "Your order" })).toBeNull();
    await user.click(button("Put Trams at 1"));
    expect(button("Put Parks at 2")).toHaveFocus();
    await send();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Please rank all options, or clear the order.",
    );
    await user.click(button("Put Pools at 2"));
    await user.click(button("Put Parks at 3"));
    expect(ranked()).toEqual(["Trams", "Pools", "Parks", "Schools"]);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(sent()["What first?"]).toEqual([
      "Trams",
      "Pools",
      "Parks",
      "Schools",
    ]);
  });

  it("is reordered by keyboard, with the focus on the moved item", async () => {
    const { user } = show(ranking);
    for (const place of ["Parks at 1", "Trams at 2", "Schools at 3"])
      await user.click(button(`Put ${place}`));
    button("Move Parks down").focus();
    await user.keyboard("{Enter}{Enter}");
    expect(button("Move Parks down")).toHaveFocus();
    expect(ranked()).toEqual(["Trams", "Schools", "Parks", "Pools"]);
    expect(screen.getAllByRole("status").at(-2)).toHaveTextContent(
      "Parks: 3 of 4",
    );
    await user.click(button("Move Trams up"));
    expect(ranked()[0]).toBe("Trams");
  });

  it("is cleared with one button", async () => {
    const { user } = show(ranking);
    for (const place of ["Parks at 1", "Trams at 2", "Schools at 3"])
      await user.click(button(`Put ${place}`));
    await user.click(button("Clear order"));
    expect(sent()).toEqual({});
    expect(button("Put Parks at 1")).toHaveFocus();
  });
});

describe("a number", () => {
  const number = { least: 0, most: 20, decimals: 1, unit: "km" };
  const far = written("How far?", { kind: "number", number });

  it("shows its limits, and an error on leaving the field", async () => {
    const { user } = show(far);
    const field = screen.getByRole("textbox", { name: "How far?" });
    const rule =
      "A number from 0 to 20 km, with up to 1 digit after the point.";
    expect(field).toHaveAccessibleDescription(rule);
    await user.type(field, "21");
    expect(screen.queryByRole("alert")).toBeNull();
    await user.tab();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Please write a number from 0 to 20 km, with up to 1 digit after the point.",
    );
    await user.clear(field);
    await user.type(field, "4,5");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(sent()).toEqual({ "How far?": "4.5" });
  });

  it("shows how a differently formatted number was interpreted", async () => {
    const { user } = show(far);
    const field = screen.getByRole("textbox");
    await user.type(field, "4.5");
    expect(field).not.toHaveAccessibleDescription(/Read as/);
    await user.clear(field);
    await user.type(field, "٤٫٥ km");
    expect(field).toHaveAccessibleDescription(/Read as 4\.5\./);
    expect(sent()).toEqual({ "How far?": "4.5" });
  });

  it("names both meanings of an ambiguous number", async () => {
    const { user, send } = show(far);
    await user.type(screen.getByRole("textbox"), "1.000");
    await send();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "“1.000” can mean 1 or 1000. Please write it so that it means only one of them.",
    );
    expect(sent()).toEqual({ "How far?": "NaN" });
  });

  it.each(["x", "1e3", "1,2,3"])("does not accept %s", async (text) => {
    const { user, send } = show(far);
    await user.type(screen.getByRole("textbox"), text);
    await send();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Please write a number",
    );
    expect(screen.getByRole("textbox")).toHaveFocus();
  });
});

describe("a date", () => {
  const dates = { first: "2026-11-01", last: "2026-11-30" };
  const when = written("When?", { kind: "date", dates });

  it("is within a range", async () => {
    const { send } = show(when);
    const field = screen.getByLabelText("When?");
    expect(field).toHaveAttribute("min", "2026-11-01");
    expect(field).toHaveAttribute("max", "2026-11-30");
    fireEvent.change(field, { target: { value: "2026-12-01" } });
    await send();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Please choose a date from November 1, 2026 to November 30, 2026.",
    );
    fireEvent.change(field, { target: { value: "2026-11-27" } });
    expect(screen.queryByRole("alert")).toBeNull();
    expect(sent()).toEqual({ "When?": "2026-11-27" });
  });
});

describe("a date of a long range", () => {
  const lived = (first: string) =>
    written("Since when?", {
      kind: "date",
      dates: { first, last: "2026-11-27" },
    });

  it("asks only for the year, and states what is stored", async () => {
    const { user } = show(lived("1926-01-01"));
    const field = screen.getByRole("textbox", { name: "Since when?" });
    expect(field).toHaveAccessibleDescription(
      "A year from 1926 to 2026. Only its decade is kept, such as 1930–1939.",
    );
    await user.type(field, "12/31/1999");
    expect(field).toHaveAccessibleDescription(/Read as 1999\.$/);
    expect(sent()).toEqual({ "Since when?": "1999" });
    await user.tab();
    expect(field).toHaveValue("1999");
    expect(sent()).toEqual({ "Since when?": "1999" });
  });

  it("accepts a written month, and shows an error for an invalid one", async () => {
    const { user } = show(lived("2023-01-01"));
    const field = screen.getByRole("textbox");
    await user.type(field, "march 2024");
    await user.tab();
    expect(field).toHaveValue("03/2024");
    expect(sent()).toEqual({ "Since when?": "2024-03" });
    await user.clear(field);
    await user.type(field, "2024");
    await user.tab();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Please write a month from January 2023 to November 2026, such as 11/2026.",
    );
    await user.clear(field);
    await user.type(field, "03.04.2024");
    expect(sent()).toEqual({ "Since when?": "NaN" });
    await user.tab();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "“03.04.2024” can mean April 2024 or March 2024.",
    );
  });
});

describe("statements", () => {
  const statement = (text: string, form: object = {}) =>
    choice(text, ["Agree", "Disagree", "Pass"], {
      form: { kind: "statement", ...form },
    });
  const set = () =>
    show(statement("Loud"), statement("Late"), statement("Far"));
  const current = (name: string) => screen.getByRole("group", { name });

  it("are shown one after another, by keyboard alone", async () => {
    const { user } = set();
    expect(current("Statement 1 of 3 Loud")).toBeInTheDocument();
    button("Agree").focus();
    await user.keyboard("{Enter}");
    expect(current("Statement 2 of 3 Late")).toBeInTheDocument();
    await user.keyboard("{Tab}{Enter}");
    await user.keyboard("{Tab}{Enter}");
    expect(sent()).toEqual({
      Loud: "Agree",
      Late: "Disagree",
      Far: "Pass",
    });
    expect(
      screen.getByText(/have seen all statements/, { selector: "p" }),
    ).toBeVisible();
    expect(screen.getByRole("group", { name: "Statements" })).toHaveFocus();
  });

  it("are listed with links back to each", async () => {
    const { user } = set();
    await user.click(button("Agree"));
    const list = screen.getByRole("list", { name: "All statements" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(3);
    await user.click(button("1: Loud – Agree"));
    expect(button("Agree")).toHaveAttribute("aria-pressed", "true");
    await user.click(button("Clear answer"));
    expect(sent()).toEqual({});
    await user.click(button("3: Far – not answered"));
    await user.click(button("Previous statement"));
    expect(current("Statement 2 of 3 Late")).toBeInTheDocument();
  });

  it("do not apply the second half of a double click to the next statement", async () => {
    const { user } = set();
    await user.dblClick(button("Pass"));
    expect(sent()).toEqual({ Loud: "Pass" });
  });

  it("show the first one that requires an answer", async () => {
    const { user, send } = show(
      statement("Loud"),
      statement("Late", { required: true }),
      statement("Far"),
    );
    await user.click(button("3: Far – not answered"));
    await send();
    expect(current("Statement 2 of 3 Late (required)")).toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "This question needs an answer.",
    );
    expect(button("Agree")).toHaveFocus();
  });
});

describe("required questions", () => {
  const required = { kind: "text", required: true };

  it("are marked if they are fewer, and are enforced", async () => {
    const { user, send } = show(written("Who?", required), written("Why?"));
    expect(screen.getByRole("textbox", { name: "Why?" })).toBeVisible();
    await send();
    const field = screen.getByRole("textbox", { name: "Who? (required)" });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/This question needs an answer/);
    await user.type(field, "Ada");
    expect(field).toBeValid();
  });

  it("leave the optional ones marked if those are fewer", () => {
    show(
      written("Who?", required),
      written("When?", required),
      written("Why?", { kind: "text", hint: "In a word." }),
    );
    expect(screen.getByRole("textbox", { name: "Who?" })).toBeVisible();
    expect(
      screen.getByRole("textbox", { name: "Why? (optional)" }),
    ).toHaveAccessibleDescription(/^In a word\./);
  });

  it("are announced once if all are required", () => {
    show(written("Who?", required));
    expect(screen.getByText("All questions need an answer.")).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Who?" })).toBeVisible();
  });
});

describe("pages", () => {
  const page = (heading: string, more: object = {}) => ({
    kind: "text",
    section: { heading, text: "", page: true },
    ...more,
  });
  const ifNo = {
    showIf: {
      join: "and",
      rules: [{ question: 0, relation: "is", places: [1] }],
    },
  };

  it("follow one another with the focus on their heading, and omit questions that are not asked", async () => {
    const { user } = show(
      choice("Were you there?", ["Yes", "No"], { form: { kind: "choice" } }),
      written("Why not?", page("Missing it", ifNo)),
      written("What next?", page("Next year", { required: true })),
    );
    expect(screen.getByText("Page 1 of 2")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
    await user.click(radio("No"));
    expect(screen.getByText("Page 1 of 3")).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent(
      "1 more question is asked.",
    );
    await user.click(radio("Yes"));
    await user.click(button("Next"));
    const heading = screen.getByRole("heading", {
      name: "Page 2 of 2 Next year",
    });
    expect(heading).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
    await user.click(button("Back"));
    expect(radio("Yes")).toBeChecked();
  });

  it("can be left once they are answered, and are opened if an answer is missing", async () => {
    const { user, send } = show(
      written("Who?", { kind: "text", required: true }),
      written("Why?", page("Reasons")),
    );
    await user.click(button("Next"));
    const who = screen.getByRole("textbox", { name: "Who? (required)" });
    expect(who).toHaveFocus();
    await user.type(who, "Ada");
    await user.click(button("Next"));
    expect(screen.getByRole("textbox", { name: "Why?" })).toBeVisible();
    await user.click(button("Back"));
    await user.clear(screen.getByRole("textbox"));
    await send();
    expect(screen.getByRole("alert")).toBeVisible();
  });

  it("show section headings between their questions", () => {
    show(
      written("Who?"),
      written("Why?", {
        kind: "text",
        section: { heading: "Reasons", text: "Take your time.", page: false },
      }),
    );
    expect(screen.getByRole("heading", { name: "Reasons" })).toBeVisible();
    expect(screen.getByText("Take your time.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
  });
});

describe("a form of six questions or more", () => {
  const required = { kind: "text", required: true };
  const six = [
    written("Who?", required),
    written("Why?"),
    written("When?", required),
    written("Where?"),
    written("Since then?"),
    written("For all?"),
  ];

  it("numbers its questions, and a shorter one does not", () => {
    const { unmount } = render(
      <ExampleForm questions={readQuestions(six)} send="Send" />,
    );
    const numbers = () =>
      screen.queryAllByText(/^Question/).map((each) => each.textContent);
    expect(numbers()).toEqual([
      "Question 1 of 6",
      "Question 2 of 6",
      "Question 3 of 6",
      "Question 4 of 6",
      "Question 5 of 6",
      "Question 6 of 6",
    ]);
    unmount();
    show(...six.slice(1));
    expect(numbers()).toEqual([]);
  });

  it("numbers a set of statements as one question", () => {
    const form = { kind: "statement" };
    const statement = (text: string) =>
      choice(text, ["Agree", "Disagree"], { form });
    show(...six.slice(2), statement("Loud"), statement("Late"));
    expect(screen.getByText("Question 5 of 5")).toBeVisible();
  });

  it("shows its page instead if it has several", () => {
    const section = { heading: "Then", text: "", page: true };
    show(...six, written("How?", { kind: "text", section }));
    expect(screen.getByText("Page 1 of 2")).toBeVisible();
    expect(screen.queryByText(/^Question/)).toBeNull();
  });

  it("lists above the button what must be corrected, with a link to each question", async () => {
    const { user, send } = show(...six);
    await send();
    const listed = () => screen.queryAllByRole("button", { name: /^Wh.*\?$/ });
    expect(
      screen.getByText("2 answers are missing or need a correction:"),
    ).toBeVisible();
    expect(listed().map((each) => each.textContent)).toEqual(["Who?", "When?"]);
    await user.click(button("When?"));
    const when = screen.getByRole("textbox", { name: /^When\?/ });
    expect(when).toHaveFocus();
    await user.type(when, "Now");
    expect(listed().map((each) => each.textContent)).toEqual(["Who?"]);
    await user.type(screen.getByRole("textbox", { name: /^Who\?/ }), "Ada");
    expect(listed()).toEqual([]);
  });

  it("opens the page of a listed question", async () => {
    const section = { heading: "Then", text: "", page: true };
    const { user, send } = show(
      ...six,
      written("How?", { ...required, section }),
    );
    for (const name of [/^Who/, /^When/])
      await user.type(screen.getByRole("textbox", { name }), "x");
    await user.click(button("Next"));
    await send();
    await user.click(button("Back"));
    await user.click(button("How?"));
    expect(screen.getByRole("textbox", { name: /^How\?/ })).toHaveFocus();
  });
});

describe("on a phone", () => {
  const form = { kind: "statement" };
  const ranking = (text: string) => ({
    ...written(text, { kind: "ranking" }),
    options: ["Parks", "Trams"],
  });
  const statements = ["Loud", "Late"].map((text) =>
    choice(text, ["Agree", "Disagree"], { form }),
  );

  beforeEach(() => {
    const matches = { matches: true };
    Object.defineProperty(window, "matchMedia", {
      configurable: true,
      value: jest.fn(() => matches),
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, "matchMedia");
  });

  it("each ranking and each set of statements of a long form has a page of its own", async () => {
    const { user } = show(
      written("Who?"),
      written("Why?"),
      ranking("What first?"),
      ranking("What last?"),
      ...statements,
      written("What else?"),
    );
    const page = (place: number) => screen.getByText(`Page ${place} of 5`);
    expect(page(1)).toBeVisible();
    expect(screen.getAllByRole("textbox")).toHaveLength(2);
    await user.click(button("Next"));
    expect(screen.getByRole("group", { name: "What first?" })).toBeVisible();
    expect(screen.queryByRole("group", { name: "What last?" })).toBeNull();
    await user.click(button("Next"));
    await user.click(button("Next"));
    expect(page(4)).toBeVisible();
    expect(screen.getByRole("group", { name: /Loud$/ })).toBeVisible();
    await user.click(button("Agree"));
    expect(screen.getByRole("group", { name: /Late$/ })).toBeVisible();
    await user.click(button("Next"));
    expect(screen.getByRole("textbox", { name: "What else?" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
  });

  it("a short form stays on one page", () => {
    show(ranking("What first?"), ...statements);
    expect(screen.queryByText(/^Page/)).toBeNull();
    expect(screen.getByRole("group", { name: "Statements" })).toBeVisible();
  });
});
