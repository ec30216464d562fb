import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { toLocalInput } from "../draft/local-time.ts";
import {
  button,
  create,
  network,
  openEditor,
  openQuestion,
  openStep,
  sentSurvey,
  startNetwork,
  textBox,
} from "../testing/open-create-page.tsx";

beforeEach(startNetwork);

async function openWho() {
  const page = await openEditor();
  await openStep(page.user, "who");
  return page;
}

describe("editing a survey", () => {
  it("closes responses in 30 days by default, on the minute, never before now", async () => {
    await openWho();
    const input = screen.getByLabelText("Responses Close On");
    const expected = toLocalInput(new Date(Date.now() + 43_200 * 60_000));
    expect((input as HTMLInputElement).value.slice(0, 13)).toBe(
      expected.slice(0, 13),
    );
    expect(input).toHaveAttribute("step", "60");
    expect(input.getAttribute("min")).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
  });

  it("shows that an empty closing date means 30 days", async () => {
    await openWho();
    expect(
      screen.getByLabelText("Responses Close On"),
    ).toHaveAccessibleDescription(
      "In your local time. Leave empty to close the survey after 30 days.",
    );
  });

  it("does not publish with an incomplete closing date", async () => {
    const { user } = await openWho();
    const input = screen.getByLabelText("Responses Close On");
    fireEvent.change(input, { target: { value: "" } });
    // jsdom has no date input that could be incomplete.
    Object.defineProperty(input, "validity", { value: { badInput: true } });
    await user.click(button("Publish"));
    expect(input).toHaveFocus();
    expect(input).toHaveAccessibleDescription(
      /^Complete the closing date or clear it\./,
    );
    fireEvent.change(input, { target: { value: "2040-01-01T10:00" } });
    expect(screen.queryByText(/^Complete the closing/)).toBeNull();
    expect(network.to(create)).toEqual([]);
  });

  it("does not publish with a closing date in the past", async () => {
    const { user } = await openWho();
    const input = screen.getByLabelText("Responses Close On");
    fireEvent.change(input, { target: { value: "2020-01-01T10:00" } });
    await user.click(button("Publish"));
    expect(input).toHaveFocus();
    expect(input).toHaveAccessibleDescription(
      /^Choose a closing time in the future\./,
    );
    expect(network.to(create)).toEqual([]);
  });

  it("accepts titles up to 240 and instructions up to 1000 characters", async () => {
    const { user } = await openEditor();
    await user.type(textBox("Survey Title"), "{Enter}");
    expect(textBox("Survey Title")).toHaveValue("Parks");
    await user.clear(textBox("Survey Title"));
    await user.click(textBox("Survey Title"));
    await user.paste(`two\nlines ${"x".repeat(300)}`);
    expect(screen.getByText("240/240")).toBeVisible();
    expect(textBox("Survey Title")).toHaveValue(`two lines ${"x".repeat(230)}`);
    await user.clear(textBox("Survey Instructions"));
    await user.click(textBox("Survey Instructions"));
    await user.paste("x".repeat(1200));
    expect(screen.getByText("1000/1000")).toBeVisible();
  });

  it("adds questions of both types and focuses them", async () => {
    const { user } = await openEditor();
    await user.click(button("+ Add Free Text"));
    const list = within(screen.getByRole("region", { name: "Questions" }));
    const third = list.getByRole("group", { name: "Question 3" });
    expect(
      within(third).getByRole("textbox", { name: "Question text" }),
    ).toHaveFocus();
    await user.click(button("+ Add Multiple Choice"));
    const fourth = list.getByRole("group", { name: "Question 4" });
    expect(
      within(fourth).getByRole("textbox", { name: "Option 1" }),
    ).toHaveValue("");
  });

  it("changes a question's type, and adds one empty option", async () => {
    const { user } = await openEditor();
    const first = await openQuestion(user, 1);
    const type = first.getByRole("combobox", { name: "Answer type" });
    await user.selectOptions(type, "One choice");
    expect(first.getByRole("textbox", { name: "Option 1" })).toHaveValue("");
    await user.selectOptions(type, "Text");
    expect(first.queryByRole("textbox", { name: "Option 1" })).toBeNull();
  });

  it("adds options with Enter and removes empty ones with Backspace, and the focus follows", async () => {
    const { user } = await openEditor();
    const second = await openQuestion(user, 2);
    const option = (number: number) =>
      second.getByRole("textbox", { name: `Option ${number}` });
    await user.click(option(1));
    // This Enter confirms a suggestion of the input method.
    fireEvent.keyDown(option(1), { key: "Enter", isComposing: true });
    expect(option(2)).toHaveValue("South");
    await user.keyboard("{Enter}");
    expect(option(2)).toHaveFocus();
    await user.keyboard("East");
    expect(option(3)).toHaveValue("South");
    await user.keyboard("{Backspace}");
    expect(option(2)).toHaveValue("Eas");
    await user.clear(option(2));
    await user.keyboard("{Backspace}");
    expect(option(1)).toHaveFocus();
    expect(option(2)).toHaveValue("South");
    await user.click(second.getByRole("button", { name: "Remove option 1" }));
    expect(option(1)).toHaveValue("South");
    expect(option(1)).toHaveFocus();
    expect(
      second.getByRole("button", { name: "Remove option 1" }),
    ).toBeDisabled();
  });

  it("moves a question by one position and stops at the ends", async () => {
    const { user } = await openEditor();
    await openQuestion(user, 1);
    expect(button("Move Question 1 up")).toBeDisabled();
    await openQuestion(user, 2);
    expect(button("Move Question 2 down")).toBeDisabled();
    await user.click(button("Move Question 2 up"));
    const first = within(screen.getByRole("group", { name: "Question 1" }));
    expect(first.getByDisplayValue("Which?")).toBeVisible();
    expect(button("Move Question 1 down")).toHaveFocus();
    await user.click(button("Move Question 1 down"));
    expect(button("Move Question 2 up")).toHaveFocus();
  });

  it("keeps the focus on the arrow until the end is reached", async () => {
    const { user } = await openEditor();
    await user.click(button("+ Add Free Text"));
    await user.click(button("+ Add Free Text"));
    await user.click(button("Move Question 4 up"));
    expect(button("Move Question 3 up")).toHaveFocus();
    await openQuestion(user, 1);
    await user.click(button("Move Question 1 down"));
    expect(button("Move Question 2 down")).toHaveFocus();
  });

  it("deletes a question and moves the focus to its neighbour, then to the add button", async () => {
    const { user } = await openEditor();
    await openQuestion(user, 1);
    await user.click(button("Delete Question 1"));
    expect(screen.getByDisplayValue("Which?")).toHaveFocus();
    expect(await screen.findByText("Question 1 deleted.")).toHaveAttribute(
      "role",
      "status",
    );
    await user.click(button("Delete Question 1"));
    expect(button("+ Add Free Text")).toHaveFocus();
  });

  it("accepts challenge questions with a hint", async () => {
    const { user } = await openWho();
    await user.click(button("+ Add Challenge Question"));
    const group = within(screen.getByRole("group", { name: "Challenge 1" }));
    expect(group.getByRole("textbox", { name: "Question" })).toHaveFocus();
    const expected = group.getByRole("textbox", { name: "Expected answer" });
    expect(expected).toHaveAccessibleDescription(
      "Prefer a single lowercase word for an exact match.",
    );
    await user.click(expected);
    await user.paste("a".repeat(241));
    expect(expected).toHaveValue("a".repeat(240));
    const section = within(
      screen.getByRole("region", { name: "Challenge Questions" }),
    );
    expect(
      section.getByText(
        "Optional. Only people who give the expected answer can respond to the survey.",
        { exact: false },
      ),
    ).toBeVisible();
    expect(
      section.getByRole("link", { name: "How challenge questions work" }),
    ).toHaveAttribute("href", "/guide#challenge-questions");
  });

  it("asks for an access code and an export code only if they are enabled, and shows their rules", async () => {
    const { user } = await openWho();
    const panel = within(
      screen.getByRole("region", { name: "Access & Visibility" }),
    );
    expect(
      panel.getByRole("heading", { name: "Visibility & Access" }),
    ).toBeVisible();
    const choice = { name: "Who can see this survey" };
    expect(
      within(panel.getByRole("group", choice)).getByRole("radio", {
        name: "Public (visible to everyone)",
      }),
    ).toBeChecked();
    expect(panel.queryByRole("textbox")).toBeNull();
    await user.click(panel.getByRole("radio", { name: "Require access code" }));
    const code = panel.getByRole("textbox", { name: "Access code" });
    await user.click(code);
    await user.paste("a".repeat(33));
    expect(code).toHaveValue("a".repeat(32));
    await user.clear(code);
    await user.type(code, "abc");
    expect(panel.queryByRole("alert")).toBeNull();
    expect(code).toHaveAccessibleDescription("4 to 32 characters, no spaces.");
    await user.tab();
    expect(code).toHaveAccessibleDescription(
      /^Code must be at least 4 characters/,
    );
    expect(panel.queryByText(/^4 to 32 characters/)).toBeNull();
    await user.type(code, " d");
    expect(code).toHaveAccessibleDescription(/^No spaces allowed in code/);
    await openStep(user, "results");
    await user.click(
      panel.getByRole("checkbox", {
        name: "Require a separate code to export insights (HTML)",
      }),
    );
    const exportCode = panel.getByRole("textbox", { name: "Export code" });
    await user.type(exportCode, "x y");
    expect(exportCode).toHaveAccessibleDescription(
      /^No spaces allowed in export code/,
    );
    await user.clear(exportCode);
    await user.type(exportCode, "x");
    await user.tab();
    expect(exportCode).toHaveAccessibleDescription(
      /^Export code must be at least 4 characters/,
    );
  });

  it("shows how guessable a code is, and generates one that is hard to guess", async () => {
    const { user } = await openWho();
    await user.click(
      screen.getByRole("radio", { name: "Require access code" }),
    );
    const code = textBox("Access code");
    for (const [typed, expected] of [
      [
        "1234",
        "Very easy to guess: one of the first codes that anybody tries.",
      ],
      ["4719", "Easy to guess: 10,000 possibilities."],
      ["maple114", "Fairly hard to guess: 100 million possibilities."],
      ["oak-4719-elm", "Hard to guess: more than a trillion possibilities."],
    ] as const) {
      await user.clear(code);
      await user.type(code, typed);
      expect(code).toHaveAccessibleDescription(expected);
    }
    await user.click(button("Make an access code"));
    const made = (code as HTMLInputElement).value;
    expect(made).toMatch(/^\w{4}-\w{4}$/);
    expect(code).toHaveAccessibleDescription(
      /^Hard to guess: .+ possibilities\.$/,
    );
    await waitFor(() => {
      expect(screen.getByText(`The code is now ${made}`)).toBeInTheDocument();
    });
    await openStep(user, "results");
    await user.click(
      screen.getByRole("checkbox", {
        name: "Require a separate code to export insights (HTML)",
      }),
    );
    await user.click(button("Make an export code"));
    expect(textBox("Export code")).toHaveAccessibleDescription(
      /^Hard to guess/,
    );
    expect(textBox("Export code")).not.toHaveValue(made);
    await openStep(user, "who");
    expect(code).toHaveValue(made);
  });

  it("lists the sites that may embed the survey in the format of browsers", async () => {
    const { user } = await openWho();
    const where = screen.getByRole("group", {
      name: "Where it may be embedded",
    });
    expect(
      within(where).getByRole("radio", { name: "On any site" }),
    ).toBeChecked();
    expect(screen.queryByRole("textbox", { name: "Sites" })).toBeNull();
    await user.click(
      screen.getByRole("radio", { name: "Only on these sites" }),
    );
    expect(textBox("Sites")).toHaveAccessibleDescription(
      "One on each line, such as https://example.org. Up to 20.",
    );
    await user.type(textBox("Sites"), "example.org/");
    await user.tab();
    expect(textBox("Sites")).toHaveValue("https://example.org");
    await user.click(button("Publish"));
    await waitFor(() => {
      expect(sentSurvey()).toMatchObject({
        embedOrigins: ["https://example.org"],
      });
    });
  });

  it.each([
    [
      "no site",
      "",
      "Enter a site that may embed the survey, or choose another option.",
    ],
    [
      "an invalid address",
      "http://",
      "“http://” is not the address of a site. Enter an address such as https://example.org.",
    ],
    [
      "more than 20 sites",
      Array.from({ length: 21 }, (_, place) => `a${place}.example`).join("\n"),
      "Enter 20 sites at most.",
    ],
  ])("does not publish with %s as embedding site", async (_, sites, why) => {
    const { user } = await openWho();
    await user.click(
      screen.getByRole("radio", { name: "Only on these sites" }),
    );
    fireEvent.change(textBox("Sites"), { target: { value: sites } });
    await user.click(button("Publish"));
    expect(textBox("Sites")).toHaveFocus();
    expect(textBox("Sites")).toHaveAccessibleDescription(
      expect.stringContaining(why),
    );
    expect(network.to(create)).toEqual([]);
  });

  it("can forbid embedding on all sites", async () => {
    const { user } = await openWho();
    await user.click(screen.getByRole("radio", { name: "On no other site" }));
    await user.click(button("Publish"));
    await waitFor(() => {
      expect(sentSurvey()).toMatchObject({ embedOrigins: [] });
    });
  });

  it("shows that a survey with an access code is never embedded", async () => {
    const { user } = await openWho();
    await user.click(
      screen.getByRole("radio", { name: "Require access code" }),
    );
    expect(
      screen.getByText(
        "Surveys with an access code cannot be embedded in other sites.",
      ),
    ).toBeVisible();
    expect(
      screen.queryByRole("group", { name: "Where it may be embedded" }),
    ).toBeNull();
  });
});
