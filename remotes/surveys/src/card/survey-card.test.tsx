import { readSurvey } from "@nearsay/core/contract";
import { storeAccessCodeAtom } from "@nearsay/core/session";
import { json, refusal } from "@nearsay/core/testing";
import { noRemotes, type RemoteLoader } from "@nearsay/core/ui";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { fakeRemotes } from "../testing/fake-remotes.tsx";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import {
  freeText,
  questionsReply,
  surveyItem,
} from "../testing/survey-builders.ts";
import { SurveyCard } from "./survey-card.tsx";

type Options = Parameters<typeof renderSurveys>[1];

async function showCard(changes: object = {}, options: Options = {}) {
  const user = userEvent.setup();
  const survey = readSurvey(surveyItem(changes));
  const page = await renderSurveys(<SurveyCard survey={survey} />, options);
  return { user, ...page };
}

function press(name: string) {
  return screen.getByRole("button", { name });
}

describe("a card", () => {
  it("shows title, instructions, age, closing date and counts", async () => {
    surveysNetwork();
    await showCard({ responses_count: 1200 });
    const card = screen.getByRole("article", {
      name: "Should Elm Street be closed to cars?",
    });
    expect(within(card).getByRole("link")).toHaveAttribute(
      "href",
      "/surveys/7",
    );
    const shown = [
      "Think of an ordinary weekday.",
      "Created 3h ago",
      "Closes May 4, 2099",
      "Responses 1,200",
      "Comments 4",
    ];
    for (const text of shown) expect(card).toHaveTextContent(text);
    for (const badge of ["Closed", "Responded", "Demo", "New"]) {
      expect(within(card).queryByText(badge)).toBeNull();
    }
  });

  it.each([
    [{}, "Distance unknown"],
    [{ distanceMeters: 0.1 }, "< 1 ft away"],
    [{ distanceMeters: 1000 }, "0.6 mi away"],
  ])("labels the distance of %j as %s", async (changes, label) => {
    surveysNetwork();
    await showCard(changes);
    expect(screen.getByText(label)).toBeVisible();
  });

  it("measures from the viewer if both locations are known", async () => {
    surveysNetwork();
    await showCard(
      { latitude: 52.5, longitude: 13.4, distanceMeters: 1000 },
      { near: { lat: 52.5, lng: 13.4 } },
    );
    expect(screen.getByText("< 1 ft away")).toBeVisible();
  });

  const hour = /Closes \w+ \d+, \d{4}, \d+:\d\d/;
  const inHours = (hours: number) =>
    new Date(Date.now() + hours * 3_600_000).toISOString();

  it.each([
    [47, true],
    [49, false],
  ])("shows the closing hour %i hours before: %s", async (hours, shown) => {
    surveysNetwork();
    await showCard({ expiresAt: inHours(hours) });
    const [, , closing] = screen.getAllByRole("listitem");
    if (shown) expect(closing).toHaveTextContent(hour);
    else expect(closing).not.toHaveTextContent(/:/);
  });

  it("shows the closing hour once it is opened, without a tooltip", async () => {
    surveysNetwork();
    const { user } = await showCard({ expiresAt: inHours(500) });
    const card = screen.getByRole("article");
    expect(card).not.toHaveTextContent(hour);
    await user.click(press("Answer"));
    expect(card).toHaveTextContent(hour);
  });

  it("labels a closed survey and a demo, and keeps the questions readable", async () => {
    surveysNetwork();
    await showCard({
      expired: true,
      expiresAt: "2025-02-03T10:00:00.000Z",
      demo: true,
    });
    expect(screen.getByText("Closed", { selector: "span" })).toBeVisible();
    expect(screen.getByText("Demo")).toBeVisible();
    expect(screen.getByRole("article")).toHaveTextContent("Closed Feb 3, 2025");
    expect(screen.queryByRole("button", { name: "Answer" })).toBeNull();
    expect(press("Questions")).toBeVisible();
  });

  it("is answered in place, which counts once and marks it as responded", async () => {
    surveysNetwork();
    const { user } = await showCard();
    await user.click(press("Answer"));
    await user.click(await screen.findByRole("radio", { name: "Never" }));
    await user.click(press("Submit"));
    expect(await screen.findByText("Thanks for your response!")).toBeVisible();
    expect(screen.getByText("Responses 13")).toBeVisible();
    expect(screen.getByText("Responded")).toBeVisible();
  });

  it("does not count a duplicate", async () => {
    surveysNetwork({
      "POST /api/surveys/7/responses": () => json({ duplicate: true }),
    });
    const { user } = await showCard();
    await user.click(press("Answer"));
    await user.click(await screen.findByRole("radio", { name: "Never" }));
    await user.click(press("Submit"));
    await screen.findByText("You've already submitted this survey. Thanks!");
    expect(screen.getByText("Responses 12")).toBeVisible();
  });

  it("shows that its questions could not be loaded, and retries", async () => {
    const network = surveysNetwork({
      "GET /api/surveys/7/questions": () => refusal(500, "Broken."),
    });
    const { user } = await showCard();
    await user.click(press("Answer"));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to load questions.",
    );
    network.on("GET /api/surveys/7/questions", { items: [] });
    await user.click(press("Try again"));
    const none = "No questions available for this survey.";
    expect(await screen.findByText(none)).toBeVisible();
    expect(document.activeElement).toHaveTextContent(/^No questions available/);
  });

  it("focuses the first question when its questions load after a retry", async () => {
    const network = surveysNetwork({
      "GET /api/surveys/7/questions": () => refusal(500, "Broken."),
    });
    const { user } = await showCard();
    await user.click(press("Answer"));
    await screen.findByRole("alert");
    network.on("GET /api/surveys/7/questions", questionsReply([freeText]));
    await user.click(press("Try again"));
    expect(
      await screen.findByRole("textbox", {
        name: "What would change for you?",
      }),
    ).toHaveFocus();
  });

  it("opens insights and discussion in place, prefetched on hover and focus", async () => {
    surveysNetwork();
    const loader = fakeRemotes();
    const { user, store } = await showCard({}, { loader });
    act(() => store.set(storeAccessCodeAtom, "7", "sesame"));
    await user.hover(press("Insights"));
    expect(loader.prefetched).toEqual(["insights/InsightsPanel"]);
    press("Discuss").focus();
    expect(loader.prefetched).toContain("discussion/Discussion");
    await user.click(press("Insights"));
    expect(screen.getByText("Insights of 7, code sesame")).toBeVisible();
    expect(press("Insights")).toHaveAttribute("aria-expanded", "true");
    await user.click(press("Insights"));
    expect(screen.queryByText(/^Insights of 7/)).toBeNull();
  });

  it("opens both panels if both buttons are pressed before the next render", async () => {
    surveysNetwork();
    await showCard({}, { loader: fakeRemotes() });
    act(() => {
      press("Insights").click();
      press("Discuss").click();
    });
    expect(await screen.findByText("Insights of 7, code none")).toBeVisible();
    expect(await screen.findByText("Discussion of 7")).toBeVisible();
  });

  it("passes insights and discussion exactly the props of their contracts", async () => {
    surveysNetwork();
    const handed: Record<string, object> = {};
    const loader: RemoteLoader = {
      ...noRemotes,
      load: (name) =>
        Promise.resolve((props: object) => {
          handed[name] = props;
          return null;
        }),
    };
    const { user, store } = await showCard({}, { loader });
    act(() => store.set(storeAccessCodeAtom, "7", "sesame"));
    await user.click(press("Insights"));
    await user.click(press("Discuss"));
    await waitFor(() => {
      expect(handed).toEqual({
        "insights/InsightsPanel": {
          surveyId: "7",
          title: "Should Elm Street be closed to cars?",
          exportRestricted: false,
          closesAt: "2099-05-04T10:00:00.000Z",
          code: "sesame",
        },
        "discussion/Discussion": {
          surveyId: "7",
          place: null,
          onPostCountChange: expect.any(Function) as unknown,
        },
      });
    });
  });

  it("shows what is loading while insights and discussion load", async () => {
    surveysNetwork();
    const loader = {
      ...fakeRemotes(),
      loaded: () => undefined,
      load: () => new Promise<never>(() => undefined),
    };
    const { user } = await showCard({}, { loader });
    await user.click(press("Insights"));
    await user.click(press("Discuss"));
    expect(await screen.findByText("Loading insights")).toBeInTheDocument();
    expect(screen.getByText("Loading the discussion")).toBeInTheDocument();
  });

  it("follows the post count reported by the discussion", async () => {
    surveysNetwork();
    const { user } = await showCard({}, { loader: fakeRemotes() });
    await user.click(press("Discuss"));
    await user.click(press("Discussion of 7"));
    expect(screen.getByText("Comments 9")).toBeVisible();
  });
});
