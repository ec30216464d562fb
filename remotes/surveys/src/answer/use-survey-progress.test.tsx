import { readSurvey } from "@nearsay/core/contract";
import { storeAccessCodeAtom } from "@nearsay/core/session";
import { FakeEventSource, json } from "@nearsay/core/testing";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SurveyCard } from "../card/survey-card.tsx";
import { SurveyPage } from "../survey-page/survey-page.tsx";
import { deferredReply } from "../testing/deferred-reply.ts";
import { fakeRemotes } from "../testing/fake-remotes.tsx";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import { surveyItem } from "../testing/survey-builders.ts";

const events = "/api/surveys/7/events";
const responses = "POST /api/surveys/7/responses";

async function showCard(shareToken: string | null = null) {
  const user = userEvent.setup();
  const survey = readSurvey(surveyItem());
  const card = <SurveyCard survey={survey} shareToken={shareToken} />;
  const page = await renderSurveys(card, { loader: fakeRemotes() });
  const press = (name: string) =>
    user.click(screen.getByRole("button", { name }));
  return { user, press, ...page };
}

async function openCard() {
  const card = await showCard();
  await card.press("Answer");
  await screen.findByRole("radio", { name: "Never" });
  await following();
  return card;
}

async function openPage(path = "/surveys/7") {
  const user = userEvent.setup();
  const page = await renderSurveys(<SurveyPage surveyKey="7" />, { path });
  await screen.findByRole("heading", { level: 1 });
  await following();
  return { user, ...page };
}

/** Waits until the survey is followed, which starts when the browser is idle. */
function following() {
  return waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
}

function receive(event: string, data: object = {}) {
  act(() => {
    FakeEventSource.latest().receive(event, data);
  });
}

function receiveCounts(responses_count: number) {
  receive("counts", { responses_count, post_count: 6, like_count: 3 });
}

describe("a card", () => {
  it("follows its survey only while its questions or a panel are open", async () => {
    surveysNetwork();
    const { press } = await showCard();
    expect(FakeEventSource.opened).toEqual([]);
    await press("Insights");
    await press("Answer");
    await press("Insights");
    await following();
    await press("Answer");
    expect(FakeEventSource.open).toEqual([]);
  });

  it("shows the counts of live events", async () => {
    surveysNetwork();
    await openCard();
    receiveCounts(15);
    for (const text of ["Responses 15", "Comments 6", "Likes 3"]) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  it("sends the code and the share token", async () => {
    surveysNetwork();
    const { press, store } = await showCard("t0ken");
    act(() => {
      store.set(storeAccessCodeAtom, "7", "sesame");
    });
    await press("Discuss");
    await following();
    expect(FakeEventSource.latest().url).toBe(
      `${events}?code=sesame&share_token=t0ken`,
    );
  });

  it("counts the viewer's response once if the live event arrives first", async () => {
    const { reply, answer } = deferredReply();
    surveysNetwork({ [responses]: () => reply });
    const { press, user } = await openCard();
    await user.click(screen.getByRole("radio", { name: "Never" }));
    await press("Submit");
    receiveCounts(13);
    answer(json({ duplicate: false }));
    await screen.findByText("Thanks for your response!");
    expect(screen.getByText("Responses 13")).toBeVisible();
  });

  it("counts the viewer's response once if the live event arrives afterwards", async () => {
    surveysNetwork();
    const { press, user } = await openCard();
    await user.click(screen.getByRole("radio", { name: "Never" }));
    await press("Submit");
    await screen.findByText("Thanks for your response!");
    expect(screen.getByText("Responses 13")).toBeVisible();
    receiveCounts(13);
    expect(screen.getByText("Responses 13")).toBeVisible();
  });

  it("counts the viewer's response while the server's number does not include it yet", async () => {
    surveysNetwork();
    const { press, user } = await openCard();
    await user.click(screen.getByRole("radio", { name: "Never" }));
    await press("Submit");
    await screen.findByText("Thanks for your response!");
    receiveCounts(12);
    expect(screen.getByText("Responses 13")).toBeVisible();
    receiveCounts(20);
    expect(screen.getByText("Responses 20")).toBeVisible();
  });

  it("accepts no more answers once the survey closes", async () => {
    surveysNetwork();
    await openCard();
    receive("closed", { expiresAt: "2026-02-03T10:00:00.000Z" });
    expect(
      screen.getByRole("button", { name: "Responses closed" }),
    ).toBeDisabled();
    expect(screen.getByRole("article")).toHaveTextContent("Closed Feb 3, 2026");
  });

  it("is replaced by a message when the survey is removed", async () => {
    surveysNetwork();
    await openCard();
    receive("removed");
    expect(screen.getByText("Survey not found.")).toBeVisible();
    expect(
      screen.getByText("It was taken down while you had it open."),
    ).toBeVisible();
    expect(screen.queryByRole("article")).toBeNull();
    expect(FakeEventSource.open).toEqual([]);
  });
});

describe("the survey page", () => {
  it("follows its survey with the token of its address, over one connection", async () => {
    surveysNetwork();
    const { unmount } = await openPage("/surveys/7?share_token=t0ken");
    expect(FakeEventSource.open.map(({ url }) => url)).toEqual([
      `${events}?share_token=t0ken`,
    ]);
    unmount();
    expect(FakeEventSource.open).toEqual([]);
  });

  it("keeps live counts received after a newer description when the response is accepted", async () => {
    const { reply, answer } = deferredReply();
    const network = surveysNetwork({ [responses]: () => reply });
    const { user } = await openPage();
    await user.click(screen.getByRole("radio", { name: "Never" }));
    await user.click(screen.getByRole("button", { name: "Submit" }));
    network.on("GET /api/surveys/7", surveyItem({ responses_count: 20 }));
    fireEvent(document, new Event("visibilitychange"));
    await screen.findByText("Responses 20");
    receiveCounts(25);
    answer(json({ duplicate: false }));
    await screen.findByText("Thanks for your response!");
    expect(screen.getByText("Responses 25")).toBeVisible();
  });

  it("counts the viewer's response on a description that arrived before it was accepted", async () => {
    const { reply, answer } = deferredReply();
    const network = surveysNetwork({ [responses]: () => reply });
    const { user } = await openPage();
    await user.click(screen.getByRole("radio", { name: "Never" }));
    await user.click(screen.getByRole("button", { name: "Submit" }));
    network.on("GET /api/surveys/7", surveyItem({ title: "Newer" }));
    fireEvent(document, new Event("visibilitychange"));
    await screen.findByRole("heading", { name: "Newer" });
    answer(json({ duplicate: false }));
    await screen.findByText("Thanks for your response!");
    expect(screen.getByText("Responses 13")).toBeVisible();
  });

  it("closes with the survey and keeps what was written", async () => {
    surveysNetwork();
    const { user } = await openPage();
    await user.type(screen.getByRole("textbox"), "Quiet");
    receive("closed", { expiresAt: "2026-02-03T10:00:00.000Z" });
    expect(
      screen.getByText("This survey is no longer accepting responses."),
    ).toBeVisible();
    expect(screen.getByRole("textbox")).toHaveValue("Quiet");
  });

  it("shows that the survey was removed, and takes the focus", async () => {
    surveysNetwork();
    const { user } = await openPage();
    await user.type(screen.getByRole("textbox"), "Qui");
    receive("removed");
    const heading = await screen.findByRole("heading", {
      name: "Survey not found.",
    });
    expect(document.activeElement).toContainElement(heading);
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});
