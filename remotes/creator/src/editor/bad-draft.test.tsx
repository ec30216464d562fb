import { json } from "@nearsay/core/testing";
import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import {
  button,
  create,
  generate,
  network,
  openEditor,
  openPage,
  openQuestion,
  openStep,
  sentSurvey,
  startNetwork,
  textBox,
} from "../testing/open-create-page.tsx";

beforeEach(startNetwork);

const asJson = { headers: { "content-type": "application/json" } };

/** The texts of each question, which is opened to read them. */
async function questionTexts(user: UserEvent): Promise<string[][]> {
  const groups = screen.getAllByRole("group", { name: /^Question \d+$/ });
  const texts: string[][] = [];
  for (const number of groups.keys()) {
    const question = await openQuestion(user, number + 1);
    const fields = question.getAllByRole<HTMLInputElement>("textbox");
    texts.push(fields.map(({ value }) => value));
  }
  return texts;
}

describe("an invalid draft", () => {
  it("opens empty if every field is missing or wrong", async () => {
    network.on(generate, {
      title: { en: "Parks" },
      instructions: ["Be kind"],
      questions: "Why?",
      challengeQuestions: { text: "2+2?" },
      expiresAt: "soon",
      visibility: "code",
      exportHtmlCode: true,
      notice: { text: "Look" },
      embeddedToken: {},
    });
    const { user } = await openEditor();
    expect(textBox("Survey Title")).toHaveValue("");
    await user.click(button("Survey Instructions"));
    expect(textBox("Survey Instructions")).toHaveValue("");
    expect(
      screen.getByText("No questions yet. Add the first one."),
    ).toBeVisible();
    await openStep(user, "who");
    expect(screen.getByLabelText("Responses Close On")).not.toHaveValue("");
    expect(
      screen.getByRole("radio", { name: "Public (visible to everyone)" }),
    ).toBeChecked();
    await user.click(button("Publish"));
    expect(textBox("Survey Title")).toHaveAccessibleDescription(
      /^Give the survey a title\./,
    );
    expect(network.to(create)).toEqual([]);
  });

  it("opens with its valid questions, and shows what they lack", async () => {
    network.on(generate, {
      title: 2026,
      questions: [
        7,
        null,
        "Why?",
        {},
        { text: 9 },
        { text: "Which?", type: "multiple_choice", options: [{}, null, "A"] },
        { text: "Who?", type: "multiple_choice" },
      ],
    });
    const { user } = await openEditor();
    expect(textBox("Survey Title")).toHaveValue("2026");
    expect(await questionTexts(user)).toEqual([
      [""],
      ["9"],
      ["Which?", "A"],
      ["Who?", ""],
    ]);
    await user.click(button("Publish"));
    expect(
      screen.getByRole("textbox", {
        name: "Question text",
        description: /^Write the text of question 1\./,
      }),
    ).toHaveFocus();
    expect(screen.getAllByRole("listitem").map(textOf)).toEqual(
      expect.arrayContaining([
        "Write the text of question 1.",
        "Give question 3 at least two options.",
        "Give question 4 at least two options.",
      ]),
    );
    expect(network.to(create)).toEqual([]);
  });

  it("shows a duplicate option at the option", async () => {
    const question = { text: "Which?", type: "multiple_choice" };
    network.on(generate, {
      title: "Parks",
      questions: [{ ...question, options: ["North", "South", "North "] }],
    });
    const { user } = await openEditor();
    await user.click(button("Publish"));
    const option = textBox("Option 3");
    expect(option).toHaveFocus();
    expect(option).toHaveAccessibleDescription(
      /Question 1 has the same option twice\./,
    );
    await user.type(option, "-east");
    await user.click(button("Publish"));
    await waitFor(() => {
      expect(sentSurvey()).toMatchObject({
        questions: [{ options: ["North", "South", "North -east"] }],
      });
    });
  });

  it("shows markup and scripts as text, and publishes them as text", async () => {
    const script = "<script>document.title = 'taken'</script>";
    const image = "<img src=x onerror=\"document.title = 'taken'\">";
    document.title = "ours";
    network.on(generate, {
      title: script,
      instructions: image,
      questions: [
        { text: image, type: "multiple_choice", options: [script, "<b>"] },
      ],
      notice: image,
    });
    const { user, container } = await openEditor();
    expect(textBox("Survey Title")).toHaveValue(script);
    expect(await questionTexts(user)).toEqual([[image, script, "<b>"]]);
    expect(screen.getByRole("alert")).toHaveTextContent(image);
    expect(container.querySelector("script, img, b")).toBeNull();
    expect(document.title).toBe("ours");
    await user.click(button("Publish"));
    await waitFor(() => {
      expect(sentSurvey()).toMatchObject({
        title: script,
        instructions: image,
        questions: [{ text: image, options: [script, "<b>"] }],
      });
    });
  });

  it("opens with all of fifty questions", async () => {
    const fifty = Array.from({ length: 50 }, (_, index) => ({
      text: `Why ${index + 1}?`,
    }));
    network.on(generate, { title: "Parks", questions: fifty });
    await openEditor();
    expect(screen.getAllByText(/^Why/).map(textOf)).toEqual(
      fifty.map(({ text }) => text),
    );
  });

  it("is cut to the publishing limits", async () => {
    network.on(generate, {
      title: "t".repeat(5000),
      questions: [{ text: "q".repeat(5000) }],
    });
    await openEditor();
    expect(textBox("Survey Title")).toHaveValue("t".repeat(240));
    expect(textBox("Question text")).toHaveValue("q".repeat(1000));
  });

  it("is published without unknown fields", async () => {
    network.on(generate, {
      title: "Parks",
      ownerId: "somebody",
      demo: true,
      questions: [{ text: "Why?", id: 3, weight: 2 }],
    });
    const { user } = await openEditor();
    await user.click(button("Publish"));
    await waitFor(() => {
      expect(network.to(create)).toHaveLength(1);
    });
    const sent = JSON.stringify(network.to(create)[0]?.body);
    expect(sent).not.toMatch(/ownerId|demo|weight|"id"/);
  });

  const noDraft = "The server's reply holds no draft.";
  const page = "<!doctype html><p>Sign in";
  it.each([
    ["a list", json([]), noDraft],
    ["a sentence", json("Here is your survey!"), noDraft],
    ["an empty value", json(null), noDraft],
    [
      "an HTML page",
      new Response(page),
      "The server answered with a page, not data.",
    ],
    [
      "only the beginning of a draft",
      new Response('{"title":', asJson),
      "The server's answer could not be read.",
    ],
  ])("is rejected if %s arrives instead", async (_what, answer, message) => {
    network.on(generate, () => answer);
    const { user } = await openPage({ state: { draftContent: "parks" } });
    await user.click(button("Generate Survey"));
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(textBox("Describe your survey")).toHaveValue("parks");
    expect(button("Generate Survey")).toBeEnabled();
  });
});

function textOf({ textContent }: HTMLElement): string | null {
  return textContent;
}
