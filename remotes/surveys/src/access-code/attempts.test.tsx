import {
  accessCodesAtom,
  localStore,
  storeAccessCodeAtom,
} from "@nearsay/core/session";
import { refusal } from "@nearsay/core/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import {
  guardedNetwork,
  openDialog,
  storedCodes,
} from "../testing/guarded-survey.tsx";
import { surveysNetwork } from "../testing/render-surveys.tsx";
import { surveyItem, surveyList } from "../testing/survey-builders.ts";

const lockedMessage =
  "Too many incorrect attempts. Access has been temporarily blocked.";

describe("a survey that requires an access code", () => {
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

  it("stays locked after a reload", async () => {
    guardedNetwork();
    const { enter, unmount } = await openDialog();
    for (const code of ["one", "two", "three"]) await enter(code);
    await screen.findByText(/^Access has been temporarily blocked after/);
    unmount();
    const { dialog } = await openDialog();
    expect(within(dialog).getByText(/temporarily blocked/)).toBeVisible();
    expect(within(dialog).queryByRole("textbox")).toBeNull();
  });

  it("accepts codes again when the lock has expired", async () => {
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

  it("locks at once when the server accepts no more codes", async () => {
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

  it("shows when codes are accepted again, and other surveys until then", async () => {
    const network = guardedNetwork();
    network.on(
      "GET /api/surveys",
      surveyList(
        surveyItem(),
        ...["8", "9", "10", "11"].map((surveyId) =>
          surveyItem({ surveyId, title: `Survey ${surveyId}` }),
        ),
      ),
    );
    jest.useFakeTimers({
      advanceTimers: true,
      now: new Date(2026, 4, 4, 19, 30),
    });
    const { enter, user } = await openDialog();
    network.on("GET /api/surveys/7", () =>
      refusal(423, lockedMessage, "ACCESS_LOCKED", {
        data: { attemptsRemaining: 0, retryAfter: 600 },
      }),
    );
    await enter("one");
    await user.click(await screen.findByRole("button", { name: "Close" }));
    expect(screen.getByText(/^You can try again after/)).toHaveTextContent(
      /May 4, 2026, 7:40\sPM\.$/,
    );
    const others = await screen.findByRole("region", {
      name: "Other open surveys",
    });
    await waitFor(() => {
      expect(
        within(others)
          .getAllByRole("link")
          .map((each) => each.textContent),
      ).toEqual(["Survey 8", "Survey 9", "Survey 10", "All surveys"]);
    });
  });

  it("is locked from the start if the server says so, and keeps the stored code", async () => {
    surveysNetwork({
      "GET /api/surveys/7": () => refusal(423, lockedMessage, "ACCESS_LOCKED"),
    });
    localStore.write(...storedCodes({ 7: "sesame" }));
    const { dialog, store } = await openDialog();
    expect(within(dialog).queryByRole("textbox")).toBeNull();
    expect(within(dialog).getByRole("button", { name: "Close" })).toBeVisible();
    expect(store.get(accessCodesAtom)).toEqual({ 7: "sesame" });
  });

  it("accepts codes again when the lock reported by the server has expired", async () => {
    surveysNetwork({
      "GET /api/surveys/7": () => refusal(423, lockedMessage, "ACCESS_LOCKED"),
    });
    jest.useFakeTimers({ advanceTimers: true });
    const { unmount } = await openDialog();
    act(() => {
      jest.advanceTimersByTime(10 * 60_000);
    });
    unmount();
    const { dialog } = await openDialog();
    expect(within(dialog).queryByRole("textbox")).toBeNull();
    act(() => {
      jest.advanceTimersByTime(5 * 60_000);
    });
    expect(screen.getByPlaceholderText("Access code")).toBeVisible();
  });

  it.each([
    [2, "Attempts remaining: 2"],
    [1, "Attempts remaining: 1"],
  ])("shows the %i attempts left on the server", async (left, text) => {
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

  it("counts no attempt if the server could not check the code", async () => {
    const network = guardedNetwork();
    const { dialog, enter } = await openDialog();
    network.on("GET /api/surveys/7", () => refusal(503, "Back in a minute."));
    await enter("sesame");
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      "Back in a minute.",
    );
    expect(within(dialog).queryByText(/^Attempts/)).toBeNull();
  });

  it("resets wrong attempts once the survey has opened", async () => {
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
});
