import { loadHealthAtom } from "@nearsay/core/session";
import { json, refusal } from "@nearsay/core/testing";
import { act, screen, within } from "@testing-library/react";
import {
  button,
  generate,
  generated,
  network,
  openEditor,
  openPage,
  openQuestion,
  reserve,
  startNetwork,
  textBox,
} from "../testing/open-create-page.tsx";

beforeEach(startNetwork);

/** A server that streams its reply. */
function startStream() {
  let send: (frame: string) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (frame) => {
        controller.enqueue(new TextEncoder().encode(frame));
      };
    },
  });
  const headers = { "content-type": "text/event-stream; charset=utf-8" };
  return {
    response: () => new Response(body, { headers }),
    send: (event: string, data: unknown) => {
      send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
  };
}

describe("describing a survey", () => {
  it("shows its title and a link to the guide", async () => {
    await openPage();
    expect(
      screen.getByRole("heading", { level: 1, name: "Start a New Survey" }),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "User Guide" })).toHaveAttribute(
      "href",
      "/guide",
    );
    expect(
      screen.getByText(
        "Describe what you want to ask, or start with an empty survey.",
      ),
    ).toBeVisible();
    expect(textBox("Describe your survey")).toHaveAccessibleDescription(
      /^Who is it for, and what would you like to find out\?/,
    );
  });

  it("counts the typed text against the server's limit", async () => {
    const { user, store } = await openPage();
    await user.type(textBox("Describe your survey"), "parks");
    expect(screen.getByText("5/1000")).toBeVisible();
    network.on("GET /api/health", { surveyGenMaxChars: 4000 });
    await act(() => store.set(loadHealthAtom));
    expect(screen.getByText("5/4000")).toBeVisible();
  });

  it.each([
    [{ draftContent: "dog parks" }, "dog parks"],
    [{ reviewText: "a fine park" }, "a fine park"],
  ])("takes its text from the navigation state %j", async (state, text) => {
    await openPage({ state });
    expect(textBox("Describe your survey")).toHaveValue(text);
  });

  it("offers three examples while nothing is described, and fills in the chosen one", async () => {
    const { user } = await openPage();
    const examples = screen.getByRole("list", {
      name: "Begin with an example",
    });
    expect(within(examples).getAllByRole("button")).toHaveLength(3);
    await user.click(button("Street party"));
    expect(textBox("Describe your survey")).toHaveFocus();
    expect(textBox("Describe your survey")).toHaveDisplayValue(
      /^Our street is planning a party/,
    );
    expect(examples).not.toBeInTheDocument();
    await user.clear(textBox("Describe your survey"));
    expect(button("School lunch")).toBeVisible();
  });

  it("sends the text and opens the draft with its notice, focusing its heading", async () => {
    const { user } = await openEditor();
    expect(network.to(generate)[0]?.body).toEqual({
      content: "about parks",
      manual: false,
    });
    expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
    expect(screen.getByRole("alert")).toHaveTextContent(generated.notice);
    expect(sessionStorage.getItem("creator_prompt")).toBeNull();
    expect(textBox("Survey Title")).toHaveValue("Parks");
    expect(textBox("Survey Instructions")).toHaveValue("Be kind");
    const second = await openQuestion(user, 2);
    expect(second.getByDisplayValue("South")).toBeVisible();
    expect(
      second.getByRole("combobox", { name: "Answer type" }),
    ).toHaveDisplayValue("Several choices");
  });

  it.each([
    ["if no text was typed", ""],
    ["if a text was typed, and does not send the text", "x".repeat(1001)],
  ])("starts a manual draft %s", async (_, draftContent) => {
    network.on(generate, { ...generated, title: "", questions: [] });
    const { user } = await openPage({ state: { draftContent } });
    const scratch = screen.getByRole("checkbox", {
      name: "Start from scratch",
    });
    expect(scratch).toHaveAccessibleDescription(
      "Opens an empty survey that you write yourself.",
    );
    await user.click(scratch);
    await user.click(button("Start Manual Draft"));
    expect(await screen.findByText(/No questions yet/)).toBeVisible();
    expect(network.to(generate)[0]?.body).toEqual({
      content: "",
      manual: true,
    });
  });

  it("asks for some context if there is none", async () => {
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
    await user.keyboard("parks");
    expect(screen.queryByRole("alert")).toBeNull();
    await user.clear(textBox("Describe your survey"));
    await user.click(button("Generate Survey"));
    expect(screen.getByRole("alert")).toBeVisible();
    await user.click(
      screen.getByRole("checkbox", { name: "Start from scratch" }),
    );
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([
    ["if the text has one character too many", 1001],
    ["if ten million characters are pasted", 10_000_000],
  ])("asks for a shorter text %s", async (_, length) => {
    const { user } = await openPage();
    await user.click(textBox("Describe your survey"));
    await user.paste("x".repeat(length));
    await user.click(button("Generate Survey"));
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Please shorten your input to 1000 characters or fewer.",
    );
    expect(network.to(generate)).toEqual([]);
  });

  it("neither counts nor sends the blanks around a text", async () => {
    const text = "x".repeat(1000);
    const { user } = await openPage({ state: { draftContent: ` ${text} ` } });
    await user.click(button("Generate Survey"));
    expect(await screen.findByText("Edit your survey")).toBeVisible();
    expect(network.to(generate)[0]?.body).toMatchObject({ content: text });
  });

  it("shows that drafting is in progress, and what to expect", async () => {
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

  it("shows the draft as it arrives, then opens it", async () => {
    const stream = startStream();
    network.on(generate, stream.response);
    const { user } = await openPage({ state: { draftContent: "parks" } });
    await user.click(button("Generate Survey"));
    stream.send("progress", { title: "Parks", questions: [] });
    const soFar = await screen.findByRole("region", { name: "So far" });
    expect(soFar).toHaveTextContent("Parks");
    stream.send("progress", { title: "Parks", questions: ["Why?"] });
    await within(soFar).findByText("Why?");
    const questions = ["Why?", "<b>Who", "Why?"];
    stream.send("progress", { title: "Parks", questions });
    await within(soFar).findByText("<b>Who");
    const items = within(soFar).getAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual(questions);
    stream.send("reply", generated);
    expect(
      await screen.findByRole("heading", { name: "Edit your survey" }),
    ).toBeVisible();
    expect(network.to(generate)[0]?.headers.get("accept")).toContain(
      "text/event-stream",
    );
  });

  it("shows why a draft that had begun was not finished, and nothing of it", async () => {
    const stream = startStream();
    network.on(generate, stream.response);
    const { user } = await openPage({ state: { draftContent: "parks" } });
    await user.click(button("Generate Survey"));
    stream.send("progress", { title: "Parks", questions: [] });
    stream.send("refused", { status: 502, code: "X", msg: "It failed." });
    expect(await screen.findByRole("alert")).toHaveTextContent("It failed.");
    expect(screen.queryByRole("region", { name: "So far" })).toBeNull();
  });

  it("discards on Cancel what had arrived", async () => {
    const stream = startStream();
    network.on(generate, stream.response);
    const { user } = await openPage({ state: { draftContent: "parks" } });
    await user.click(button("Generate Survey"));
    stream.send("progress", { title: "Parks", questions: ["Why?"] });
    await screen.findByText("Why?");
    expect(await screen.findByText("1 question so far.")).toHaveAttribute(
      "role",
      "status",
    );
    await user.click(button("Cancel"));
    expect(screen.queryByText("Why?")).toBeNull();
    stream.send("reply", generated);
    await Promise.resolve();
    expect(
      screen.queryByRole("heading", { name: "Edit your survey" }),
    ).toBeNull();
    network.on(generate, () => new Promise<Response>(() => undefined));
    await user.click(button("Generate Survey"));
    expect(button("Generating…")).toBeVisible();
    expect(screen.queryByRole("region", { name: "So far" })).toBeNull();
  });

  it("stops on Cancel, and nothing arrives later", async () => {
    let answer: (response: Response) => void = () => undefined;
    network.on(
      generate,
      () => new Promise<Response>((done) => (answer = done)),
    );
    const { user } = await openPage({ state: { draftContent: "parks" } });
    await user.click(button("Generate Survey"));
    await user.click(button("Cancel"));
    expect(button("Generate Survey")).toHaveFocus();
    expect(await screen.findByText("Drafting was cancelled.")).toHaveAttribute(
      "role",
      "status",
    );
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
      "the server's message",
      refusal(422, "Content not allowed."),
      "Content not allowed.",
    ],
    [
      "a default message if the server sends none",
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
      network.on(generate, () => new Promise<Response>(() => undefined));
      await user.click(button("Generate Survey"));
      expect(screen.queryByRole("alert")).toBeNull();
    },
  );

  it("asks for consent in place before sending a request, and generates once it is given", async () => {
    const { user } = await openPage({ consented: false });
    expect(screen.getByRole("note")).toHaveTextContent(
      "Enable anonymous ID participation on the Anonymous ID Policy page to use AI generation.",
    );
    await user.type(textBox("Describe your survey"), "parks");
    await user.click(button("Enable participation to generate/draft"));
    expect(
      screen.getByRole("group", { name: /An anonymous ID is/ }),
    ).toHaveFocus();
    expect(network.to(generate)).toEqual([]);
    expect(network.to(reserve)).toEqual([]);
    await user.click(button("Enable and generate"));
    expect(
      await screen.findByRole("heading", { name: "Edit your survey" }),
    ).toHaveFocus();
    expect(network.to(generate)[0]?.body).toMatchObject({ content: "parks" });
    expect(screen.queryByRole("note")).toBeNull();
  });

  it("reports a missing description before it asks for consent", async () => {
    const { user } = await openPage({ consented: false });
    await user.click(button("Enable participation to generate/draft"));
    expect(textBox("Describe your survey")).toHaveFocus();
    expect(screen.queryByRole("group")).toBeNull();
  });

  it("starts from scratch by giving consent", async () => {
    const { user } = await openPage({ consented: false });
    await user.click(screen.getByRole("checkbox", { name: /^Start from/ }));
    await user.click(button("Enable participation to generate/draft"));
    await user.click(button("Enable and draft"));
    await screen.findByRole("heading", { name: "Edit your survey" });
    expect(network.to(generate)[0]?.body).toMatchObject({ manual: true });
  });

  it("keeps the description if consent fails or is not given", async () => {
    network.on("DELETE /api/privacy/opt-out", () => refusal(500, "Broken."));
    const { user } = await openPage({ consented: false });
    await user.type(textBox("Describe your survey"), "parks");
    await user.click(button("Enable participation to generate/draft"));
    await user.click(button("Enable and generate"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Broken.");
    await user.click(button("Not now"));
    expect(textBox("Describe your survey")).toHaveValue("parks");
    expect(network.to(generate)).toEqual([]);
  });

  it("waits, and requests nothing, until consent is known", async () => {
    await openPage({ consented: null });
    expect(button("Generate Survey")).toBeDisabled();
    expect(screen.queryByRole("note")).toBeNull();
  });
});
