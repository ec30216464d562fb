import { accessCodesAtom, storeAccessCodeAtom } from "@nearsay/core/session";
import { type NetworkCall, json, refusal } from "@nearsay/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SurveyPage } from "../survey-page/survey-page.tsx";
import { deferredReply } from "../testing/deferred-reply.ts";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import {
  freeText,
  questionsReply,
  surveyItem,
} from "../testing/survey-builders.ts";

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
    expect(locked).toBeVisible();
    expect(within(lockedDialog).getByRole("alert")).toHaveTextContent(
      "Too many incorrect attempts. Access has been temporarily blocked.",
    );
    expect(screen.queryByPlaceholderText("Access code")).toBeNull();
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
    expect(within(dialog).getByRole("alert")).toHaveTextContent(
      "Too many incorrect attempts. Access has been temporarily blocked.",
    );
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

  it("does not count a stored code that is no longer right", async () => {
    guardedNetwork();
    const first = await openDialog();
    first.store.set(storeAccessCodeAtom, "7", "old code");
    first.unmount();
    const { dialog } = await openDialog();
    expect(
      within(dialog).getByText("That access code is not right."),
    ).toBeVisible();
    expect(within(dialog).queryByText(/^Attempts/)).toBeNull();
  });

  it("can be cancelled and asked for again", async () => {
    guardedNetwork();
    const { dialog, user } = await openDialog();
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Enter access code" }));
    expect(screen.getByRole("dialog")).toBeVisible();
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

  it("takes a wrong code out of the address too, and does not count it", async () => {
    guardedNetwork();
    const { dialog, location } = await openDialog("/surveys/7?code=wrong");
    expect(within(dialog).queryByText(/^Attempts/)).toBeNull();
    await waitFor(() => {
      expect(location().search).toBe("");
    });
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
