import { accessCodesAtom, localStore } from "@nearsay/core/session";
import { refusal } from "@nearsay/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SurveyPage } from "../survey-page/survey-page.tsx";
import { deferredReply } from "../testing/deferred-reply.ts";
import {
  guard,
  guardedNetwork,
  openDialog,
  storedCodes,
  uuid,
} from "../testing/guarded-survey.tsx";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import { surveyItem } from "../testing/survey-builders.ts";

describe("a survey whose access code was stored", () => {
  it("opens with the stored code without a dialog", async () => {
    guardedNetwork();
    localStore.write(...storedCodes({ 7: " sesame " }));
    await renderSurveys(<SurveyPage surveyKey="7" />);
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("forgets a stored code that is no longer valid, without counting an attempt", async () => {
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

  it("keeps a stored code while the server is unavailable", async () => {
    surveysNetwork({ "GET /api/surveys/7": () => refusal(503, "Broken.") });
    localStore.write(...storedCodes({ 7: "sesame" }));
    const { store } = await renderSurveys(<SurveyPage surveyKey="7" />);
    await screen.findByRole("alert");
    expect(store.get(accessCodesAtom)).toEqual({ 7: "sesame" });
  });

  it.each([
    [
      "in the format of another version",
      { version: 2, codes: { 7: "sesame" } },
    ],
    ["that contain only blanks", { version: 1, codes: { 7: "  " } }],
  ])("does not try stored codes %s", async (_which, stored) => {
    const network = guardedNetwork();
    localStore.write("survey_access_codes", stored);
    await openDialog();
    expect(network.to("GET /api/surveys/7")[0]?.path).toBe("/api/surveys/7");
  });
});

describe("a link with a code", () => {
  it("opens the survey, stores the code and removes it from the address", async () => {
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

  it("removes the code from the address before the server responds", async () => {
    const { reply } = deferredReply();
    surveysNetwork({ "GET /api/surveys/7": () => reply });
    const { location } = await renderSurveys(<SurveyPage surveyKey="7" />, {
      path: "/surveys/7?code=sesame",
    });
    expect(location().search).toBe("");
    expect(screen.getByText("Loading the survey")).toBeInTheDocument();
  });

  it("tries the code again if the server could not check it", async () => {
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

  it("opens with the stored code if the code of the link is wrong", async () => {
    guardedNetwork();
    localStore.write(...storedCodes({ 7: "sesame" }));
    const { store } = await renderSurveys(<SurveyPage surveyKey="7" />, {
      path: "/surveys/7?code=wrong",
    });
    await screen.findByRole("heading", { level: 1 });
    expect(store.get(accessCodesAtom)).toEqual({ 7: "sesame" });
  });

  it("sends the share token along", async () => {
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
