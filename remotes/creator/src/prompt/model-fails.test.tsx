import { draftFailures } from "@nearsay/core/contract";
import { json, refusal } from "@nearsay/core/testing";
import { screen, within } from "@testing-library/react";
import {
  button,
  generate,
  generated,
  network,
  openPage,
  startNetwork,
  textBox,
} from "../testing/open-create-page.tsx";
import { creator as texts } from "#messages";

beforeEach(startNetwork);

/** A refusal in the server's format, with any data. */
function failed(data: object) {
  return json(
    { status: 502, code: "DRAFTING_FAILED", msg: "No draft.", data },
    502,
  );
}

const half = {
  title: "Parks",
  instructions: "",
  questions: [
    {
      text: "Which park?",
      type: "multiple_choice",
      options: ["North", "South"],
      allowMultiple: false,
    },
  ],
};

async function ask() {
  const page = await openPage({ state: { draftContent: "parks" } });
  await page.user.click(button("Generate Survey"));
  return page;
}

describe("a model that returns no draft", () => {
  it.each(draftFailures)(
    "is reported in a message if it was %s",
    async (reason) => {
      network.on(generate, () => failed({ reason }));
      await ask();
      expect(await screen.findByRole("alert")).toHaveTextContent(
        texts.prompt.failures[reason],
      );
      expect(
        screen.queryByRole("region", { name: "Drafted so far" }),
      ).toBeNull();
      expect(textBox("Describe your survey")).toHaveValue("parks");
    },
  );

  it("keeps the questions that had arrived, with their options", async () => {
    network.on(generate, () => failed({ reason: "cut", draft: half }));
    const { user } = await ask();
    const came = await screen.findByRole("region", { name: "Drafted so far" });
    expect(came).toHaveTextContent("Which park?");
    await user.click(button("Keep this question"));
    expect(
      await screen.findByRole("heading", { name: "Edit your survey" }),
    ).toHaveFocus();
    expect(screen.getByRole("alert")).toHaveTextContent(texts.prompt.kept);
    expect(textBox("Survey Title")).toHaveValue("Parks");
    expect(screen.getByDisplayValue("South")).toBeVisible();
  });

  it("keeps what had arrived if the connection itself broke", async () => {
    const progress = { title: "Parks", questions: ["Why?", "Who?"] };
    const frame = `event: progress\ndata: ${JSON.stringify(progress)}\n\n`;
    network.on(generate, () => {
      const chunks = [new TextEncoder().encode(frame)];
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          const chunk = chunks.shift();
          if (chunk) controller.enqueue(chunk);
          else controller.error(new TypeError("network"));
        },
      });
      return new Response(body, {
        headers: { "content-type": "text/event-stream" },
      });
    });
    const { user } = await ask();
    await user.click(
      await screen.findByRole("button", { name: "Keep these 2 questions" }),
    );
    expect(await screen.findByText("Why?")).toBeVisible();
    expect(screen.getByText("Who?")).toBeVisible();
  });

  it("can be replaced by rules, in place", async () => {
    network.on(generate, () => failed({ reason: "busy" }));
    const { user } = await ask();
    network.on(generate, generated);
    await user.click(
      await screen.findByRole("button", { name: "Draft without AI" }),
    );
    expect(
      await screen.findByRole("heading", { name: "Edit your survey" }),
    ).toBeVisible();
    expect(network.to(generate)[1]?.body).toEqual({
      content: "parks",
      manual: false,
      rules: true,
    });
  });

  it("is not blamed if the text itself is refused", async () => {
    network.on(generate, () => refusal(422, "Content not allowed."));
    await ask();
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(
      screen.queryByRole("button", { name: "Draft without AI" }),
    ).toBeNull();
  });
});

describe("a description without anything to ask about", () => {
  const template = (topic: string, language: string, name: string) => ({
    topic,
    language,
    name,
    title: `${name}!`,
    instructions: "",
    questions: half.questions,
  });

  it("offers templates in its language and in English, one of which becomes the draft", async () => {
    network.on(generate, {
      title: "",
      instructions: "",
      questions: [],
      notice: "Choose.",
      embeddedToken: "generated-token",
      templates: [
        template("street", "de", "Straße"),
        template("school", "de", "Schule"),
        template("street", "en", "Street"),
      ],
    });
    const { user } = await ask();
    const heading = await screen.findByRole("heading", {
      name: "Choose a survey to start with",
    });
    expect(heading).toHaveFocus();
    const [german, english] = screen
      .getAllByRole("list")
      .filter((list) => list.hasAttribute("lang"));
    expect(german).toHaveAttribute("lang", "de");
    expect(within(german!).getAllByRole("button")).toHaveLength(2);
    expect(within(english!).getByRole("button")).toHaveTextContent("Street");
    await user.click(button("Schule"));
    expect(textBox("Survey Title")).toHaveValue("Schule!");
    expect(screen.getByDisplayValue("South")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("can be rewritten instead", async () => {
    network.on(generate, {
      title: "",
      instructions: "",
      questions: [],
      templates: [template("street", "en", "Street")],
    });
    const { user } = await ask();
    await screen.findByRole("button", { name: "Street" });
    await user.type(textBox("Describe your survey"), " and why");
    network.on(generate, () => new Promise<Response>(() => undefined));
    await user.click(button("Generate Survey"));
    expect(screen.queryByRole("button", { name: "Street" })).toBeNull();
  });
});
