import type { ErrorCode } from "@nearsay/core/contract";
import { refusal } from "@nearsay/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
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
  challenge,
  freeText,
  questionsReply,
} from "../testing/survey-builders.ts";

describe("challenge questions", () => {
  const asked = { [questionsPath]: questionsReply([freeText, challenge]) };

  function challengeBox() {
    return screen.getByRole("textbox", { name: "What colour is the bench?" });
  }

  it("require an answer before anything is sent", async () => {
    const network = surveysNetwork(asked);
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    await user.type(challengeBox(), "  ");
    await user.click(sendButton());
    expect(
      screen.getByText(
        "Please answer the challenge questions before submitting.",
      ),
    ).toBeVisible();
    expect(challengeBox()).toHaveFocus();
    expect(network.to(responsesPath)).toHaveLength(0);
  });

  it("get the focus and the message one after the other, until none is missing", async () => {
    const second = { ...challenge, id: "5", question_text: "And the gate?" };
    surveysNetwork({
      [questionsPath]: questionsReply([freeText, challenge, second]),
    });
    const { user } = await openSurvey();
    const gateBox = screen.getByRole("textbox", { name: "And the gate?" });
    const advice = "Please answer the challenge questions before submitting.";
    await user.type(freeTextBox(), "Quiet");
    await user.type(challengeBox(), "green");
    await user.click(sendButton());
    expect(gateBox).toHaveFocus();
    expect(gateBox).toHaveAccessibleDescription(advice);
    await user.clear(challengeBox());
    expect(challengeBox()).toHaveAccessibleDescription(advice);
    expect(gateBox).not.toHaveAccessibleDescription();
    await user.type(challengeBox(), "green");
    await user.type(gateBox, "red");
    expect(screen.queryByText(advice)).not.toBeInTheDocument();
  });

  it("are separate, required, and show the server's message about them", async () => {
    surveysNetwork({
      [questionsPath]: questionsReply([freeText, challenge], {
        challengeMessage: "Only for people who know the park.",
      }),
    });
    await openSurvey();
    const group = screen.getByRole("group", { name: "Challenge questions" });
    expect(within(group).getByRole("textbox")).toBeRequired();
    expect(group).toHaveTextContent("Only for people who know the park.");
  });

  it("are required only once a question is answered", async () => {
    const network = surveysNetwork(asked);
    const { user } = await openSurvey();
    await user.click(sendButton());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(network.to(responsesPath)).toHaveLength(0);
  });

  it("are sent separately from the answers, trimmed", async () => {
    const network = surveysNetwork(asked);
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    await user.type(challengeBox(), " green ");
    await user.click(sendButton());
    await screen.findByText("Thanks for your response!");
    expect(network.to(responsesPath)[0]?.body).toMatchObject({
      answers: { 1: "Quiet" },
      challenge_answers: { 4: "green" },
    });
  });

  async function answerWrongly(reply: () => Response) {
    const network = surveysNetwork({ ...asked, [responsesPath]: reply });
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    await user.type(challengeBox(), "red");
    await user.click(sendButton());
    return { network, user };
  }

  const wrong = (data: object, code: ErrorCode = "CHALLENGE_FAILED") =>
    refusal(423, "That was not right.", code, { data });

  it("show at their field that an answer was wrong, and accept another", async () => {
    const { network, user } = await answerWrongly(() =>
      wrong({ attemptsRemaining: 2 }),
    );
    await waitFor(() =>
      expect(challengeBox()).toHaveAccessibleDescription("That was not right."),
    );
    expect(challengeBox()).toHaveFocus();
    expect(challengeBox()).toBeInvalid();
    expect(freeTextBox()).toBeEnabled();
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    network.on(responsesPath, { duplicate: false });
    await user.clear(challengeBox());
    await user.keyboard("green{Enter}{Enter}");
    expect(await screen.findByText("Thanks for your response!")).toBeVisible();
  });

  it("show that an answer was wrong to visitors who gave consent while sending it", async () => {
    surveysNetwork({
      ...asked,
      [responsesPath]: () => wrong({ attemptsRemaining: 1 }),
    });
    const { user } = await openSurvey({ consented: false });
    await user.type(freeTextBox(), "Quiet");
    await user.type(challengeBox(), "red");
    for (const name of ["Enable anonymous ID to submit", "Enable and submit"])
      await user.click(screen.getByRole("button", { name }));
    await screen.findByText("That was not right.");
    expect(challengeBox()).toHaveFocus();
    expect(sendButton()).toBeEnabled();
  });

  it("do not take the focus from visitors who moved on to something else", async () => {
    const deferred = deferredReply();
    const network = surveysNetwork({
      ...asked,
      [responsesPath]: () => deferred.reply,
    });
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    await user.type(challengeBox(), "red");
    await user.click(sendButton());
    const like = await screen.findByRole("button", { name: "Like" });
    like.focus();
    deferred.answer(wrong({ attemptsRemaining: 2 }));
    await screen.findByText("That was not right.");
    expect(network.to(responsesPath)).toHaveLength(1);
    expect(like).toHaveFocus();
  });

  it.each<[number, ErrorCode | "", object]>([
    [423, "", {}],
    [400, "CHALLENGE_FAILED", {}],
    [423, "CHALLENGE_FAILED", { attemptsRemaining: 0 }],
    [403, "CHALLENGE_BLOCKED", {}],
  ])(
    "block the form after a %i %s with %j, and the message is shown where it was sent",
    async (status, code, data) => {
      await answerWrongly(() =>
        refusal(status, "That was not right.", code, { data }),
      );
      const alert = await screen.findByRole("alert");
      expect(alert).toHaveTextContent("That was not right.");
      expect(document.activeElement).toContainElement(alert);
      expect(document.body).not.toHaveFocus();
      expect(alert.compareDocumentPosition(challengeBox())).toBe(
        Node.DOCUMENT_POSITION_PRECEDING,
      );
      expect(freeTextBox()).toBeDisabled();
      expect(freeTextBox()).toHaveValue("Quiet");
      expect(sendButton()).toBeDisabled();
    },
  );

  it("can be answered again once the block is over", async () => {
    const { network, user } = await answerWrongly(() =>
      wrong({ attemptsRemaining: 0, retryAfter: 0.05 }),
    );
    await waitFor(() => expect(freeTextBox()).toBeEnabled());
    expect(screen.queryByText("That was not right.")).not.toBeInTheDocument();
    network.on(responsesPath, { duplicate: false });
    await user.clear(challengeBox());
    await user.type(challengeBox(), "green");
    await user.click(sendButton());
    expect(await screen.findByText("Thanks for your response!")).toBeVisible();
  });

  it("open a form that was blocked from the start once the block is over", async () => {
    surveysNetwork({
      [questionsPath]: questionsReply([freeText, challenge], {
        challengeBlocked: true,
        challengeRetryAfter: 0.05,
      }),
    });
    await openSurvey();
    await waitFor(() => expect(freeTextBox()).toBeEnabled());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("explain the block if the server does not", async () => {
    surveysNetwork({
      [questionsPath]: questionsReply([freeText], { challengeBlocked: true }),
    });
    await openSurvey();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Too many incorrect answers to the challenge questions. Please try again later.",
    );
  });

  it("block the form from the start if the server says so", async () => {
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
