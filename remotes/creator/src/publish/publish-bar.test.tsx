import type * as Contract from "@nearsay/core/contract";
import { limits } from "@nearsay/core/contract";
import { json, refusal } from "@nearsay/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { listKeptDrafts } from "../draft/kept-draft.ts";
import {
  button,
  create,
  generate,
  generated,
  network,
  openEditor,
  openStep,
  reserve,
  sentSurvey,
  startNetwork,
  textBox,
} from "../testing/open-create-page.tsx";

// As a plain object, because the exports of a module cannot be replaced.
jest.mock("@nearsay/core/contract", () => {
  const contract = jest.requireActual<typeof Contract>(
    "@nearsay/core/contract",
  );
  return { ...contract, limits: { ...contract.limits } };
});

beforeEach(startNetwork);

describe("publishing a survey", () => {
  it("sends the survey with the token that came with the draft and opens the home page with its id", async () => {
    const { user, location } = await openEditor();
    await openStep(user, "who");
    await user.click(
      screen.getByRole("checkbox", { name: "List on Feedback page" }),
    );
    await user.click(button("Publish"));
    await waitFor(() => {
      expect(location().pathname).toBe("/");
    });
    expect(location().state).toEqual({ createdSurveyId: "42" });
    expect(sentSurvey()).toMatchObject({
      title: "Parks",
      type: "geo",
      feedback: true,
      embeddedToken: "generated-token",
    });
  });

  it("stops if no token can be obtained", async () => {
    network.on(generate, { ...generated, embeddedToken: null });
    network.on(reserve, () => refusal(503, "busy"));
    const { user } = await openEditor();
    await user.click(button("Publish"));
    expect(
      await screen.findByText(
        "Unable to reserve a survey token. Please try again.",
      ),
    ).toBeVisible();
    expect(network.to(create)).toEqual([]);
    expect(textBox("Survey Title")).toBeEnabled();
  });

  it("shows that it is publishing and publishes once", async () => {
    network.on(create, () => new Promise<Response>(() => undefined));
    const { user } = await openEditor();
    await user.dblClick(button("Publish"));
    await user.click(button("Publishing…"));
    expect(button("Publishing…")).toHaveAttribute("aria-disabled", "true");
    expect(button("Publishing…")).toHaveFocus();
    expect(textBox("Survey Title")).toBeDisabled();
    expect(button("Back to the description")).toBeDisabled();
    expect(network.to(create)).toHaveLength(1);
  });

  it("does not navigate if the user left before the reply", async () => {
    let arrive: (answer: Response) => void = () => undefined;
    network.on(create, () => new Promise((resolve) => (arrive = resolve)));
    const { user, location } = await openEditor({ leaves: true });
    await user.click(button("Publish"));
    await user.click(screen.getByRole("link", { name: "User Guide" }));
    await act(async () => {
      arrive(json({ id: 42 }, 201));
      await Promise.resolve();
    });
    await waitFor(() => {
      expect(listKeptDrafts()).toEqual([]);
    });
    expect(location().pathname).toBe("/guide");
  });

  it.each([
    [
      "the server's message",
      () => refusal(422, "Content not allowed."),
      "Content not allowed.",
    ],
    [
      "a default message if the server sends none",
      () => new Response("", { status: 500 }),
      "Unexpected error while saving survey.",
    ],
  ])(
    "shows a failure in %s and stays editable",
    async (_how, answer, message) => {
      network.on(create, answer);
      const { user } = await openEditor();
      await user.click(button("Publish"));
      const shown = await screen.findByText(message);
      expect(shown).toBeVisible();
      expect(document.body).not.toHaveFocus();
      expect(document.activeElement).toContainElement(shown);
      expect(textBox("Survey Title")).toHaveValue("Parks");
      expect(button("Publish")).toBeEnabled();
    },
  );

  it("lists what is missing, focuses the first of it and explains it there", async () => {
    // The preview's form belongs to a remote that is not loaded here.
    jest.spyOn(console, "error").mockImplementation();
    const { user } = await openEditor();
    await user.clear(textBox("Survey Title"));
    await openStep(user, "who");
    await user.click(button("+ Add Challenge Question"));
    await user.keyboard("2+2?");
    await openStep(user, "results");
    await user.click(
      screen.getByRole("checkbox", {
        name: "Require a separate code to export insights (HTML)",
      }),
    );
    await user.click(screen.getByRole("checkbox", { name: "Preview Mode" }));
    await user.click(button("Publish"));
    expect(textBox("Survey Title")).toHaveFocus();
    expect(textBox("Survey Title")).toHaveAccessibleDescription(
      /^Give the survey a title\./,
    );
    const listed = screen
      .getAllByRole("listitem")
      .map((item) => item.textContent);
    expect(screen.getByText("Not published yet")).toBeVisible();
    expect(listed).toEqual(
      expect.arrayContaining([
        "Give the survey a title.",
        "Each challenge question must include both a question and an expected answer.",
        "Insights export code must be at least 4 characters.",
      ]),
    );
    await user.click(
      button("Insights export code must be at least 4 characters."),
    );
    expect(textBox("Export code")).toHaveFocus();
    await user.keyboard("a b c");
    expect(
      screen.getByText("Insights export code cannot contain spaces."),
    ).toBeVisible();
    await user.type(textBox("Survey Title"), "P");
    expect(screen.queryByText("Give the survey a title.")).toBeNull();
    expect(network.to(create)).toEqual([]);
  });

  it("focuses the add button when there is no question", async () => {
    network.on(generate, { ...generated, questions: [] });
    const { user } = await openEditor();
    await user.click(button("Publish"));
    expect(button("+ Add Free Text")).toHaveFocus();
    expect(button("+ Add Free Text")).toHaveAccessibleDescription(
      "Add at least one question.",
    );
  });

  it("focuses it also when there are too many, including challenge questions", async () => {
    // Rendering four hundred questions takes minutes in jsdom.
    const lowered: { questionsMax: number; challengeQuestionsMax: number } =
      limits;
    jest.replaceProperty(lowered, "questionsMax", 2);
    jest.replaceProperty(lowered, "challengeQuestionsMax", 1);
    const { user } = await openEditor();
    expect(button("+ Add Free Text")).toBeDisabled();
    expect(button("+ Add Multiple Choice")).toBeDisabled();
    await openStep(user, "who");
    await user.click(button("+ Add Challenge Question"));
    expect(button("+ Add Challenge Question")).toBeDisabled();
    // It has the focus; its expected answer is the next field.
    await user.keyboard("2+2?{Tab}four");
    await user.click(button("Publish"));
    expect(button("A survey can have 2 questions at most.")).toBeVisible();
  });

  it("focuses it also when the survey is too long for the server", async () => {
    const lowered: { surveyTextMax: number } = limits;
    jest.replaceProperty(lowered, "surveyTextMax", 10);
    const { user } = await openEditor();
    await user.click(button("Publish"));
    expect(button("+ Add Free Text")).toHaveFocus();
    expect(button("+ Add Free Text")).toHaveAccessibleDescription(
      "The texts of this survey have more than 10 characters in total, in all languages together. Shorten them or remove some questions.",
    );
    expect(network.to(create)).toEqual([]);
  });
});
