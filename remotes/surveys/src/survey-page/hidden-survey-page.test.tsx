import { refusal } from "@nearsay/core/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import {
  oneOf,
  questionsReply,
  surveyItem,
} from "../testing/survey-builders.ts";
import { SurveyPage } from "./survey-page.tsx";

const uuid = "3f1c1c1e-0000-4000-8000-000000000007";
const hidden = (changes: object = {}) => ({
  items: [
    {
      surveyId: 7,
      surveyUuid: uuid,
      title: "Should Elm Street be closed to cars?",
      hiddenAt: "2026-03-02T10:20:00.000Z",
      appealedAt: null,
      ...changes,
    },
  ],
});
const list = "GET /api/surveys/me/hidden";
const route = "POST /api/surveys/7/appeal";
const gone = () => refusal(404, "Survey not found.");

function open(routes: Parameters<typeof surveysNetwork>[0] = {}) {
  const network = surveysNetwork({
    "GET /api/surveys/7": gone,
    "GET /api/surveys/7/questions": gone,
    [`GET /api/surveys/uuid/${uuid}`]: gone,
    [list]: hidden(),
    [route]: null,
    ...routes,
  });
  return { network, user: userEvent.setup() };
}

const reason = () => screen.findByRole("textbox", { name: /shown again/ });
const ask = () => screen.getByRole("button", { name: "Ask for a review" });
const heading = () => screen.findByRole("heading", { level: 1 });

describe("the page of a hidden survey", () => {
  it.each(["7", uuid, uuid.toUpperCase()])(
    "shows its author that it is hidden, by the address %s, and accepts a request for a review",
    async (surveyKey) => {
      const { network, user } = open();
      await renderSurveys(<SurveyPage surveyKey={surveyKey} />);
      await reason();
      expect(document.body).toHaveFocus();
      await user.type(await reason(), "  It is fair. ");
      expect(await heading()).toHaveTextContent("Should Elm Street be closed");
      expect(screen.getByText("Your survey is hidden")).toBeVisible();
      expect(screen.getByText(/on Mar(ch)? 2, 2026/)).toBeVisible();
      await user.click(ask());
      expect(
        await screen.findByText("You asked for a review"),
      ).toBeInTheDocument();
      expect(screen.queryByRole("textbox")).toBeNull();
      expect(document.body).not.toHaveFocus();
      expect(document.activeElement).toContainElement(await heading());
      expect(network.to(route).map(({ body }) => body)).toEqual([
        { reason: "It is fair." },
      ]);
    },
  );

  it("offers no second request", async () => {
    open({ [list]: hidden({ appealedAt: "2026-03-03T10:20:00.000Z" }) });
    await renderSurveys(<SurveyPage surveyKey="7" />);
    expect(await screen.findByText("You asked for a review")).toBeVisible();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("looks missing to everyone else, and if the server cannot be reached", async () => {
    for (const answer of [
      { items: [] },
      hidden({ surveyId: 8, surveyUuid: "other" }),
      () => refusal(500, "Broken."),
    ]) {
      const { network } = open({ [list]: answer });
      const { unmount } = await renderSurveys(<SurveyPage surveyKey="7" />);
      expect(await heading()).toHaveTextContent("Survey not found.");
      await waitFor(() => {
        expect(network.to(list)).toHaveLength(1);
      });
      expect(await heading()).toHaveTextContent("Survey not found.");
      unmount();
    }
  });

  it("rejects two characters, shows why it failed and keeps the text", async () => {
    const { network, user } = open({
      [route]: () => refusal(500, "Broken."),
    });
    await renderSurveys(<SurveyPage surveyKey="7" />);
    await user.type(await reason(), " ab ");
    await user.click(ask());
    expect(await reason()).toBeInvalid();
    expect(network.to(route)).toHaveLength(0);
    await user.type(await reason(), "c");
    expect(await reason()).toBeValid();
    await user.click(ask());
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Failed to ask for a review");
    expect(alert).toHaveTextContent("Broken.");
    expect(await reason()).toHaveValue(" ab c");
    network.on(route, null);
    await user.click(ask());
    expect(await screen.findByText("You asked for a review")).toBeVisible();
  });

  it("replaces a survey that is hidden while it is open", async () => {
    const { network } = open();
    network.on("GET /api/surveys/7", surveyItem());
    network.on("GET /api/surveys/7/questions", questionsReply([oneOf]));
    await renderSurveys(<SurveyPage surveyKey="7" />);
    expect(await heading()).toHaveTextContent("Should Elm Street be closed");
    network.on("GET /api/surveys/7", gone);
    fireEvent(document, new Event("visibilitychange"));
    expect(await screen.findByText("Your survey is hidden")).toBeVisible();
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(await heading());
  });
});
