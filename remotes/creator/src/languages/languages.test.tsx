import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import {
  button,
  create,
  network,
  openEditor,
  openQuestion,
  openStep,
  sentSurvey,
  startNetwork,
} from "../testing/open-create-page.tsx";

beforeEach(startNetwork);

const field = (name: string) => screen.getByRole("textbox", { name });

async function openLanguages() {
  const { user } = await openEditor();
  await openStep(user, "who");
  const own = screen.getByRole("combobox", { name: "Language of the survey" });
  await user.selectOptions(own, "English");
  await user.click(button("Translate this survey"));
  return user;
}

async function add(user: UserEvent, language: string) {
  const choice = await screen.findByRole("combobox", {
    name: "Add a language",
  });
  await user.selectOptions(choice, language);
  await user.click(button("Add"));
}

const group = (name: string) => screen.getByRole("group", { name });

describe("a survey in several languages", () => {
  it("requires its own language first", async () => {
    const { user } = await openEditor();
    await openStep(user, "who");
    await user.click(button("Translate this survey"));
    expect(
      await screen.findByText(
        "First choose the language in which the survey is written.",
      ),
    ).toBeVisible();
    expect(screen.queryByRole("combobox", { name: "Add a language" })).toBe(
      null,
    );
  });

  it("is translated text by text, and published with the translations", async () => {
    const user = await openLanguages();
    await add(user, "German");
    const german = group("German: 0 of 6 texts");
    const missing = within(german).getByRole("list", {
      name: "Not translated yet",
    });
    expect(
      within(missing)
        .getAllByRole("button")
        .map((each) => each.textContent),
    ).toEqual([
      ...["Title", "Instructions", "Question 1", "Question 2"],
      ...["Question 2, option 1", "Question 2, option 2"],
    ]);
    await user.click(within(missing).getByText("Question 2, option 1"));
    const option = field("Question 2, option 1 North");
    expect(option).toHaveFocus();
    expect(option).toHaveAttribute("lang", "de");
    await user.type(option, "Norden");
    await user.type(field("Title Parks"), " Grün ");
    expect(group("German: 2 of 6 texts")).toBeVisible();
    await user.click(button("Publish"));
    await waitFor(() => expect(network.to(create)).toHaveLength(1));
    expect(sentSurvey()).toMatchObject({
      language: "en",
      translations: [
        {
          language: "de",
          title: " Grün ",
          instructions: "",
          questions: [
            { text: "", options: [], words: {} },
            { text: "", options: ["Norden", ""], words: {} },
          ],
        },
      ],
    });
  });

  it("keeps each translation with its option when that is moved", async () => {
    const user = await openLanguages();
    await add(user, "German");
    await user.type(field("Question 2, option 1 North"), "Norden");
    await openQuestion(user, 2);
    await user.click(button("Move Option 1 down"));
    expect(field("Question 2, option 2 North")).toHaveValue("Norden");
    await user.click(button("Move Question 2 up"));
    expect(screen.getByDisplayValue("Norden")).toHaveAccessibleName(
      "Question 1, option 2 North",
    );
  });

  it("is not published with one text for two options", async () => {
    const user = await openLanguages();
    await add(user, "German");
    await user.type(field("Question 2, option 1 North"), "South");
    await user.click(button("Publish"));
    const toggle = button("Hide translations");
    expect(toggle).toHaveFocus();
    expect(toggle).toHaveAccessibleDescription(
      "Question 2 has the text “South” for two different options, in one language or in two. Change one of them.",
    );
    expect(network.to(create)).toEqual([]);
  });

  it("is not published with a translation into its own language", async () => {
    const user = await openLanguages();
    await add(user, "German");
    await user.type(field("Title Parks"), "Grün");
    const own = screen.getByRole("combobox", {
      name: "Language of the survey",
    });
    await user.selectOptions(own, "German");
    await user.click(button("Publish"));
    expect(button("Hide translations")).toHaveAccessibleDescription(
      /^The survey is written in German\./,
    );
  });

  it("removes a language only after confirmation", async () => {
    const user = await openLanguages();
    await add(user, "German");
    await user.type(field("Title Parks"), "Grün");
    await user.click(button("Remove German"));
    await user.click(button("Keep it"));
    expect(field("Title Parks")).toHaveValue("Grün");
    await user.click(button("Remove German"));
    await user.click(button("Remove it"));
    expect(screen.queryByRole("group", { name: /^German/ })).toBeNull();
    await waitFor(() => expect(button("Hide translations")).toHaveFocus());
  });
});
