import { loadConsentAtom, localStore } from "@nearsay/core/session";
import {
  type FakeNetwork,
  fakeNetwork,
  json,
  refusal,
  renderAt,
} from "@nearsay/core/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { CreatePage } from "./create-page.tsx";
import { toLocalInput } from "./editor/local-time.ts";

const generate = "POST /api/surveys/generate";
const reserve = "POST /api/surveys/embedded-token";
const create = "POST /api/surveys";

const generated = {
  title: "Parks",
  instructions: "Be kind",
  questions: [
    { text: "Why?", type: "free_text", options: [], allowMultiple: false },
    {
      text: "Which?",
      type: "multiple_choice",
      options: ["North", "South"],
      allowMultiple: true,
    },
  ],
  notice: "Made by rules, without a model.",
  embeddedToken: "generated-token",
};

let network: FakeNetwork;

beforeEach(() => {
  document.cookie = "nearsay_csrf=c";
  network = fakeNetwork({
    "GET /api/privacy/status": { optOut: false },
    "DELETE /api/privacy/opt-out": { optOut: false },
    "POST /api/privacy/opt-out": { optOut: true },
    [generate]: generated,
    [reserve]: { embeddedToken: "reserved-token" },
    [create]: () => json({ id: 42, surveyUuid: "u" }, 201),
  });
});

interface PageOptions {
  consented?: boolean;
  state?: unknown;
}

async function openPage(options: PageOptions = {}) {
  const { consented = true, state } = options;
  const store = createStore();
  localStore.write("anonymous_consent", consented);
  await store.set(loadConsentAtom);
  const page = renderAt(<CreatePage />, {
    path: "/create-survey",
    state,
    store,
  });
  return { ...page, user: userEvent.setup() };
}

function button(name: string | RegExp) {
  return screen.getByRole("button", { name });
}

function textBox(name: string | RegExp) {
  return screen.getByRole("textbox", { name });
}

async function openEditor(options?: PageOptions) {
  const page = await openPage(options);
  await page.user.type(textBox("Describe your survey"), "about parks");
  await page.user.click(button("Generate Survey"));
  await screen.findByRole("heading", { name: "Edit your survey" });
  return page;
}

function sentSurvey(): unknown {
  const [call] = network.to(create);
  return (call?.body as { survey: unknown } | undefined)?.survey;
}

describe("describing a survey", () => {
  it("has its title and a link to the guide", async () => {
    await openPage();
    expect(
      screen.getByRole("heading", { level: 1, name: "Start a New Survey" }),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "User Guide" })).toHaveAttribute(
      "href",
      "/guide",
    );
  });

  it("counts what is typed against the server's limit", async () => {
    const { user } = await openPage();
    await user.type(textBox("Describe your survey"), "parks");
    expect(screen.getByText("5/1000")).toBeVisible();
  });

  it.each([
    [{ draftContent: "dog parks" }, "dog parks"],
    [{ reviewText: "a fine park" }, "a fine park"],
  ])("takes its text from the navigation state %j", async (state, text) => {
    await openPage({ state });
    expect(textBox("Describe your survey")).toHaveValue(text);
  });

  it("sends the text and opens the draft with its notice, the focus on its heading", async () => {
    await openEditor();
    expect(network.to(generate)[0]?.body).toEqual({
      content: "about parks",
      manual: false,
    });
    expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
    expect(screen.getByRole("alert")).toHaveTextContent(generated.notice);
    expect(textBox("Survey Title")).toHaveValue("Parks");
    expect(textBox("Survey Instructions")).toHaveValue("Be kind");
    const second = screen.getByRole("group", { name: "Question 2" });
    expect(within(second).getByDisplayValue("South")).toBeVisible();
    expect(
      within(second).getByRole("checkbox", { name: "Allow multiple answers" }),
    ).toBeChecked();
  });

  it("starts a manual draft without any text", async () => {
    network.on(generate, { ...generated, title: "", questions: [] });
    const { user } = await openPage();
    await user.click(
      screen.getByRole("checkbox", { name: "Start from scratch" }),
    );
    await user.click(button("Start Manual Draft"));
    expect(await screen.findByText(/No questions yet/)).toBeVisible();
    expect(network.to(generate)[0]?.body).toEqual({
      content: "",
      manual: true,
    });
  });

  it("asks for some context when there is none", async () => {
    const { user } = await openPage();
    await user.type(textBox("Describe your survey"), "  ");
    await user.click(button("Generate Survey"));
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Please provide some context after @review.",
    );
    expect(textBox("Describe your survey")).toHaveFocus();
    expect(textBox("Describe your survey")).toHaveAccessibleDescription(
      /Please provide some context/,
    );
    expect(network.to(generate)).toEqual([]);
  });

  it("asks for a shorter text past the limit", async () => {
    const { user } = await openPage({
      state: { draftContent: "x".repeat(1001) },
    });
    await user.click(button("Generate Survey"));
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Please shorten your input to 1000 characters or fewer.",
    );
    expect(network.to(generate)).toEqual([]);
  });

  it("shows that drafting is under way, and what to expect", async () => {
    network.on(generate, () => new Promise<Response>(() => undefined));
    const { user } = await openPage({ state: { draftContent: "parks" } });
    await user.click(button("Generate Survey"));
    expect(button("Generating…")).toBeVisible();
    expect(
      screen.getByRole("progressbar", { name: "Generating…" }),
    ).toBeVisible();
    expect(
      screen.getByText(
        "AI drafting usually finishes within tens of seconds during beta",
      ),
    ).toBeVisible();
  });

  it("gives up on Cancel, and nothing arrives later", async () => {
    let answer: (response: Response) => void = () => undefined;
    network.on(
      generate,
      () => new Promise<Response>((done) => (answer = done)),
    );
    const { user } = await openPage({ state: { draftContent: "parks" } });
    await user.click(button("Generate Survey"));
    await user.click(button("Cancel"));
    expect(button("Generate Survey")).toHaveFocus();
    answer(json(generated));
    await Promise.resolve();
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(
      screen.queryByRole("heading", { name: "Edit your survey" }),
    ).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([
    [
      "the server's words",
      refusal(422, "Content not allowed."),
      "Content not allowed.",
    ],
    [
      "its own words when the server has none",
      new Response("", { status: 500 }),
      "Failed to generate survey from content.",
    ],
  ])(
    "shows a failure in %s and keeps the text",
    async (_how, answer, message) => {
      network.on(generate, () => answer);
      const { user } = await openPage({ state: { draftContent: "parks" } });
      await user.click(button("Generate Survey"));
      expect(await screen.findByRole("alert")).toHaveTextContent(message);
      expect(textBox("Describe your survey")).toHaveValue("parks");
    },
  );

  it("asks for participation instead of calling the server without consent", async () => {
    const { user } = await openPage({ consented: false });
    await user.type(textBox("Describe your survey"), "parks");
    await user.click(button("Enable participation to generate/draft"));
    expect(screen.getByRole("note")).toHaveTextContent(
      "Enable anonymous ID participation on the Anonymous ID Policy page to use AI generation.",
    );
    expect(screen.getByRole("note").parentElement).toHaveFocus();
    expect(network.to(generate)).toEqual([]);
    expect(network.to(reserve)).toEqual([]);
  });

  it("goes on in place once participation is enabled", async () => {
    const { user } = await openPage({ consented: false });
    await user.click(button("Enable anonymous ID"));
    expect(
      await screen.findByRole("button", { name: "Generate Survey" }),
    ).toBeVisible();
    expect(screen.queryByRole("note")).toBeNull();
  });
});

describe("editing a survey", () => {
  it("closes responses in 30 days unless told otherwise, on the minute, never before now", async () => {
    await openEditor();
    const input = screen.getByLabelText("Responses Close On");
    const expected = toLocalInput(new Date(Date.now() + 43_200 * 60_000));
    expect((input as HTMLInputElement).value.slice(0, 13)).toBe(
      expected.slice(0, 13),
    );
    expect(input).toHaveAttribute("step", "60");
    expect(input.getAttribute("min")).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
  });

  it("takes titles up to 240 and instructions up to 1000 characters", async () => {
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

  it("adds questions of both types and puts the focus into them", async () => {
    const { user } = await openEditor();
    await user.click(button("+ Add Free Text"));
    const third = screen.getByRole("group", { name: "Question 3" });
    expect(
      within(third).getByRole("textbox", { name: "Question text" }),
    ).toHaveFocus();
    await user.click(button("+ Add Multiple Choice"));
    const fourth = screen.getByRole("group", { name: "Question 4" });
    expect(
      within(fourth).getByRole("textbox", { name: "Option 1" }),
    ).toHaveValue("");
  });

  it("changes a question's type, with one empty option to begin with", async () => {
    const { user } = await openEditor();
    const first = within(screen.getByRole("group", { name: "Question 1" }));
    const type = first.getByRole("combobox", { name: "Answer type" });
    await user.selectOptions(type, "Multiple choice");
    expect(first.getByRole("textbox", { name: "Option 1" })).toHaveValue("");
    expect(
      first.getByRole("checkbox", { name: "Allow multiple answers" }),
    ).not.toBeChecked();
    await user.selectOptions(type, "Free text");
    expect(first.queryByRole("textbox", { name: "Option 1" })).toBeNull();
  });

  it("adds options with Enter and removes empty ones with Backspace, the focus following", async () => {
    const { user } = await openEditor();
    const second = within(screen.getByRole("group", { name: "Question 2" }));
    const option = (number: number) =>
      second.getByRole("textbox", { name: `Option ${number}` });
    await user.click(option(1));
    await user.keyboard("{Enter}");
    expect(option(2)).toHaveFocus();
    await user.keyboard("East");
    expect(option(3)).toHaveValue("South");
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

  it("moves a question by one place and stops at the ends", async () => {
    const { user } = await openEditor();
    expect(button("Move Question 1 up")).toBeDisabled();
    expect(button("Move Question 2 down")).toBeDisabled();
    await user.click(button("Move Question 2 up"));
    const first = within(screen.getByRole("group", { name: "Question 1" }));
    expect(first.getByDisplayValue("Which?")).toBeVisible();
    expect(button("Move Question 1 down")).toHaveFocus();
    await user.click(button("Move Question 1 down"));
    expect(button("Move Question 2 up")).toHaveFocus();
  });

  it("keeps the focus on the arrow while there is further to go", async () => {
    const { user } = await openEditor();
    await user.click(button("+ Add Free Text"));
    await user.click(button("+ Add Free Text"));
    await user.click(button("Move Question 4 up"));
    expect(button("Move Question 3 up")).toHaveFocus();
    await user.click(button("Move Question 1 down"));
    expect(button("Move Question 2 down")).toHaveFocus();
  });

  it("deletes a question and moves the focus to its neighbour, then to the add button", async () => {
    const { user } = await openEditor();
    await user.click(button("Delete Question 1"));
    expect(screen.getByDisplayValue("Which?")).toHaveFocus();
    await user.click(button("Delete Question 1"));
    expect(button("+ Add Free Text")).toHaveFocus();
  });

  it("takes challenge questions with a hint", async () => {
    const { user } = await openEditor();
    await user.click(button("+ Add Challenge Question"));
    const group = within(
      screen.getByRole("group", { name: "Challenge question 1" }),
    );
    expect(group.getByRole("textbox", { name: "Question" })).toHaveFocus();
    expect(
      group.getByRole("textbox", { name: "Expected answer" }),
    ).toHaveAccessibleDescription(/single lowercase word/);
    expect(
      screen.getByRole("heading", { name: "Challenge Questions" }),
    ).toBeVisible();
  });

  it("asks for an access code and an export code only when they are wanted, with their rules", async () => {
    const { user } = await openEditor();
    const panel = within(
      screen.getByRole("region", { name: "Access & Visibility" }),
    );
    expect(
      panel.getByRole("heading", { name: "Visibility & Access" }),
    ).toBeVisible();
    expect(
      panel.getByRole("radio", { name: "Public (visible to everyone)" }),
    ).toBeChecked();
    expect(panel.queryByRole("textbox")).toBeNull();
    await user.click(panel.getByRole("radio", { name: "Require access code" }));
    const code = panel.getByRole("textbox", { name: "Access code" });
    expect(code).toHaveAttribute("maxlength", "32");
    await user.type(code, "abc");
    expect(panel.queryByRole("alert")).toBeNull();
    expect(panel.getByText(/^4 to 32 characters/)).toBeVisible();
    await user.tab();
    expect(code).toHaveAccessibleDescription(
      /^Code must be at least 4 characters/,
    );
    expect(panel.queryByText(/^4 to 32 characters/)).toBeNull();
    await user.type(code, " d");
    expect(code).toHaveAccessibleDescription(/^No spaces allowed in code/);
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

  it("shows the whole survey in Preview Mode, with the expected answers", async () => {
    const { user } = await openEditor();
    await user.click(button("+ Add Challenge Question"));
    await user.keyboard("2+2?");
    await user.type(textBox("Expected answer"), "four");
    await user.click(screen.getByRole("checkbox", { name: "Preview Mode" }));
    const preview = screen.getByRole("region", { name: "Preview" });
    expect(preview).toHaveTextContent(
      /Parks.*Be kind.*Why\?.*\(Free text response\).*Which\?.*North.*South.*2\+2\?.*four/,
    );
    expect(screen.queryByRole("textbox")).toBeNull();
    await user.click(screen.getByRole("checkbox", { name: "Preview Mode" }));
    expect(textBox("Expected answer")).toHaveValue("four");
  });
});

describe("keeping a draft", () => {
  it("offers it after a reload, goes on with it and can throw it away", async () => {
    const first = await openEditor();
    await first.user.type(textBox("Survey Title"), " and paths");
    first.unmount();
    const { user } = await openPage();
    expect(screen.getByText(/Parks and paths/)).toBeVisible();
    await user.click(button("Continue editing"));
    expect(textBox("Survey Title")).toHaveValue("Parks and paths");
    await user.click(button("Back to the description"));
    await user.click(button("Discard it"));
    expect(screen.queryByText(/Parks and paths/)).toBeNull();
    expect(localStore.read("creator_draft")).toBeUndefined();
  });

  it("is over once the survey is published", async () => {
    const { user } = await openEditor();
    expect(localStore.read("creator_draft")).toBeDefined();
    await user.click(button("Publish"));
    await waitFor(() => {
      expect(localStore.read("creator_draft")).toBeUndefined();
    });
  });

  it("is read but not changed without consent", async () => {
    (await openEditor()).unmount();
    const { user } = await openPage({ consented: false });
    await user.click(button("Continue editing"));
    expect(screen.getByRole("note")).toHaveTextContent(
      "Enable anonymous ID participation on the Anonymous ID Policy page to create and publish surveys.",
    );
    expect(
      screen.getByRole("link", { name: "Anonymous ID Policy" }),
    ).toHaveAttribute("href", "/privacy/anonymous-id");
    expect(textBox("Survey Title")).toBeDisabled();
    expect(
      screen.getByRole("checkbox", { name: "Preview Mode" }),
    ).toBeDisabled();
    expect(button("Publish")).toBeDisabled();
  });
});

describe("publishing a survey", () => {
  it("sends the survey with the token that came with the draft and goes home with its id", async () => {
    const { user, location } = await openEditor();
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

  it("reserves a token ahead when the draft brought none", async () => {
    network.on(generate, { ...generated, embeddedToken: null });
    const { user } = await openEditor();
    await user.click(button("Publish"));
    await waitFor(() => {
      expect(sentSurvey()).toMatchObject({ embeddedToken: "reserved-token" });
    });
    expect(network.to(reserve)).toHaveLength(1);
  });

  it("stops when no token can be had", async () => {
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
    expect(network.to(create)).toHaveLength(1);
  });

  it.each([
    [
      "the server's words",
      () => refusal(422, "Content not allowed."),
      "Content not allowed.",
    ],
    [
      "its own words when the server has none",
      () => new Response("", { status: 500 }),
      "Unexpected error while saving survey.",
    ],
  ])(
    "shows a failure in %s and stays editable",
    async (_how, answer, message) => {
      network.on(create, answer);
      const { user } = await openEditor();
      await user.click(button("Publish"));
      expect(await screen.findByText(message)).toBeVisible();
      expect(textBox("Survey Title")).toHaveValue("Parks");
      expect(button("Publish")).toBeEnabled();
    },
  );

  it("tries again with the same token after a lost connection, with a new one after a refusal", async () => {
    const { user } = await openEditor();
    const tokens = () =>
      network
        .to(create)
        .map(
          (call) =>
            (call.body as { survey: { embeddedToken: string } }).survey
              .embeddedToken,
        );
    network.on(create, () => Promise.reject(new TypeError("offline")));
    await user.click(button("Publish"));
    await screen.findByText("The server could not be reached.");
    network.on(create, () => refusal(409, "Token used."));
    await user.click(button("Publish"));
    await screen.findByText("Token used.");
    await user.click(button("Publish"));
    await waitFor(() => {
      expect(tokens()).toEqual([
        "generated-token",
        "generated-token",
        "reserved-token",
      ]);
    });
  });

  describe("its token", () => {
    const offline = () => Promise.reject(new TypeError("offline"));
    const sentTokens = () =>
      network
        .to(create)
        .map(
          ({ body }) => (body as { survey: { embeddedToken: string } }).survey,
        )
        .map(({ embeddedToken }) => embeddedToken);

    /** Drafts come without a token, and every reserved one is another. */
    function reserveEach() {
      network.on(generate, { ...generated, embeddedToken: null });
      network.on(reserve, () =>
        json({ embeddedToken: `reserved-${network.to(reserve).length}` }),
      );
    }

    async function loseAnswer(user: UserEvent) {
      network.on(create, offline);
      await user.click(button("Publish"));
      await screen.findByText("The server could not be reached.");
      network.on(create, () => json({ id: 42, surveyUuid: "u" }, 201));
    }

    async function publish(user: UserEvent) {
      const before = sentTokens().length;
      await user.click(button("Publish"));
      await waitFor(() => {
        expect(sentTokens()).toHaveLength(before + 1);
      });
    }

    it("is another for a second survey of the same visit", async () => {
      reserveEach();
      const first = await openEditor();
      await publish(first.user);
      await waitFor(() => {
        expect(first.location().pathname).toBe("/");
      });
      first.unmount();
      const second = await openEditor();
      await publish(second.user);
      expect(new Set(sentTokens()).size).toBe(2);
    });

    it("stays with a kept draft whose publishing was not answered", async () => {
      reserveEach();
      const first = await openEditor();
      await loseAnswer(first.user);
      first.unmount();
      const { user } = await openPage();
      await user.click(button("Continue editing"));
      await publish(user);
      expect(sentTokens()).toEqual(["reserved-1", "reserved-1"]);
    });

    it("is another for a draft that takes the place of one whose publishing was not answered", async () => {
      reserveEach();
      const { user } = await openEditor();
      await loseAnswer(user);
      await user.click(button("Back to the description"));
      await user.click(button("Generate Survey"));
      await screen.findByRole("heading", { name: "Edit your survey" });
      await publish(user);
      expect(sentTokens()).toEqual(["reserved-1", "reserved-2"]);
    });

    it("is forgotten with a draft that is thrown away", async () => {
      reserveEach();
      const { user } = await openEditor();
      await loseAnswer(user);
      await user.click(button("Back to the description"));
      await user.click(button("Discard it"));
      await user.click(button("Generate Survey"));
      await screen.findByRole("heading", { name: "Edit your survey" });
      await publish(user);
      expect(sentTokens()).toEqual(["reserved-1", "reserved-2"]);
    });

    it("is not kept once the server refused it", async () => {
      reserveEach();
      const first = await openEditor();
      network.on(create, () => refusal(400, "Too old."));
      await first.user.click(button("Publish"));
      await screen.findByText("Too old.");
      first.unmount();
      const { user } = await openPage();
      await user.click(button("Continue editing"));
      await publish(user);
      expect(new Set(sentTokens()).size).toBe(2);
    });
  });

  it("leaves alone the draft begun while an earlier one was published", async () => {
    let arrive: (answer: Response) => void = () => undefined;
    network.on(create, () => new Promise((resolve) => (arrive = resolve)));
    const first = await openEditor();
    await first.user.click(button("Publish"));
    first.unmount();
    await openEditor();
    await act(async () => {
      arrive(json({ id: 42 }, 201));
      await Promise.resolve();
    });
    expect(localStore.read("creator_draft")).toBeDefined();
  });

  it("lists what is missing, puts the focus on the first of it and says why there", async () => {
    const { user } = await openEditor();
    await user.clear(textBox("Survey Title"));
    await user.click(button("+ Add Challenge Question"));
    await user.keyboard("2+2?");
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
    expect(listed).toEqual(
      expect.arrayContaining([
        "Give the survey a title.",
        "Each challenge question must include both a question and an expected answer.",
        "Insights export code must be at least 4 characters.",
      ]),
    );
    await user.type(textBox("Export code"), "a b c");
    expect(
      screen.getByText("Insights export code cannot contain spaces."),
    ).toBeVisible();
    await user.type(textBox("Survey Title"), "P");
    expect(screen.queryByText("Give the survey a title.")).toBeNull();
    expect(network.to(create)).toEqual([]);
  });

  it("goes to the add button when there is no question", async () => {
    network.on(generate, { ...generated, questions: [] });
    const { user } = await openEditor();
    await user.click(button("Publish"));
    expect(button("+ Add Free Text")).toHaveFocus();
    expect(button("+ Add Free Text")).toHaveAccessibleDescription(
      "Add at least one question.",
    );
  });
});
