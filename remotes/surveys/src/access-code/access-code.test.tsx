import { readSurvey } from "@nearsay/core/contract";
import {
  accessCodesAtom,
  localStore,
  storeAccessCodeAtom,
} from "@nearsay/core/session";
import { type NetworkCall, json, refusal } from "@nearsay/core/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SurveyCard } from "../card/survey-card.tsx";
import { HomePage } from "../home/home-page.tsx";
import { SurveyPage } from "../survey-page/survey-page.tsx";
import { deferredReply } from "../testing/deferred-reply.ts";
import { fakeRemotes } from "../testing/fake-remotes.tsx";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import {
  freeText,
  questionsReply,
  surveyItem,
} from "../testing/survey-builders.ts";

const lockedMessage =
  "Too many incorrect attempts. Access has been temporarily blocked.";

function storedCodes(codes: Record<string, string>): [string, object] {
  return ["survey_access_codes", { version: 1, codes }];
}

const uuid = "3f1c1c1e-0000-4000-8000-000000000007";

function guard(reply: object, right = "sesame") {
  return ({ path }: NetworkCall) => {
    const code = new URL(path, location.origin).searchParams.get("code");
    if (code === right) return json(reply);
    return code === null
      ? refusal(403, "Access code required for this survey.")
      : refusal(403, "That access code is not right.");
  };
}

function guardedNetwork() {
  return surveysNetwork({
    "GET /api/surveys/7": guard(surveyItem({ requires_code: true })),
    [`GET /api/surveys/uuid/${uuid}`]: guard(surveyItem()),
    "GET /api/surveys/7/questions": guard(questionsReply([freeText])),
  });
}

async function openDialog(path = "/surveys/7") {
  const user = userEvent.setup();
  const page = await renderSurveys(<SurveyPage surveyKey="7" />, { path });
  const dialog = await screen.findByRole("dialog", {
    name: "Enter Access Code",
  });
  const enter = async (code: string) => {
    const input = within(dialog).getByPlaceholderText("Access code");
    await user.clear(input);
    await user.type(input, `${code}{Enter}`);
  };
  return { user, dialog, enter, ...page };
}

describe("a survey that requires an access code", () => {
  it("asks for it in a dialog that says why", async () => {
    guardedNetwork();
    const { dialog } = await openDialog();
    expect(dialog).toHaveAccessibleDescription(
      "This survey requires an access code. Enter it below to continue",
    );
    expect(
      within(dialog).getByText("Access code required for this survey."),
    ).toBeVisible();
    expect(within(dialog).getByPlaceholderText("Access code")).toHaveAttribute(
      "maxlength",
      "64",
    );
    expect(
      within(dialog).getByRole("button", { name: "Submit code" }),
    ).toBeDisabled();
    expect(within(dialog).queryByText(/^Attempts remaining/)).toBeNull();
  });

  it("has words of its own when the server gives none", async () => {
    surveysNetwork({
      "GET /api/surveys/7": () => new Response("", { status: 403 }),
    });
    const { dialog } = await openDialog();
    expect(
      within(dialog).getByText("Access code required for this survey."),
    ).toBeVisible();
  });

  it("refuses an entry of spaces without asking the server", async () => {
    const network = guardedNetwork();
    const { dialog, enter } = await openDialog();
    const before = network.calls.length;
    await enter("   ");
    expect(within(dialog).getByRole("alert")).toHaveTextContent(
      "Please enter the access code.",
    );
    expect(network.calls).toHaveLength(before);
  });

  it("opens with the right one, trimmed, keeps it and answers with it", async () => {
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

  it("counts wrong codes and locks after three", async () => {
    guardedNetwork();
    const { dialog, enter, user } = await openDialog();
    await enter("one");
    expect(
      await within(dialog).findByText("Attempts remaining: 2"),
    ).toBeVisible();
    expect(within(dialog).getByRole("alert")).toHaveTextContent(
      "That access code is not right.",
    );
    await enter("two");
    await within(dialog).findByText("Attempts remaining: 1");
    await enter("three");
    const locked = await screen.findByText(
      "Access has been temporarily blocked after too many incorrect attempts",
    );
    const lockedDialog = screen.getByRole("dialog");
    expect(within(lockedDialog).getByRole("alert")).toContainElement(locked);
    expect(screen.queryByPlaceholderText("Access code")).toBeNull();
    expect(within(lockedDialog).queryByText(lockedMessage)).toBeNull();
    expect(screen.getByText(lockedMessage)).toBeInTheDocument();
    await user.keyboard("{Escape}");
    expect(screen.getByRole("dialog")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(
      screen.getByText("Please contact the survey owner for assistance."),
    ).toBeVisible();
  });

  it("stays locked through a reload", async () => {
    guardedNetwork();
    const { enter, unmount } = await openDialog();
    for (const code of ["one", "two", "three"]) await enter(code);
    await screen.findByText(/^Access has been temporarily blocked after/);
    unmount();
    const { dialog } = await openDialog();
    expect(within(dialog).getByText(/temporarily blocked/)).toBeVisible();
    expect(within(dialog).queryByRole("textbox")).toBeNull();
  });

  it("takes codes again when the lock is over", async () => {
    guardedNetwork();
    const { enter, unmount } = await openDialog();
    for (const code of ["one", "two", "three"]) await enter(code);
    await screen.findByText(/^Access has been temporarily blocked after/);
    jest.useFakeTimers({ advanceTimers: true });
    unmount();
    await openDialog();
    act(() => {
      jest.advanceTimersByTime(15 * 60_000);
    });
    expect(screen.getByPlaceholderText("Access code")).toBeVisible();
    expect(screen.queryByText(/^Attempts/)).toBeNull();
  });

  it("is locked at once when the server takes no more codes", async () => {
    const network = guardedNetwork();
    const { enter } = await openDialog();
    network.on("GET /api/surveys/7", () =>
      refusal(423, lockedMessage, "ACCESS_LOCKED"),
    );
    await enter("one");
    expect(
      await screen.findByText(/^Access has been temporarily blocked after/),
    ).toBeVisible();
  });

  it("is locked from the start where the server says so, and keeps the stored code", async () => {
    surveysNetwork({
      "GET /api/surveys/7": () => refusal(423, lockedMessage, "ACCESS_LOCKED"),
    });
    localStore.write(...storedCodes({ 7: "sesame" }));
    const { dialog, store } = await openDialog();
    expect(within(dialog).queryByRole("textbox")).toBeNull();
    expect(within(dialog).getByRole("button", { name: "Close" })).toBeVisible();
    expect(store.get(accessCodesAtom)).toEqual({ 7: "sesame" });
  });

  it.each([
    [2, "Attempts remaining: 2"],
    [1, "Attempts remaining: 1"],
  ])("shows that the server leaves %i attempts", async (left, text) => {
    const network = guardedNetwork();
    const { dialog, enter } = await openDialog();
    network.on("GET /api/surveys/7", () =>
      refusal(403, "That access code is not right.", "ACCESS_CODE_INVALID", {
        data: { attemptsRemaining: left },
      }),
    );
    await enter("one");
    expect(await within(dialog).findByText(text)).toBeVisible();
    await enter("one");
    expect(within(dialog).getByText(text)).toBeVisible();
  });

  it("counts no attempt when the server could not look", async () => {
    const network = guardedNetwork();
    const { dialog, enter } = await openDialog();
    network.on("GET /api/surveys/7", () => refusal(503, "Back in a minute."));
    await enter("sesame");
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      "Back in a minute.",
    );
    expect(within(dialog).queryByText(/^Attempts/)).toBeNull();
  });

  it("forgets wrong attempts once it opened", async () => {
    guardedNetwork();
    const { dialog, enter, store, unmount } = await openDialog();
    await enter("one");
    await within(dialog).findByText("Attempts remaining: 2");
    await enter("sesame");
    await screen.findByRole("heading", { level: 1 });
    unmount();
    store.set(storeAccessCodeAtom, "7", null);
    const again = await openDialog();
    expect(within(again.dialog).queryByText(/^Attempts/)).toBeNull();
  });

  it("opens silently with the stored code", async () => {
    guardedNetwork();
    localStore.write(...storedCodes({ 7: " sesame " }));
    await renderSurveys(<SurveyPage surveyKey="7" />);
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("forgets a stored code that is no longer right, and does not count it", async () => {
    const network = guardedNetwork();
    localStore.write(...storedCodes({ 7: "old code", 8: "other" }));
    const { dialog, store } = await openDialog();
    expect(
      within(dialog).getByText("That access code is not right."),
    ).toBeVisible();
    expect(within(dialog).queryByText(/^Attempts/)).toBeNull();
    expect(store.get(accessCodesAtom)).toEqual({ 8: "other" });
    expect(network.to("GET /api/surveys/7")).toHaveLength(1);
  });

  it("keeps a stored code while the server cannot be asked", async () => {
    surveysNetwork({ "GET /api/surveys/7": () => refusal(503, "Broken.") });
    localStore.write(...storedCodes({ 7: "sesame" }));
    const { store } = await renderSurveys(<SurveyPage surveyKey="7" />);
    await screen.findByRole("alert");
    expect(store.get(accessCodesAtom)).toEqual({ 7: "sesame" });
  });

  it.each([
    ["of another version", { version: 2, codes: { 7: "sesame" } }],
    ["without text", { version: 1, codes: { 7: "  " } }],
  ])("does not try stored codes %s", async (_which, stored) => {
    const network = guardedNetwork();
    localStore.write("survey_access_codes", stored);
    await openDialog();
    expect(network.to("GET /api/surveys/7")[0]?.path).toBe("/api/surveys/7");
  });

  it("can be cancelled, and begins anew when it is asked for again", async () => {
    guardedNetwork();
    const { dialog, enter, user } = await openDialog();
    await enter("one");
    await within(dialog).findByRole("alert");
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Enter access code" }));
    const again = screen.getByRole("dialog");
    expect(within(again).getByRole("textbox")).toHaveValue("");
    expect(within(again).queryByRole("alert")).toBeNull();
    expect(within(again).getByText("Attempts remaining: 2")).toBeVisible();
  });

  it("gets the focus when the button that asked for its code is gone", async () => {
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
  it("asks for its code and opens with it", async () => {
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
  ])("asks for it before %s opens, in one dialog", async (button, shown) => {
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

  it("has the focus when the button that asked for its code is gone", async () => {
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

  it("does not ask whoever it is open to", async () => {
    surveysNetwork();
    const { user } = await showCard();
    await user.click(screen.getByRole("button", { name: "Insights" }));
    expect(await screen.findByText("Insights of 7, code none")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a link with a code", () => {
  it("opens the survey, keeps the code and takes it out of the address", async () => {
    guardedNetwork();
    const { store, location } = await renderSurveys(
      <SurveyPage surveyKey={uuid} />,
      { path: `/surveys/${uuid}?code=sesame&utm_source=mail` },
    );
    await screen.findByRole("heading", { level: 1 });
    expect(store.get(accessCodesAtom)).toEqual({
      7: "sesame",
      [uuid]: "sesame",
    });
    await waitFor(() => {
      expect(location().search).toBe("?utm_source=mail");
    });
  });

  it("takes the code out before the server has answered", async () => {
    const { reply } = deferredReply();
    surveysNetwork({ "GET /api/surveys/7": () => reply });
    const { location } = await renderSurveys(<SurveyPage surveyKey="7" />, {
      path: "/surveys/7?code=sesame",
    });
    expect(location().search).toBe("");
    expect(screen.getByText("Loading the survey")).toBeInTheDocument();
  });

  it("tries the code again when the server could not look", async () => {
    const network = guardedNetwork();
    network.on("GET /api/surveys/7", () => refusal(503, "Broken."));
    await renderSurveys(<SurveyPage surveyKey="7" />, {
      path: "/surveys/7?code=sesame",
    });
    await screen.findByRole("alert");
    network.on("GET /api/surveys/7", guard(surveyItem()));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  });

  it("does not count a wrong code", async () => {
    guardedNetwork();
    const { dialog } = await openDialog("/surveys/7?code=wrong");
    expect(
      within(dialog).getByText("That access code is not right."),
    ).toBeVisible();
    expect(within(dialog).queryByText(/^Attempts/)).toBeNull();
  });

  it("opens with the stored code where its own is wrong", async () => {
    guardedNetwork();
    localStore.write(...storedCodes({ 7: "sesame" }));
    const { store } = await renderSurveys(<SurveyPage surveyKey="7" />, {
      path: "/surveys/7?code=wrong",
    });
    await screen.findByRole("heading", { level: 1 });
    expect(store.get(accessCodesAtom)).toEqual({ 7: "sesame" });
  });

  it("passes a share token on", async () => {
    const network = surveysNetwork();
    await renderSurveys(<SurveyPage surveyKey="7" />, {
      path: "/surveys/7?share_token=t0ken",
    });
    await screen.findByRole("heading", { level: 1 });
    expect(network.calls.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        "/api/surveys/7?share_token=t0ken",
        "/api/surveys/7/questions?share_token=t0ken",
      ]),
    );
  });
});
