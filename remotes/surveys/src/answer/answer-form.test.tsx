import { answerSentAtom } from "@nearsay/core/session";
import { json, refusal } from "@nearsay/core/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { deferredReply } from "../testing/deferred-reply.ts";
import {
  freeTextBox,
  openSurvey,
  questionsPath,
  responsesPath,
  sendButton,
} from "../testing/open-survey.tsx";
import { surveysNetwork } from "../testing/render-surveys.tsx";
import {
  anyOf,
  challenge,
  freeText,
  inGroups,
  oneOf,
  questionsReply,
} from "../testing/survey-builders.ts";

describe("answering a survey", () => {
  it("sends text, one choice and several choices with the viewer's location, then shows thanks", async () => {
    const network = surveysNetwork({
      [questionsPath]: questionsReply([freeText, oneOf, anyOf]),
    });
    const { user } = await openSurvey({ near: { lat: 52.5, lng: 13.4 } });
    await user.type(freeTextBox(), "  Less noise ");
    await user.click(screen.getByRole("radio", { name: "Weekends" }));
    await user.click(screen.getByRole("checkbox", { name: "Bike" }));
    await user.click(screen.getByRole("checkbox", { name: "Walking" }));
    await user.click(sendButton());
    expect(await screen.findByText("Thanks for your response!")).toBeVisible();
    expect(document.activeElement).toHaveTextContent(
      "Thanks for your response!",
    );
    expect(document.body).not.toHaveFocus();
    expect(network.to(responsesPath)[0]?.body).toEqual({
      answers: { 1: "Less noise", 2: "Weekends", 3: ["Walking", "Bike"] },
      lat: 52.5,
      lng: 13.4,
      way_in: "link",
    });
  });

  it("shows and sends nothing while nothing is answered", async () => {
    const network = surveysNetwork();
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "   ");
    await user.click(sendButton());
    expect(network.to(responsesPath)).toHaveLength(0);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent("Submitting");
  });

  it("omits unanswered questions", async () => {
    const network = surveysNetwork();
    const { user } = await openSurvey();
    await user.click(screen.getByRole("radio", { name: "Never" }));
    await user.click(sendButton());
    await screen.findByText("Thanks for your response!");
    expect(network.to(responsesPath)[0]?.body).toEqual({
      answers: { 2: "Never" },
      lat: null,
      lng: null,
      way_in: "link",
    });
  });

  it("accepts at most 240 characters and counts them down", async () => {
    surveysNetwork();
    const { user } = await openSurvey();
    await user.click(freeTextBox());
    await user.paste("x".repeat(300));
    expect(freeTextBox()).toHaveValue("x".repeat(240));
    expect(screen.getAllByText("0 characters left")[0]).toBeVisible();
  });

  it("counts down while the visitor types", async () => {
    surveysNetwork();
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    expect(screen.getByText("235 characters left")).toBeVisible();
  });

  it("lets a choice be withdrawn and sends nothing for it", async () => {
    const network = surveysNetwork();
    const { user } = await openSurvey();
    expect(screen.getByText("Choose one.")).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "Never" }));
    await user.click(screen.getByRole("button", { name: "Clear choice" }));
    expect(screen.getByRole("radio", { name: "Never" })).not.toBeChecked();
    await user.click(sendButton());
    expect(network.to(responsesPath)).toHaveLength(0);
  });

  it("shows where several may be chosen, and deselects one by a second click", async () => {
    const network = surveysNetwork({
      [questionsPath]: questionsReply([anyOf]),
    });
    const { user } = await openSurvey();
    expect(
      screen.getByRole("group", { name: "How do you get around?" }),
    ).toHaveAccessibleDescription("Choose any number.");
    await user.click(screen.getByRole("checkbox", { name: "Bike" }));
    await user.click(screen.getByRole("checkbox", { name: "Car" }));
    await user.click(screen.getByRole("checkbox", { name: "Bike" }));
    await user.click(sendButton());
    await screen.findByText("Thanks for your response!");
    expect(network.to(responsesPath)[0]?.body).toMatchObject({
      answers: { 3: ["Car"] },
    });
  });

  it("is a form that names its survey and questions, as rendered by the server", async () => {
    surveysNetwork({
      [questionsPath]: questionsReply([freeText, oneOf, anyOf, challenge]),
    });
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    await user.click(screen.getByRole("radio", { name: "Never" }));
    await user.click(screen.getByRole("checkbox", { name: "Bike" }));
    const { form } = sendButton() as HTMLButtonElement;
    expect(form).toHaveAttribute("data-survey", "7");
    expect(form).toHaveFormValues({
      "question-1": "Quiet",
      "question-2": "Never",
      "question-3": ["Bike"],
      "challenge-4": "",
    });
  });

  it("counts one submission however often the button is pressed", async () => {
    const deferred = deferredReply();
    const network = surveysNetwork({
      [responsesPath]: () => deferred.reply,
    });
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    await user.click(sendButton());
    const button = screen.getByRole("button", { name: "Submitting…" });
    expect(freeTextBox()).toHaveValue("Quiet");
    await user.click(button);
    fireEvent.submit(button);
    await waitFor(() => {
      expect(network.to(responsesPath)).toHaveLength(1);
    });
    deferred.answer(json({ duplicate: false }));
    await screen.findByText("Thanks for your response!");
    expect(network.to(responsesPath)).toHaveLength(1);
  });
});

describe("an answer given earlier", () => {
  it.each([
    ["a reply that reports a duplicate", () => json({ duplicate: true })],
    ["a refusal with status 409", () => refusal(409, "Conflict")],
    [
      "a refusal with the message “Already responded”",
      () => refusal(400, "Already responded"),
    ],
  ])("shows thanks after %s", async (_name, reply) => {
    surveysNetwork({ [responsesPath]: reply });
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    await user.click(sendButton());
    expect(
      await screen.findByText("You've already submitted this survey. Thanks!"),
    ).toBeVisible();
    expect(screen.getByText("Responded")).toBeVisible();
    expect(screen.getByText("Responses 12")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("a refused response", () => {
  it.each([
    [
      "refusal with status 422",
      () => refusal(422, "Bad words"),
      "Content not allowed.",
    ],
    [
      "refusal with status 403",
      () => refusal(403, "You opted out."),
      "You opted out.",
    ],
    [
      "refusal with status 403 and no message",
      () => new Response("", { status: 403 }),
      "Participation disabled while anonymous ID is opted out.",
    ],
    [
      "refusal with status 409 because the first attempt is still being processed",
      () => refusal(409, "Still at it.", "IDEMPOTENCY_IN_PROGRESS"),
      "Still at it.",
    ],
    [
      "failure with status 500",
      () => refusal(500, "Something broke."),
      "Something broke.",
    ],
    [
      "failure with status 500 and no message",
      () => new Response("", { status: 500 }),
      "Failed to submit survey response",
    ],
  ])(
    "shows the error of a %s, keeps the answers",
    async (_n, reply, expected) => {
      surveysNetwork({ [responsesPath]: reply });
      const { user } = await openSurvey();
      await user.type(freeTextBox(), "Quiet");
      await user.click(sendButton());
      expect(await screen.findByRole("alert")).toHaveTextContent(expected);
      expect(freeTextBox()).toHaveValue("Quiet");
      expect(sendButton()).toBeEnabled();
    },
  );

  it("is not sent without a bot check, and shows a message", async () => {
    const network = surveysNetwork({ "GET /api/bot-check/challenge": {} });
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    await user.click(sendButton());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The bot-check is unavailable. Please try again.",
    );
    expect(network.to(responsesPath)).toHaveLength(0);
    expect(freeTextBox()).toHaveValue("Quiet");
    expect(sendButton()).toBeEnabled();
  });

  it("closes the survey on 410, with the closing date of the reply", async () => {
    surveysNetwork({
      [responsesPath]: () =>
        refusal(410, "Too late", "SURVEY_CLOSED", {
          expiresAt: "2025-02-03T10:00:00.000Z",
        }),
    });
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    await user.click(sendButton());
    expect(
      await screen.findByText("This survey is no longer accepting responses."),
    ).toBeVisible();
    expect(
      screen.getByRole("button", { name: "Responses closed" }),
    ).toBeDisabled();
    expect(
      screen.getByText("Feb 3, 2025, 10:00 AM").closest("li"),
    ).toHaveTextContent("Closed Feb 3, 2025");
    expect(freeTextBox()).toHaveValue("Quiet");
  });
});

describe("a visitor without consent", () => {
  const optOut = "DELETE /api/privacy/opt-out";
  const button = (name: string) => screen.getByRole("button", { name });
  const submit = () => button("Enable anonymous ID to submit");
  const panel = () =>
    screen.queryByRole("group", { name: /anonymous ID is a random number/ });

  function readOnlyNetwork(routes: Parameters<typeof surveysNetwork>[0] = {}) {
    const privacy = { "GET /api/privacy/status": { optOut: true } };
    return surveysNetwork({ ...privacy, ...routes });
  }

  it("is asked for consent in place on submitting, and the answers are sent once it is given", async () => {
    const network = readOnlyNetwork();
    const { user, store } = await openSurvey({ consented: false });
    expect(panel()).toBeNull();
    await user.type(freeTextBox(), "Quiet");
    await user.click(submit());
    expect(panel()).toHaveFocus();
    expect(panel()).toHaveTextContent(
      "Enable anonymous ID participation to submit responses.",
    );
    expect(
      screen.getByRole("link", { name: "Anonymous ID Policy" }),
    ).toHaveAttribute("href", "/privacy/anonymous-id");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(network.to(responsesPath)).toHaveLength(0);
    expect(network.to(optOut)).toHaveLength(0);

    expect(store.get(answerSentAtom)).toBe(false);
    await user.click(button("Enable and submit"));
    expect(await screen.findByText("Thanks for your response!")).toBeVisible();
    expect(document.activeElement).toHaveTextContent(
      "Thanks for your response!",
    );
    expect(network.to(responsesPath).map(({ body }) => body)).toEqual([
      { answers: { 1: "Quiet" }, lat: null, lng: null, way_in: "link" },
    ]);
    expect(store.get(answerSentAtom)).toBe(true);
  });

  it("returns to the unchanged form with 'Not now'", async () => {
    const network = readOnlyNetwork();
    const { user } = await openSurvey({ consented: false });
    await user.type(freeTextBox(), "Quiet");
    await user.click(submit());
    await user.click(button("Not now"));
    expect(panel()).toBeNull();
    await waitFor(() => {
      expect(submit()).toHaveFocus();
    });
    expect(freeTextBox()).toHaveValue("Quiet");
    expect(network.to(optOut)).toHaveLength(0);
  });

  it("gets the focus back to the question by pressing again", async () => {
    readOnlyNetwork();
    const { user } = await openSurvey({ consented: false });
    await user.click(submit());
    await user.click(submit());
    expect(panel()).toHaveFocus();
  });

  it("only gives consent if nothing was filled in", async () => {
    const network = readOnlyNetwork();
    const { user } = await openSurvey({ consented: false });
    await user.click(submit());
    await user.click(button("Enable and submit"));
    expect(await screen.findByRole("button", { name: "Submit" })).toHaveFocus();
    expect(panel()).toBeNull();
    expect(network.to(responsesPath)).toHaveLength(0);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("answers the challenge questions before being asked for consent", async () => {
    const network = readOnlyNetwork({
      [questionsPath]: questionsReply([freeText, challenge]),
    });
    const { user } = await openSurvey({ consented: false });
    await user.type(freeTextBox(), "Quiet");
    await user.click(submit());
    expect(panel()).toBeNull();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Please answer the challenge questions before submitting.",
    );
    const field = document.activeElement as HTMLInputElement;
    await user.type(field, "stone");
    await user.click(submit());
    await user.clear(field);
    await user.click(button("Enable and submit"));
    expect(field).toHaveFocus();
    expect(network.to(optOut)).toHaveLength(0);
    await user.type(field, "stone");
    await user.click(button("Enable and submit"));
    expect(await screen.findByText("Thanks for your response!")).toBeVisible();
  });

  it("sees in place why consent failed, loses nothing and can try again", async () => {
    const network = readOnlyNetwork({
      [optOut]: () => refusal(500, "Out of order."),
    });
    const { user } = await openSurvey({ consented: false });
    await user.type(freeTextBox(), "Quiet");
    await user.click(submit());
    await user.click(button("Enable and submit"));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Out of order. Your answers are kept here until you send them again.",
    );
    expect(panel()).toContainElement(screen.getByRole("alert"));
    expect(network.to(responsesPath)).toHaveLength(0);
    expect(freeTextBox()).toHaveValue("Quiet");
    network.on(optOut, null);
    await user.click(button("Enable and submit"));
    expect(await screen.findByText("Thanks for your response!")).toBeVisible();
  });

  it("gives consent and answers once however often the button is pressed", async () => {
    const { reply, answer } = deferredReply();
    const network = readOnlyNetwork({ [optOut]: () => reply });
    const { user } = await openSurvey({ consented: false });
    await user.type(freeTextBox(), "Quiet");
    await user.click(submit());
    await user.click(button("Enable and submit"));
    await user.click(button("Enable and submit"));
    await user.click(submit());
    answer(new Response(null, { status: 204 }));
    expect(await screen.findByText("Thanks for your response!")).toBeVisible();
    expect(network.to(optOut)).toHaveLength(1);
    expect(network.to(responsesPath)).toHaveLength(1);
  });
});

describe("the form", () => {
  test.each([
    [
      inGroups,
      "Results show once there are at least 20 responses, in groups of at least 10.",
    ],
    [
      { mode: "closed", group_size: 10 },
      "Results show after the survey closes.",
    ],
    [
      { mode: "live", group_size: 1 },
      "Results show immediately. Anyone who watches them can work out what you answered.",
    ],
  ])(
    "shows before answering when results become visible: %j",
    async (results, words) => {
      surveysNetwork({ [questionsPath]: questionsReply([oneOf], { results }) });
      await openSurvey();
      const line = screen.getByText(words);
      const { DOCUMENT_POSITION_FOLLOWING } = Node;
      expect(line.compareDocumentPosition(sendButton())).toBe(
        DOCUMENT_POSITION_FOLLOWING,
      );
    },
  );

  test.each([
    ["figures", "The owner cannot read individual answers."],
    [
      "texts",
      "The owner can read what you write, but not together with your other answers.",
    ],
    ["rows", "The owner can read your whole response, without a name or time."],
  ])("shows before answering who reads %s", async (reads, words) => {
    const reply = questionsReply([oneOf, freeText], { reads });
    surveysNetwork({ [questionsPath]: reply });
    await openSurvey();
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    expect(screen.getByText(words).compareDocumentPosition(sendButton())).toBe(
      DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test("mentions no reading of texts if no question takes text", async () => {
    const reply = questionsReply([oneOf], { reads: "texts" });
    surveysNetwork({ [questionsPath]: reply });
    await openSurvey();
    expect(screen.getByText(/cannot read individual answers/)).toBeVisible();
  });

  test("omits these notes once the survey is closed", async () => {
    const closed = { expired: true, results: inGroups };
    surveysNetwork({ [questionsPath]: questionsReply([oneOf], closed) });
    await openSurvey();
    expect(await screen.findByText(/no longer accepting/)).toBeVisible();
    expect(screen.queryByText(/Results show|The owner/)).toBeNull();
  });

  describe("of six questions or more", () => {
    const texts = ["Why?", "Who?", "When?", "Where?", "How?"];
    const written = texts.map((question_text, id) => ({
      ...freeText,
      id: String(id + 10),
      question_text,
    }));

    test("numbers the questions, without those that prove a person", async () => {
      const items = [oneOf, ...written];
      const network = surveysNetwork({
        [questionsPath]: questionsReply([...items, challenge]),
      });
      const { unmount } = await openSurvey();
      const number = await screen.findByText("Question 3 of 6");
      expect(number.parentElement).toContainElement(
        screen.getByRole("textbox", { name: "Who?" }),
      );
      unmount();
      network.on(questionsPath, questionsReply(written));
      await openSurvey();
      expect(screen.queryByText(/^Question/)).toBeNull();
    });

    test("sends nothing when Enter is pressed on a choice", async () => {
      const network = surveysNetwork({
        [questionsPath]: questionsReply([...written, oneOf]),
      });
      const { user } = await openSurvey();
      await user.click(await screen.findByRole("radio", { name: "Never" }));
      await user.keyboard("{Enter}");
      expect(sendButton()).toHaveFocus();
      expect(network.to(responsesPath)).toHaveLength(0);
      await user.keyboard("{Enter}");
      await screen.findByText("Thanks for your response!");
    });
  });
});
