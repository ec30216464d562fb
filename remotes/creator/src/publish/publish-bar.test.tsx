import { json, refusal } from "@nearsay/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { type UserEvent } from "@testing-library/user-event";
import {
  button,
  create,
  generate,
  generated,
  network,
  openEditor,
  openPage,
  reserve,
  sentSurvey,
  startNetwork,
  textBox,
} from "../testing/open-create-page.tsx";
import { listKeptDrafts } from "../editor/kept-draft.ts";

beforeEach(startNetwork);

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
    expect(button("Publishing…")).toHaveFocus();
    expect(textBox("Survey Title")).toBeDisabled();
    expect(button("Back to the description")).toBeDisabled();
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

  it("tries again with the same token after a lost connection", async () => {
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
    await user.click(button("Publish"));
    await waitFor(() => {
      expect(tokens()).toEqual(["generated-token", "generated-token"]);
    });
  });

  describe("once it was published without its answer arriving", () => {
    const spent = () =>
      refusal(409, "This survey was published already.", "SURVEY_TOKEN_SPENT", {
        data: { surveyId: 41 },
      });

    async function publishEdited() {
      const page = await openEditor();
      network.on(create, spent);
      await page.user.click(button("Publish"));
      expect(
        await screen.findByText(
          "It was published before the connection was lost, without your last changes.",
        ),
      ).toBeVisible();
      return page;
    }

    it("publishes nothing by itself, however often it is told to", async () => {
      const { user } = await publishEdited();
      await user.click(button("Publish"));
      await screen.findByText(/^It was published before/);
      expect(network.to(create)).toHaveLength(2);
      expect(
        new Set(network.to(create).map(({ body }) => JSON.stringify(body))),
      ).toHaveProperty("size", 1);
    });

    it("goes to that survey and forgets the draft", async () => {
      const { user, location } = await publishEdited();
      await user.click(button("Go to the survey"));
      expect(location()).toMatchObject({
        pathname: "/",
        state: { createdSurveyId: "41" },
      });
      expect(listKeptDrafts()).toEqual([]);
      expect(network.to(create)).toHaveLength(1);
    });

    it("publishes another survey with another token when told so", async () => {
      const { user, location } = await publishEdited();
      network.on(create, () => json({ id: 42 }, 201));
      await user.click(button("Publish as another survey"));
      await waitFor(() => {
        expect(location().state).toEqual({ createdSurveyId: "42" });
      });
      expect(network.to(create)[1]?.body).toMatchObject({
        survey: { embeddedToken: "reserved-token" },
      });
    });
  });

  it.each([
    ["as it is under the same key", false],
    ["edited under another key", true],
  ])("is sent again %s after a lost reply", async (_how, edited) => {
    const { user, location } = await openEditor();
    network.on(create, () => Promise.reject(new TypeError("connection lost")));
    await user.click(button("Publish"));
    await screen.findByText("The server could not be reached.");
    network.on(create, () => json({ id: 42 }, 201));
    if (edited) await user.type(textBox("Survey Title"), "!");
    await user.click(button("Publish"));
    await waitFor(() => {
      expect(location().pathname).toBe("/");
    });
    const [first, second] = network
      .to(create)
      .map(({ headers }) => headers.get("idempotency-key"));
    expect(second !== first).toBe(edited);
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
      await user.click(button(/^Continue editing/));
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
      await user.click(button(/^Discard/));
      await user.click(button("Generate Survey"));
      await screen.findByRole("heading", { name: "Edit your survey" });
      await publish(user);
      expect(sentTokens()).toEqual(["reserved-1", "reserved-2"]);
    });

    it.each([
      [403, "FORBIDDEN"],
      [409, "IDEMPOTENCY_IN_PROGRESS"],
      [422, "CONTENT_NOT_ALLOWED"],
      [429, "RATE_LIMITED"],
      [500, "INTERNAL"],
    ])("stays the same after a refusal with %i %s", async (status, code) => {
      reserveEach();
      const { user } = await openEditor();
      network.on(create, () => refusal(status, "Not now.", code));
      await user.click(button("Publish"));
      await screen.findByText("Not now.");
      network.on(create, () => json({ id: 42 }, 201));
      await user.click(button("Publish"));
      await waitFor(() => {
        expect(network.to(reserve)).toHaveLength(1);
        expect(new Set(sentTokens())).toEqual(new Set(["reserved-1"]));
      });
    });

    it("is replaced unasked when it grew too old before it was sent", async () => {
      reserveEach();
      const { user, location } = await openEditor();
      network.on(create, () =>
        sentTokens().length === 1
          ? refusal(400, "Too old.", "SURVEY_TOKEN_INVALID")
          : json({ id: 42 }, 201),
      );
      await user.click(button("Publish"));
      await waitFor(() => {
        expect(location().state).toEqual({ createdSurveyId: "42" });
      });
      expect(sentTokens()).toEqual(["reserved-1", "reserved-2"]);
    });

    it("is not replaced unasked when it grew too old after an answer was lost", async () => {
      reserveEach();
      const { user } = await openEditor();
      await loseAnswer(user);
      network.on(create, () =>
        refusal(400, "Too old.", "SURVEY_TOKEN_INVALID"),
      );
      await user.click(button("Publish"));
      await screen.findByText("Too old.");
      expect(sentTokens()).toEqual(["reserved-1", "reserved-1"]);
    });

    it("is not kept once the server refused it", async () => {
      reserveEach();
      const first = await openEditor();
      network.on(create, () =>
        refusal(400, "Too old.", "SURVEY_TOKEN_INVALID"),
      );
      await first.user.click(button("Publish"));
      await screen.findByText("Too old.");
      network.on(create, () => json({ id: 42 }, 201));
      first.unmount();
      const { user } = await openPage();
      await user.click(button(/^Continue editing/));
      await publish(user);
      expect(sentTokens()).toEqual(["reserved-1", "reserved-2", "reserved-3"]);
    });
  });

  it("leaves alone the draft begun while an earlier one was published", async () => {
    let arrive: (answer: Response) => void = () => undefined;
    network.on(create, () => new Promise((resolve) => (arrive = resolve)));
    const first = await openEditor();
    await first.user.click(button("Publish"));
    first.unmount();
    await openEditor();
    expect(listKeptDrafts()).toHaveLength(2);
    await act(async () => {
      arrive(json({ id: 42 }, 201));
      await Promise.resolve();
    });
    expect(listKeptDrafts()).toHaveLength(1);
  });

  it("lists what is missing, puts the focus on the first of it and says why there", async () => {
    // The preview's form belongs to a remote, which nobody brought here.
    jest.spyOn(console, "error").mockImplementation();
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
