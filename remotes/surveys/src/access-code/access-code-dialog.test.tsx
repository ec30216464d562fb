import { readSurvey } from "@nearsay/core/contract";
import { accessCodesAtom } from "@nearsay/core/session";
import { json, refusal } from "@nearsay/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SurveyCard } from "../card/survey-card.tsx";
import { HomePage } from "../home/home-page.tsx";
import { deferredReply } from "../testing/deferred-reply.ts";
import { fakeRemotes } from "../testing/fake-remotes.tsx";
import {
  guardedNetwork,
  openDialog,
  uuid,
} from "../testing/guarded-survey.tsx";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import { surveyItem } from "../testing/survey-builders.ts";

describe("a survey that requires an access code", () => {
  it("opens a dialog that gives the reason for the code", async () => {
    guardedNetwork();
    const { dialog, user } = await openDialog();
    expect(dialog).toHaveAccessibleDescription(
      "This survey requires an access code. Enter it below to continue",
    );
    expect(
      within(dialog).getByText("Access code required for this survey."),
    ).toBeVisible();
    expect(
      within(dialog).getByRole("button", { name: "Submit code" }),
    ).toBeDisabled();
    expect(within(dialog).queryByText(/^Attempts remaining/)).toBeNull();
    const input = within(dialog).getByPlaceholderText("Access code");
    await user.click(input);
    await user.paste("a".repeat(65));
    expect(input).toHaveValue("a".repeat(64));
  });

  it("shows its own message if the server sends none", async () => {
    surveysNetwork({
      "GET /api/surveys/7": () => new Response("", { status: 403 }),
    });
    const { dialog } = await openDialog();
    expect(
      within(dialog).getByText("Access code required for this survey."),
    ).toBeVisible();
  });

  it("refuses an entry of spaces without a request", async () => {
    const network = guardedNetwork();
    const { dialog, enter } = await openDialog();
    const before = network.calls.length;
    await enter("   ");
    expect(within(dialog).getByRole("alert")).toHaveTextContent(
      "Please enter the access code.",
    );
    expect(network.calls).toHaveLength(before);
  });

  it("opens with the right code trimmed, stores it and sends it with the answers", async () => {
    const network = guardedNetwork();
    const { enter, store, user } = await openDialog();
    await enter(" sesame ");
    await screen.findByRole("heading", { level: 1 });
    expect(store.get(accessCodesAtom)).toEqual({ 7: "sesame" });
    await user.type(screen.getByRole("textbox"), "Quiet");
    await user.click(screen.getByRole("button", { name: "Submit" }));
    await screen.findByText("Thanks for your response!");
    expect(network.to("POST /api/surveys/7/responses")[0]?.body).toMatchObject({
      code: "sesame",
    });
  });

  it("shows that a code is being checked", async () => {
    const network = guardedNetwork();
    const { dialog, enter } = await openDialog();
    const deferred = deferredReply();
    network.on("GET /api/surveys/7", () => deferred.reply);
    await enter("sesame");
    expect(
      within(dialog).getByRole("button", { name: "Checking" }),
    ).toBeVisible();
    deferred.answer(json(surveyItem()));
    await screen.findByRole("heading", { level: 1 });
  });

  it("explains the delay if a bot check runs first", async () => {
    const network = guardedNetwork();
    const { dialog, enter } = await openDialog();
    const puzzle = deferredReply();
    const price = { botCheck: "access_code", price: 16 };
    network.on("GET /api/surveys/7", () =>
      refusal(429, "Too many", "CODE_GUESSES_BOUNDED", { data: price }),
    );
    network.on("GET /api/bot-check/challenge", () => puzzle.reply);
    await enter("sesame");
    const words =
      "Many wrong codes were entered, so checking this one can take up to 10 seconds.";
    await waitFor(() => {
      expect(within(dialog).getByRole("textbox")).toHaveAccessibleDescription(
        words,
      );
    });
    await waitFor(() => {
      expect(within(dialog).getByRole("status")).toHaveTextContent(words);
    });
    expect(
      within(dialog).getByRole("button", { name: "Checking" }),
    ).toBeVisible();
    network.on("GET /api/surveys/7", () => json(surveyItem()));
    puzzle.answer(json({ provider: "off" }));
    await screen.findByRole("heading", { level: 1 });
  });

  it("can be cancelled, and starts empty when it is opened again", async () => {
    guardedNetwork();
    const { dialog, enter, user } = await openDialog();
    await enter("one");
    await within(dialog).findByRole("alert");
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(
      screen.getByText("You need an access code to open this survey."),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Enter access code" }));
    const again = screen.getByRole("dialog");
    expect(within(again).getByRole("textbox")).toHaveValue("");
    expect(within(again).queryByRole("alert")).toBeNull();
    expect(within(again).getByText("Attempts remaining: 2")).toBeVisible();
  });

  it("receives the focus when the button that opened the code dialog is gone", async () => {
    guardedNetwork();
    const { user } = await openDialog();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Enter access code" }));
    await user.type(
      screen.getByPlaceholderText("Access code"),
      "sesame{Enter}",
    );
    expect(await screen.findByRole("heading", { level: 1 })).toHaveFocus();
  });
});

describe("the featured survey of the home page", () => {
  it("requests its code and opens with it", async () => {
    guardedNetwork();
    const user = userEvent.setup();
    await renderSurveys(<HomePage />, { path: `/?s=${uuid}` });
    const dialog = await screen.findByRole("dialog", {
      name: "Enter Access Code",
    });
    await user.type(
      within(dialog).getByPlaceholderText("Access code"),
      "sesame{Enter}",
    );
    expect(
      await screen.findByRole("textbox", {
        name: "What would change for you?",
      }),
    ).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a card of a survey that requires a code", () => {
  async function showCard() {
    const user = userEvent.setup();
    const survey = readSurvey(surveyItem({ requires_code: true }));
    const page = await renderSurveys(<SurveyCard survey={survey} />, {
      loader: fakeRemotes(),
    });
    return { user, ...page };
  }

  it.each([
    ["Answer", "What would change for you?"],
    ["Insights", "Insights of 7, code sesame"],
    ["Discuss", "Discussion of 7"],
  ])("opens one code dialog before %s", async (button, shown) => {
    guardedNetwork();
    const { user } = await showCard();
    await user.click(screen.getByRole("button", { name: button }));
    expect(await screen.findAllByRole("dialog")).toHaveLength(1);
    expect(screen.queryByText(shown)).toBeNull();
    await user.type(
      screen.getByPlaceholderText("Access code"),
      "sesame{Enter}",
    );
    expect(await screen.findByText(shown)).toBeVisible();
  });

  it("receives the focus when the button that opened the code dialog is gone", async () => {
    guardedNetwork();
    const { user } = await showCard();
    await user.click(screen.getByRole("button", { name: "Discuss" }));
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Enter access code" }));
    await user.type(
      screen.getByPlaceholderText("Access code"),
      "sesame{Enter}",
    );
    await screen.findByText("Discussion of 7");
    expect(document.body).not.toHaveFocus();
  });

  it("requests no code from users who have access already", async () => {
    surveysNetwork();
    const { user } = await showCard();
    await user.click(screen.getByRole("button", { name: "Insights" }));
    expect(await screen.findByText("Insights of 7, code none")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
