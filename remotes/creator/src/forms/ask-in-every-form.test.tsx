import { fireEvent, screen, within } from "@testing-library/react";
import {
  button,
  openEditor,
  openQuestion,
  sentSurvey,
  startNetwork,
  textBox,
} from "../testing/open-create-page.tsx";

beforeEach(startNetwork);

type User = Awaited<ReturnType<typeof openEditor>>["user"];

const card = (number: number) =>
  within(screen.getByRole("group", { name: `Question ${number}` }));

async function ask(user: User, kind: string, text: string) {
  await user.click(button("+ Add Free Text"));
  const number = screen.getAllByRole("group", {
    name: /^Question \d+$/,
  }).length;
  await user.keyboard(text);
  const menu = card(number).getByRole("combobox", { name: "Answer type" });
  await user.selectOptions(menu, kind);
  return card(number);
}

async function more(user: User, number: number) {
  await openQuestion(user, number);
  await user.click(card(number).getByText(/^More/));
  await card(number).findByRole("checkbox", { name: "Must be answered" });
  return card(number);
}

/** Publishes; returns the published questions after the first two. */
async function publish(user: User) {
  await user.click(button("Publish"));
  const { questions } = sentSurvey() as { questions: unknown[] };
  return questions.slice(2);
}

describe("a question", () => {
  it("can be a scale with labels at its ends", async () => {
    const { user } = await openEditor();
    const scale = await ask(user, "Scale", "How easy?");
    await user.selectOptions(await scale.findByLabelText("From"), "0");
    await user.selectOptions(scale.getByLabelText("To"), "10");
    await user.type(scale.getByLabelText("What the lowest means"), "hard");
    await user.click(scale.getByRole("radio", { name: "Stars" }));
    expect(await publish(user)).toEqual([
      expect.objectContaining({
        type: "multiple_choice",
        form: {
          kind: "scale",
          scale: { from: 0, to: 10, look: "stars", low: "hard", high: "" },
        },
      }),
    ]);
  });

  it("shows the step of a number, and which bounds are wrong", async () => {
    const { user } = await openEditor();
    const number = await ask(user, "Number", "How far?");
    const most = await number.findByLabelText("Highest number");
    await user.clear(most);
    await user.type(number.getByLabelText("Unit"), "km");
    await user.click(button("Publish"));
    expect(number.getByLabelText("Lowest number")).toHaveFocus();
    expect(number.getByRole("alert")).toHaveTextContent(
      "In question 3, the lowest number must be below the highest",
    );
    await user.type(most, "1999");
    expect(number.getByText("Results count in steps of 50 km.")).toBeVisible();
    expect(await publish(user)).toEqual([
      expect.objectContaining({
        form: {
          kind: "number",
          number: { least: 0, most: 1999, decimals: 0, unit: "km" },
        },
      }),
    ]);
  });

  it("has bounds in the page's number format, and shows both readings of an ambiguous one", async () => {
    const { user } = await openEditor();
    const number = await ask(user, "Number", "How far?");
    const most = await number.findByLabelText("Highest number");
    await user.clear(most);
    await user.type(most, "5.000");
    expect(number.getByRole("alert")).toHaveTextContent(
      "“5.000” can mean 5 or 5000.",
    );
    await user.clear(most);
    await user.type(number.getByLabelText("Unit"), "km");
    await user.type(most, "5 000 km");
    expect(most).toHaveAccessibleDescription("Read as 5000.");
    expect(await publish(user)).toEqual([
      expect.objectContaining({
        form: {
          kind: "number",
          number: { least: 0, most: 5000, decimals: 0, unit: "km" },
        },
      }),
    ]);
  });

  it("can be a date in a long range, counted coarsely enough to identify no one", async () => {
    const { user } = await openEditor();
    const date = await ask(user, "Date", "When were you born?");
    const first = await date.findByLabelText("First day");
    fireEvent.change(first, { target: { value: "1926-01-01" } });
    const last = date.getByLabelText("Last day");
    fireEvent.change(last, { target: { value: "2046-01-02" } });
    await user.click(button("Publish"));
    expect(date.getByRole("alert")).toHaveTextContent("120 years apart");
    fireEvent.change(last, { target: { value: "2026-01-01" } });
    expect(date.getByText("Results count by decade.")).toBeVisible();
    expect(await publish(user)).toEqual([
      expect.objectContaining({
        form: {
          kind: "date",
          dates: { first: "1926-01-01", last: "2026-01-01" },
        },
      }),
    ]);
  });

  it("has custom texts for its answers, but no option list", async () => {
    const { user } = await openEditor();
    const choice = await ask(user, "Several choices", "How?");
    await user.type(choice.getByLabelText("Option 1"), "Bus");
    await user.click(choice.getByRole("button", { name: "Add “Other …”" }));
    expect(choice.getByLabelText("Option 2")).toHaveFocus();
    await user.click(
      choice.getByRole("button", { name: "Add “None of these”" }),
    );
    const text = await choice.findByLabelText(/^Text shown with/);
    await user.clear(text);
    await user.click(button("Publish"));
    expect(text).toHaveFocus();
    await user.type(text, "Which one?");
    const rule = { question: 2, relation: "is", places: [2] };
    expect(await publish(user)).toEqual([
      expect.objectContaining({
        options: ["Bus", "None of these", "Other …"],
        form: { kind: "choice", exclusive: 1 },
      }),
      expect.objectContaining({
        text: "Which one?",
        form: {
          kind: "text",
          within: true,
          showIf: { join: "and", rules: [rule] },
        },
      }),
    ]);
  });

  it("can be a statement, after which Enter adds the next", async () => {
    const { user } = await openEditor();
    const first = await ask(user, "Statement", "More trams.");
    const agree = await first.findByLabelText("Text for “Agree”");
    await user.clear(agree);
    await user.type(agree, "Yes!");
    await user.click(first.getByLabelText("Question text"));
    await user.keyboard("{Enter}Fewer cars.");
    const options = ["Yes!", "Disagree", "Pass"];
    const form = { kind: "statement" };
    expect(await publish(user)).toEqual([
      expect.objectContaining({ text: "More trams.", options, form }),
      expect.objectContaining({ text: "Fewer cars.", options, form }),
    ]);
  });

  it("starts a section, has a hint and is required", async () => {
    const { user } = await openEditor();
    const asked = await more(user, 1);
    await user.click(asked.getByRole("checkbox", { name: "Must be answered" }));
    await user.type(asked.getByLabelText("Hint"), "In a word");
    await user.click(asked.getByRole("checkbox", { name: "Starts a section" }));
    await user.type(asked.getByLabelText("Heading of the section"), "You");
    await user.click(
      asked.getByRole("checkbox", { name: "Starts a new page" }),
    );
    expect(asked.getByText(/^More/)).toHaveTextContent(
      "More · must be answered · hint · section “You”",
    );
    await user.click(button("Publish"));
    expect(sentSurvey()).toMatchObject({
      questions: [
        {
          form: {
            kind: "text",
            hint: "In a word",
            required: true,
            section: { heading: "You", text: "", page: true },
          },
        },
        { options: ["North", "South"] },
      ],
    });
  });
});

describe("a question that depends on another", () => {
  async function depend() {
    const { user } = await openEditor();
    await ask(user, "Text", "Why there?");
    const asked = await more(user, 3);
    await user.click(asked.getByRole("button", { name: "Show only if …" }));
    return { user, asked };
  }

  it("is defined by menus, and the map links to it", async () => {
    const { user, asked } = await depend();
    expect(asked.getByLabelText("Question")).toHaveFocus();
    await user.selectOptions(asked.getByLabelText("Option"), "South");
    await user.click(asked.getByRole("button", { name: "Add another rule" }));
    const second = within(asked.getByRole("group", { name: "Rule 2" }));
    await user.selectOptions(second.getByLabelText("Comparison"), "is any of");
    await user.click(second.getByRole("checkbox", { name: "South" }));
    await user.click(asked.getByRole("radio", { name: "Any of them" }));
    const map = within(
      await screen.findByRole("navigation", {
        name: "Which questions depend on which",
      }),
    );
    expect(map.getByText(/^if it is “South”/)).toHaveTextContent(
      "if it is “South” or another rule applies:",
    );
    await user.click(map.getByRole("button", { name: "2. Which?" }));
    expect(card(2).getByLabelText("Question text")).toHaveFocus();
    expect(await publish(user)).toEqual([
      expect.objectContaining({
        form: {
          kind: "text",
          showIf: {
            join: "or",
            rules: [
              { question: 1, relation: "is", places: [1] },
              { question: 1, relation: "any_of", places: [0, 1] },
            ],
          },
        },
      }),
    ]);
  });

  it("shows that it comes before the other, and that the other was removed", async () => {
    const { user } = await depend();
    await user.click(button("Move Question 3 up"));
    await user.click(button("Publish"));
    const problem = /^Question 2 depends on a question that is not before it/;
    expect(card(2).getByRole("alert")).toHaveTextContent(problem);
    const listed = screen.getByText("Not published yet").closest("[role]");
    expect(listed).toHaveTextContent("Question 2 depends on a question");
    expect(card(2).getByLabelText("Question")).toHaveDisplayValue(
      "3. Which? – not an earlier question",
    );
    await openQuestion(user, 3);
    await user.click(button("Delete Question 3"));
    expect(card(2).getByLabelText("Question")).toHaveDisplayValue(
      "Choose a question",
    );
    expect(card(2).getByRole("alert")).toHaveTextContent(problem);
    await user.click(button("Remove rule 1"));
    await user.click(button("Publish"));
    expect(sentSurvey()).toMatchObject({ questions: [{}, {}] });
  });

  it("shows that the option was removed, and that nobody would be asked", async () => {
    const { user } = await depend();
    await openQuestion(user, 2);
    await user.click(card(2).getByRole("button", { name: "Remove option 1" }));
    const asked = await more(user, 3);
    expect(asked.getByLabelText("Option")).toHaveDisplayValue(
      "Choose an option",
    );
    await openQuestion(user, 2);
    await user.click(card(2).getByRole("button", { name: "Add option" }));
    await user.keyboard("East");
    await user.click(button("Publish"));
    expect(asked.getByRole("alert")).toHaveTextContent(
      /depends on a missing option/,
    );
    await user.selectOptions(asked.getByLabelText("Option"), "East");
    await openQuestion(user, 2);
    await user.selectOptions(
      card(2).getByRole("combobox", { name: "Answer type" }),
      "One choice",
    );
    await more(user, 3);
    await user.click(asked.getByRole("button", { name: "Add another rule" }));
    expect(asked.getByRole("alert")).toHaveTextContent(
      "Question 3 is never shown",
    );
    expect(textBox("Survey Title")).toHaveValue("Parks");
  });
});
