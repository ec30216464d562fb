import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import {
  button,
  generate,
  generated,
  network,
  openEditor,
  openPlace,
  openQuestion,
  openStep,
  startNetwork,
  textBox,
} from "../testing/open-create-page.tsx";

beforeEach(startNetwork);

const who = () => button(/Who and when$/);
const results = () => button(/Results$/);
const group = (number: number) =>
  screen.getByRole("group", { name: `Question ${number}` });

describe("the steps after the questions", () => {
  it("rest as sentences about what is set, without their fields", async () => {
    await openEditor();
    expect(screen.getByText(/^Public\. Closes .*\d{4}\.$/)).toBeVisible();
    expect(
      screen.getByText(/^Results in groups of responses\. You read texts/),
    ).toBeVisible();
    expect(screen.queryByLabelText("Responses Close On")).toBeNull();
    expect(who()).toHaveAttribute("aria-expanded", "false");
  });

  it("open one at a time, each with an address", async () => {
    const { user, location } = await openEditor();
    await openStep(user, "who");
    expect(location().search).toBe("?step=who");
    await openStep(user, "results");
    expect(location().search).toBe("?step=results");
    expect(who()).toHaveAttribute("aria-expanded", "false");
    expect(screen.getByLabelText("Responses Close On")).not.toBeVisible();
    await user.click(results());
    expect(location().search).toBe("");
    expect(results()).toHaveAttribute("aria-expanded", "false");
  });

  it("keep the text that the page was opened with", async () => {
    const state = { draftContent: "dog parks" };
    const { user, location } = await openEditor({ state });
    await openStep(user, "who");
    expect(location().state).toEqual(state);
    expect(textBox("Survey Title")).toHaveValue("Parks");
  });

  it("say at once what is changed in them", async () => {
    const { user } = await openEditor();
    await openStep(user, "who");
    await user.click(
      screen.getByRole("radio", { name: "Require access code" }),
    );
    expect(screen.getByText(/^With an access code\./)).toBeVisible();
  });

  it("open if a problem is in them", async () => {
    const { user } = await openEditor();
    await openStep(user, "who");
    await user.click(
      screen.getByRole("radio", { name: "Require access code" }),
    );
    await user.click(who());
    await user.click(button("Publish"));
    expect(textBox("Access code")).toHaveFocus();
    expect(who()).toHaveAttribute("aria-expanded", "true");
  });

  it("keep a date that is typed incompletely while they are folded", async () => {
    const { user } = await openEditor();
    await openStep(user, "who");
    const input = screen.getByLabelText("Responses Close On");
    fireEvent.change(input, { target: { value: "" } });
    Object.defineProperty(input, "validity", { value: { badInput: true } });
    await user.click(who());
    await user.click(button("Publish"));
    expect(input).toHaveFocus();
    expect(input).toBeVisible();
  });
});

describe("the questions", () => {
  it("are a line each, with what is set, except the open one", async () => {
    const { user } = await openEditor();
    expect(screen.queryByRole("textbox", { name: "Question text" })).toBeNull();
    await openQuestion(user, 1);
    expect(
      within(group(1)).getByRole("textbox", { name: "Question text" }),
    ).toHaveValue("Why?");
    expect(group(2)).toHaveTextContent(
      /2Which\?Several choices · North \/ South$/,
    );
    await openQuestion(user, 2);
    expect(within(group(1)).queryByRole("textbox")).toBeNull();
    expect(
      within(group(2)).getByRole("textbox", { name: "Question text" }),
    ).toHaveValue("Which?");
    await user.click(button("Question 2"));
    expect(screen.queryByRole("textbox", { name: "Question text" })).toBeNull();
  });

  it("are open if there is only one", async () => {
    const questions = [{ text: "Why?" }];
    network.on(generate, { ...generated, questions });
    await openEditor();
    expect(textBox("Question text")).toHaveValue("Why?");
  });

  it("show in their line what is wrong, and the first problem opens its question", async () => {
    const question = { text: "", type: "free_text" };
    const questions = [{ text: "Why?" }, question, question];
    network.on(generate, { ...generated, questions });
    const { user } = await openEditor();
    await user.click(button("Publish"));
    expect(
      within(group(2)).getByRole("textbox", { name: "Question text" }),
    ).toHaveFocus();
    expect(group(3)).toHaveTextContent("Write the text of question 3.");
  });

  it("open from the list of problems also in the preview", async () => {
    jest.spyOn(console, "error").mockImplementation();
    const question = { text: "", type: "free_text" };
    network.on(generate, { ...generated, questions: [question, question] });
    const { user } = await openEditor();
    await user.click(button("Publish"));
    await user.click(screen.getByRole("checkbox", { name: "Preview Mode" }));
    await user.click(button("Write the text of question 2."));
    expect(
      within(group(2)).getByRole("textbox", { name: "Question text" }),
    ).toHaveFocus();
  });
});

describe("the instructions", () => {
  it("are a button until they are needed, which then has the focus", async () => {
    network.on(generate, { ...generated, instructions: "" });
    const { user } = await openEditor();
    expect(
      screen.queryByRole("textbox", { name: "Survey Instructions" }),
    ).toBeNull();
    await user.click(button("Survey Instructions"));
    expect(textBox("Survey Instructions")).toHaveFocus();
    await user.keyboard("Be kind{Control>}a{/Control}{Backspace}");
    expect(textBox("Survey Instructions")).toHaveFocus();
  });
});

describe("undo", () => {
  it("takes back a deleted question, which redo deletes again", async () => {
    const { user } = await openEditor();
    expect(button("Undo")).toBeDisabled();
    await openQuestion(user, 1);
    await user.click(button("Delete Question 1"));
    await user.click(button("Undo"));
    expect(group(1)).toHaveTextContent("Why?");
    expect(button("Undo")).toBeDisabled();
    expect(button("Redo")).toHaveFocus();
    await user.click(button("Redo"));
    expect(screen.queryByText("Why?")).toBeNull();
    expect(button("Undo")).toHaveFocus();
  });

  it("works with the keyboard outside of text fields, which undo their own typing", async () => {
    const { user } = await openEditor();
    await user.type(textBox("Survey Title"), " and paths");
    await user.keyboard("{Control>}z{/Control}");
    expect(textBox("Survey Title")).toHaveValue("Parks and paths");
    button("Publish").focus();
    await user.keyboard("{Control>}z{/Control}");
    expect(textBox("Survey Title")).toHaveValue("Parks");
    await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    expect(textBox("Survey Title")).toHaveValue("Parks and paths");
    await waitFor(() => {
      expect(screen.getByText("The change was made again.")).toHaveAttribute(
        "role",
        "status",
      );
    });
  });

  it("takes back a change in a folded part", async () => {
    const { user } = await openEditor();
    await openPlace(user);
    await user.click(screen.getByRole("radio", { name: "A place by name" }));
    await openPlace(user);
    await user.click(button("Undo"));
    expect(screen.getByText("No location", { selector: "p" })).toBeVisible();
  });
});

describe("the preview beside the editor", () => {
  it("is not there without room for it", async () => {
    await openEditor();
    expect(screen.queryByRole("region", { name: "Preview" })).toBeNull();
  });

  it("shows the survey while it is typed, where there is room", async () => {
    jest.spyOn(globalThis, "matchMedia").mockImplementation((media) =>
      Object.assign(new EventTarget() as MediaQueryList, {
        media,
        matches: true,
      }),
    );
    jest.spyOn(console, "error").mockImplementation();
    const { user } = await openEditor();
    expect(screen.getByRole("region", { name: "Preview" })).toBeVisible();
    await user.click(screen.getByRole("checkbox", { name: "Preview Mode" }));
    expect(screen.getAllByRole("region", { name: "Preview" })).toHaveLength(1);
  });
});
