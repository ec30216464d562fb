import { readSurvey, type Survey } from "@nearsay/core/contract";
import { setConsentAtom } from "@nearsay/core/session";
import { refusal } from "@nearsay/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { SurveyCard } from "./card/survey-card.tsx";
import { useConsentChange, useEarlierParticipation } from "./marks.ts";
import { renderSurveys, surveysNetwork } from "./testing/render-surveys.tsx";
import { surveyItem } from "./testing/survey-builders.ts";

const route = "GET /api/surveys/me/survey-responses";
const before = { responded: { 7: true, 8: false }, liked: { 7: true } };
const surveys = ["7", "8"].map((surveyId) =>
  readSurvey(surveyItem({ surveyId, title: `Survey ${surveyId}` })),
);
const reload = () => undefined;

interface ListProps {
  readonly items?: readonly Survey[];
}

function List({ items = surveys }: ListProps) {
  useEarlierParticipation(items);
  useConsentChange(reload);
  return items
    .slice(0, 2)
    .map((survey) => <SurveyCard key={survey.id} survey={survey} />);
}

/** The same list in another order, on request. */
function Relisted() {
  const [items, setItems] = useState(surveys);
  return (
    <>
      <button type="button" onClick={() => setItems(surveys.toReversed())}>
        List anew
      </button>
      <List items={items} />
    </>
  );
}

const card = (name: string) => screen.getByRole("article", { name });

describe("earlier actions of the viewer", () => {
  it("are shown on the cards of a list, by one request", async () => {
    const network = surveysNetwork({ [route]: before });
    await renderSurveys(<List />);
    expect(await screen.findByText("Responded")).toBeVisible();
    expect(card("Survey 7")).toHaveTextContent("Responded");
    expect(card("Survey 7")).toHaveTextContent("Liked");
    expect(card("Survey 8")).not.toHaveTextContent(/Responded|Liked/);
    expect(network.to(route).map(({ path }) => path)).toEqual([
      "/api/surveys/me/survey-responses?ids=7%2C8",
    ]);
  });

  it("are shown in place of the questions", async () => {
    surveysNetwork({ [route]: before });
    await renderSurveys(<List />);
    await screen.findByText("Responded");
    await userEvent.click(screen.getByRole("button", { name: "Questions" }));
    expect(
      await screen.findByText("You've already submitted this survey. Thanks!"),
    ).toBeVisible();
  });

  it("are requested for a hundred surveys at a time", async () => {
    const network = surveysNetwork();
    const items = Array.from({ length: 201 }, (_, place) =>
      readSurvey(surveyItem({ surveyId: String(place + 1) })),
    );
    await renderSurveys(<List items={items} />);
    await waitFor(() => {
      const asked = network.to(route).map(({ path }) => path.split("%2C"));
      expect(asked.map((ids) => ids.length)).toEqual([100, 100, 1]);
    });
  });

  it("are not requested for a viewer without consent, and are forgotten on opting out", async () => {
    const network = surveysNetwork({ [route]: before });
    const { store } = await renderSurveys(<List />, { consented: false });
    expect(network.to(route)).toHaveLength(0);
    await act(() => store.set(setConsentAtom, true));
    expect(await screen.findByText("Responded")).toBeVisible();
    await act(() => store.set(setConsentAtom, false));
    expect(screen.queryByText(/Responded|Liked/)).toBeNull();
  });

  it("disappear once a response was withdrawn on another page", async () => {
    const network = surveysNetwork({ [route]: before });
    await renderSurveys(<Relisted />);
    expect(await screen.findByText("Responded")).toBeVisible();
    network.on(route, { responded: { 7: false, 8: true }, liked: {} });
    await userEvent.click(screen.getByRole("button", { name: "List anew" }));
    await waitFor(() => {
      expect(card("Survey 8")).toHaveTextContent("Responded");
    });
    expect(card("Survey 7")).not.toHaveTextContent("Responded");
  });

  it("stay unknown if the server does not respond", async () => {
    const network = surveysNetwork({ [route]: () => refusal(503, "Away.") });
    await renderSurveys(<List />);
    await waitFor(() => {
      expect(network.to(route)).toHaveLength(1);
    });
    expect(screen.getAllByRole("button", { name: "Answer" })).toHaveLength(2);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
