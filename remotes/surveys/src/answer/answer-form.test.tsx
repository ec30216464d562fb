import { json, refusal } from "@nearsay/core/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SurveyPage } from "../survey-page/survey-page.tsx";
import { deferredReply } from "../testing/deferred-reply.ts";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import {
  anyOf,
  challenge,
  freeText,
  oneOf,
  questionsReply,
} from "../testing/survey-builders.ts";

const questionsPath = "GET /api/surveys/7/questions";
const responsesPath = "POST /api/surveys/7/responses";

async function openSurvey(options: Parameters<typeof renderSurveys>[1] = {}) {
  const user = userEvent.setup();
  const page = await renderSurveys(<SurveyPage surveyKey="7" />, options);
  await screen.findByRole("heading", { level: 1 });
  return { user, ...page };
}

function freeTextBox() {
  return screen.getByRole("textbox", { name: "What would change for you?" });
}

function send() {
  return screen.getByRole("button", { name: "Submit" });
}

describe("answering a survey", () => {
  it("sends text, one choice and several choices with the viewer's place, then thanks", async () => {
    const network = surveysNetwork({
      [questionsPath]: questionsReply([freeText, oneOf, anyOf]),
    });
    const { user } = await openSurvey({ near: { lat: 52.5, lng: 13.4 } });
    await user.type(freeTextBox(), "  Less noise ");
    await user.click(screen.getByRole("radio", { name: "Weekends" }));
    await user.click(screen.getByRole("checkbox", { name: "Bike" }));
    await user.click(screen.getByRole("checkbox", { name: "Walking" }));
    await user.click(send());
    expect(await screen.findByText("Thanks for your response!")).toBeVisible();
    expect(document.activeElement).toHaveTextContent(
      "Thanks for your response!",
    );
    expect(document.body).not.toHaveFocus();
    expect(network.to(responsesPath)[0]?.body).toEqual({
      answers: { 1: "Less noise", 2: "Weekends", 3: ["Walking", "Bike"] },
      lat: 52.5,
      lng: 13.4,
    });
  });

  it("says nothing and sends nothing while nothing is answered", async () => {
    const network = surveysNetwork();
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "   ");
    await user.click(send());
    expect(network.to(responsesPath)).toHaveLength(0);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("leaves unanswered questions out", async () => {
    const network = surveysNetwork();
    const { user } = await openSurvey();
    await user.click(screen.getByRole("radio", { name: "Never" }));
    await user.click(send());
    await screen.findByText("Thanks for your response!");
    expect(network.to(responsesPath)[0]?.body).toEqual({
      answers: { 2: "Never" },
      lat: null,
      lng: null,
    });
  });

  it("takes at most 240 characters and counts them down", async () => {
    surveysNetwork();
    const { user } = await openSurvey();
    await user.click(freeTextBox());
    await user.paste("x".repeat(300));
    expect(freeTextBox()).toHaveValue("x".repeat(240));
    expect(screen.getAllByText("0 characters left")[0]).toBeVisible();
  });

  it("reads an unknown question type as free text", async () => {
    surveysNetwork({
      [questionsPath]: questionsReply([{ ...freeText, question_type: "star" }]),
    });
    await openSurvey();
    expect(freeTextBox()).toBeVisible();
  });

  it("says when there are no questions", async () => {
    surveysNetwork({ [questionsPath]: questionsReply([]) });
    await openSurvey();
    expect(
      screen.getByText("No questions available for this survey."),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: "Submit" })).toBeNull();
  });

  it("counts one submission however often the button is pressed", async () => {
    const deferred = deferredReply();
    const network = surveysNetwork({
      [responsesPath]: () => deferred.reply,
    });
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    await user.click(send());
    const button = screen.getByRole("button", { name: "Submitting…" });
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

describe("an answer given before", () => {
  it.each([
    ["a duplicate reply", () => json({ duplicate: true })],
    ["a 409", () => refusal(409, "Conflict")],
    ["an 'already responded' refusal", () => refusal(400, "Already responded")],
  ])("is thanked for after %s", async (_name, reply) => {
    surveysNetwork({ [responsesPath]: reply });
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    await user.click(send());
    expect(
      await screen.findByText("You've already submitted this survey. Thanks!"),
    ).toBeVisible();
    expect(screen.getByText("Responded")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("a refused response", () => {
  it.each([
    ["422", () => refusal(422, "Bad words"), "Content not allowed."],
    ["403", () => refusal(403, "You opted out."), "You opted out."],
    [
      "403 without a message",
      () => new Response("", { status: 403 }),
      "Participation disabled while anonymous ID is opted out.",
    ],
    [
      "409 about one's own first try",
      () => refusal(409, "Still at it.", "IDEMPOTENCY_IN_PROGRESS"),
      "Still at it.",
    ],
    ["500", () => refusal(500, "Something broke."), "Something broke."],
    [
      "500 without a message",
      () => new Response("", { status: 500 }),
      "Failed to submit survey response",
    ],
  ])("shows what a %s means and keeps the answers", async (_n, reply, said) => {
    surveysNetwork({ [responsesPath]: reply });
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    await user.click(send());
    expect(await screen.findByRole("alert")).toHaveTextContent(said);
    expect(freeTextBox()).toHaveValue("Quiet");
    expect(send()).toBeEnabled();
  });

  it("is not sent without a bot-check, and says so", async () => {
    const network = surveysNetwork({ "GET /api/bot-check/challenge": {} });
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    await user.click(send());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The bot-check is unavailable. Please try again.",
    );
    expect(network.to(responsesPath)).toHaveLength(0);
    expect(freeTextBox()).toHaveValue("Quiet");
    expect(send()).toBeEnabled();
  });

  it("closes the survey on 410, with the date that came along", async () => {
    surveysNetwork({
      [responsesPath]: () =>
        refusal(410, "Too late", "SURVEY_CLOSED", {
          expiresAt: "2025-02-03T10:00:00.000Z",
        }),
    });
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    await user.click(send());
    expect(
      await screen.findByText("This survey is no longer accepting responses."),
    ).toBeVisible();
    expect(
      screen.getByRole("button", { name: "Responses closed" }),
    ).toBeDisabled();
    expect(screen.getByText("Feb 3, 2025").closest("li")).toHaveTextContent(
      "Closed Feb 3, 2025",
    );
    expect(freeTextBox()).toHaveValue("Quiet");
  });
});

describe("a response whose reply is lost", () => {
  async function loseReply() {
    const network = surveysNetwork({
      [responsesPath]: () => Promise.reject(new TypeError("connection lost")),
    });
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    await user.click(send());
    await screen.findByText("The server could not be reached.");
    network.on(responsesPath, { duplicate: false });
    return { network, user };
  }

  const keysOf = (network: Awaited<ReturnType<typeof loseReply>>["network"]) =>
    network
      .to(responsesPath)
      .map(({ headers }) => headers.get("idempotency-key"));

  it("is sent again under the same key", async () => {
    const { network, user } = await loseReply();
    await user.click(send());
    await screen.findByText("Thanks for your response!");
    const [first, second] = keysOf(network);
    expect(second).toBe(first);
  });

  it("is another one once it is edited", async () => {
    const { network, user } = await loseReply();
    await user.type(freeTextBox(), "er");
    await user.click(send());
    await screen.findByText("Thanks for your response!");
    const [first, second] = keysOf(network);
    expect(second).not.toBe(first);
  });
});

describe("challenge questions", () => {
  const asked = { [questionsPath]: questionsReply([freeText, challenge]) };

  function challengeBox() {
    return screen.getByRole("textbox", { name: "What colour is the bench?" });
  }

  it("need an answer before anything is sent", async () => {
    const network = surveysNetwork(asked);
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    await user.type(challengeBox(), "  ");
    await user.click(send());
    expect(
      screen.getByText(
        "Please answer the challenge questions before submitting.",
      ),
    ).toBeVisible();
    expect(challengeBox()).toHaveFocus();
    expect(network.to(responsesPath)).toHaveLength(0);
  });

  it("are sent apart from the answers, trimmed", async () => {
    const network = surveysNetwork(asked);
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    await user.type(challengeBox(), " green ");
    await user.click(send());
    await screen.findByText("Thanks for your response!");
    expect(network.to(responsesPath)[0]?.body).toMatchObject({
      answers: { 1: "Quiet" },
      challenge_answers: { 4: "green" },
    });
  });

  it.each([
    [423, ""],
    [400, "CHALLENGE_FAILED"],
    [403, "CHALLENGE_BLOCKED"],
  ])("block the form after a %i %s", async (status, code) => {
    surveysNetwork({
      ...asked,
      [responsesPath]: () => refusal(status, "That was not right.", code),
    });
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    await user.type(challengeBox(), "red");
    await user.click(send());
    expect(await screen.findByText("That was not right.")).toBeVisible();
    expect(freeTextBox()).toBeDisabled();
    expect(send()).toBeDisabled();
  });

  it("block the form from the start when the server says so", async () => {
    surveysNetwork({
      [questionsPath]: questionsReply([freeText, challenge], {
        challengeBlocked: true,
        challengeMessage: "You may not answer this one.",
      }),
    });
    await openSurvey();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "You may not answer this one.",
    );
    expect(freeTextBox()).toBeDisabled();
  });
});

describe("a visitor without consent", () => {
  it("is told how to submit, and can enable it in place", async () => {
    const network = surveysNetwork({
      "GET /api/privacy/status": { optOut: true },
    });
    const { user } = await openSurvey({ consented: false });
    await user.type(freeTextBox(), "Quiet");
    await user.click(
      screen.getByRole("button", { name: "Enable anonymous ID to submit" }),
    );
    expect(
      screen.getByText(
        "Enable anonymous ID participation to submit responses.",
      ),
    ).toBeVisible();
    expect(network.to(responsesPath)).toHaveLength(0);
    const note = screen.getByRole("note");
    expect(within(note).getByRole("link")).toHaveAttribute(
      "href",
      "/privacy/anonymous-id",
    );
    await user.click(
      within(note).getByRole("button", { name: "Enable anonymous ID" }),
    );
    await user.click(await screen.findByRole("button", { name: "Submit" }));
    expect(await screen.findByText("Thanks for your response!")).toBeVisible();
    expect(network.to(responsesPath)[0]?.body).toMatchObject({
      answers: { 1: "Quiet" },
    });
  });

  it("has nothing to click in vain while consent is being given", async () => {
    const { reply, answer } = deferredReply();
    surveysNetwork({
      "GET /api/privacy/status": { optOut: true },
      "DELETE /api/privacy/opt-out": () => reply,
    });
    const { user } = await openSurvey({ consented: false });
    await user.click(
      screen.getByRole("button", { name: "Enable anonymous ID" }),
    );
    expect(
      screen.getByRole("button", { name: "Enable anonymous ID to submit" }),
    ).toBeDisabled();
    answer(json(null));
    expect(await screen.findByRole("button", { name: "Submit" })).toBeEnabled();
  });
});

describe("answers not sent yet", () => {
  it("are there again after a reload and gone once sent", async () => {
    surveysNetwork({
      [questionsPath]: questionsReply([freeText, oneOf, anyOf, challenge]),
    });
    const first = await openSurvey();
    await first.user.type(freeTextBox(), "Quiet");
    await first.user.click(screen.getByRole("radio", { name: "Always" }));
    await first.user.click(screen.getByRole("checkbox", { name: "Car" }));
    first.unmount();

    const second = await openSurvey();
    expect(freeTextBox()).toHaveValue("Quiet");
    expect(screen.getByRole("radio", { name: "Always" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Car" })).toBeChecked();
    const bench = { name: "What colour is the bench?" };
    await second.user.type(screen.getByRole("textbox", bench), "green");
    await second.user.click(send());
    await screen.findByText("Thanks for your response!");
    second.unmount();

    await openSurvey();
    expect(freeTextBox()).toHaveValue("");
  });

  it("drop an option that the survey no longer offers", async () => {
    const network = surveysNetwork();
    const first = await openSurvey();
    await first.user.type(freeTextBox(), "Quiet");
    await first.user.click(screen.getByRole("radio", { name: "Always" }));
    first.unmount();
    network.on(
      questionsPath,
      questionsReply([freeText, { ...oneOf, options: ["Weekends", "Never"] }]),
    );
    const second = await openSurvey();
    await second.user.click(send());
    await screen.findByText("Thanks for your response!");
    expect(network.to(responsesPath)[0]?.body).toHaveProperty("answers", {
      1: "Quiet",
    });
  });
});
