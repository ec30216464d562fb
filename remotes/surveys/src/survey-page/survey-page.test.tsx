import { Link } from "@nearsay/core/router";
import { refusal } from "@nearsay/core/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { fakeRemotes } from "../testing/fake-remotes.tsx";
import { questionsPath } from "../testing/open-survey.tsx";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import {
  challenge,
  freeText,
  inGroups,
  oneOf,
  questionsReply,
  surveyItem,
  surveyList,
} from "../testing/survey-builders.ts";
import { SurveyPage } from "./survey-page.tsx";

const page = <SurveyPage surveyKey="7" />;
const heading = { level: 1 };

describe("the survey page", () => {
  it("shows a skeleton of a survey while it loads", async () => {
    surveysNetwork();
    await renderSurveys(page);
    expect(screen.getByText("Loading the survey")).toBeInTheDocument();
    await screen.findByRole("heading", heading);
  });

  it("sets heading and document title to the survey's title", async () => {
    surveysNetwork();
    await renderSurveys(page);
    expect(await screen.findByRole("heading", heading)).toHaveTextContent(
      "Should Elm Street be closed to cars?",
    );
    expect(screen.getByText("Think of an ordinary weekday.")).toBeVisible();
    expect(document.title).toBe(
      "Should Elm Street be closed to cars? · Nearsay",
    );
  });

  it("shows the day and the hour when the survey closes", async () => {
    surveysNetwork();
    await renderSurveys(page);
    await screen.findByRole("heading", heading);
    const closing = screen.getByText(/2099/);
    expect(closing).toHaveTextContent(/^May 4, 2099, \d+:\d\d/);
    expect(closing).not.toHaveAttribute("title");
  });

  it("marks the language of the author's texts, and of nothing else", async () => {
    surveysNetwork({
      "GET /api/surveys/7": surveyItem({ language: "de" }),
      [questionsPath]: questionsReply([freeText, oneOf, challenge]),
    });
    await renderSurveys(page);
    const written = [
      await screen.findByRole("heading", heading),
      screen.getByText("Think of an ordinary weekday."),
      screen.getByText(freeText.question_text),
      screen.getByText(oneOf.question_text),
      ...oneOf.options.map((option) => screen.getByText(option)),
      screen.getByText(challenge.question_text),
      ...screen.getAllByRole("textbox"),
    ];
    for (const each of written) expect(each).toHaveAttribute("lang", "de");
    const texts = [
      screen.getByText("Choose one."),
      screen.getByRole("button", { name: "Submit" }),
    ];
    for (const each of texts) expect(each.closest("[lang]")).toBeNull();
  });

  it("finds a survey by its uuid and requests questions by its number", async () => {
    const uuid = "3f1c1c1e-0000-4000-8000-000000000007";
    surveysNetwork({ [`GET /api/surveys/uuid/${uuid}`]: surveyItem() });
    await renderSurveys(<SurveyPage surveyKey={uuid} />);
    await screen.findByRole("heading", heading);
    expect(
      screen.getByRole("textbox", { name: "What would change for you?" }),
    ).toBeVisible();
  });

  it("links to the code for other sites, unless it needs an access code", async () => {
    const embed = { name: "Embed" };
    const network = surveysNetwork();
    const { unmount } = await renderSurveys(page);
    expect(await screen.findByRole("link", embed)).toHaveAttribute(
      "href",
      "/embed?survey=7",
    );
    unmount();
    network.on("GET /api/surveys/7", surveyItem({ requires_code: true }));
    await renderSurveys(page);
    await screen.findByRole("heading", heading);
    expect(screen.queryByRole("link", embed)).toBeNull();
  });

  it("shows when there is no such survey", async () => {
    surveysNetwork({ "GET /api/surveys/7": () => refusal(404, "No survey.") });
    await renderSurveys(page);
    expect(await screen.findByRole("heading", heading)).toHaveTextContent(
      "Survey not found.",
    );
    expect(
      screen.getByText(
        "The link may be incomplete, or the survey was taken down.",
      ),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "All surveys" })).toHaveAttribute(
      "href",
      "/",
    );
  });

  it("shows the error and loads again on request", async () => {
    const network = surveysNetwork({
      "GET /api/surveys/7": () => refusal(503, "Back in a minute."),
    });
    await renderSurveys(page);
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Failed to load survey");
    expect(alert).toHaveTextContent("Back in a minute.");
    network.on("GET /api/surveys/7", surveyItem());
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", heading)).toHaveFocus();
  });

  it("accepts no answers once the survey is closed", async () => {
    surveysNetwork({ "GET /api/surveys/7": surveyItem({ expired: true }) });
    await renderSurveys(page);
    expect(
      await screen.findByRole("button", { name: "Responses closed" }),
    ).toBeDisabled();
    expect(
      screen.getByText("This survey is no longer accepting responses."),
    ).toBeVisible();
    expect(screen.getByRole("radio", { name: "Never" })).toBeDisabled();
    expect(screen.getByText("Closed", { selector: "span" })).toBeVisible();
  });

  it("offers insights and discussion, with the access code, after answering", async () => {
    surveysNetwork();
    const user = userEvent.setup();
    await renderSurveys(page, { loader: fakeRemotes() });
    await user.click(await screen.findByRole("radio", { name: "Never" }));
    await user.click(screen.getByRole("button", { name: "Submit" }));
    await screen.findByText("Thanks for your response!");
    await user.click(screen.getByRole("button", { name: "Insights" }));
    await user.click(screen.getByRole("button", { name: "Discuss" }));
    expect(screen.getByText("Insights of 7, code none")).toHaveAttribute(
      "title",
      "2099-05-04T10:00:00.000Z",
    );
    expect(screen.getByText("Discussion of 7")).toBeVisible();
  });

  it("reloads when the tab is shown again and keeps what was typed", async () => {
    const network = surveysNetwork();
    await renderSurveys(page);
    const box = await screen.findByRole("textbox");
    await userEvent.type(box, "Quiet");
    network.on("GET /api/surveys/7", surveyItem({ title: "A new title" }));
    fireEvent(document, new Event("visibilitychange"));
    await waitFor(() => {
      expect(screen.getByRole("heading", heading)).toHaveTextContent(
        "A new title",
      );
    });
    expect(screen.getByRole("textbox")).toBe(box);
    expect(box).toHaveValue("Quiet");
  });

  it("stays unchanged if that reload fails", async () => {
    const network = surveysNetwork();
    await renderSurveys(page);
    await screen.findByRole("heading", heading);
    network.on("GET /api/surveys/7", () => refusal(500, "Broken."));
    fireEvent(document, new Event("visibilitychange"));
    await waitFor(() => {
      expect(network.to("GET /api/surveys/7")).toHaveLength(2);
    });
    expect(screen.getByRole("heading", heading)).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("reloads when it is restored from the back/forward cache, and only then", async () => {
    const network = surveysNetwork();
    await renderSurveys(page);
    await screen.findByRole("heading", heading);
    const restored = (persisted: boolean) =>
      fireEvent(window, new PageTransitionEvent("pageshow", { persisted }));
    restored(false);
    expect(network.to("GET /api/surveys/7")).toHaveLength(1);
    restored(true);
    await waitFor(() => {
      expect(network.to("GET /api/surveys/7")).toHaveLength(2);
    });
  });

  it("disappears if a reload does not find the survey, and returns if one does", async () => {
    const network = surveysNetwork();
    await renderSurveys(page);
    await screen.findByRole("heading", heading);
    const comeBack = () => fireEvent(document, new Event("visibilitychange"));
    network.on("GET /api/surveys/7", () => refusal(404, "Survey not found."));
    comeBack();
    expect(await screen.findByText("Survey not found.")).toBeVisible();
    network.on("GET /api/surveys/7", surveyItem());
    comeBack();
    expect(await screen.findByRole("textbox")).toBeVisible();
  });

  it("shows when there is nothing to answer", async () => {
    surveysNetwork({ "GET /api/surveys/7/questions": { items: [] } });
    await renderSurveys(page);
    expect(
      await screen.findByText("No questions available for this survey."),
    ).toBeVisible();
  });

  it.each([
    ["whose address they opened directly", false, "link"],
    ["that they found on the site", true, undefined],
  ])("sends how visitors reached a survey %s", async (_, found, way) => {
    const network = surveysNetwork();
    const user = userEvent.setup();
    await renderSurveys(
      <>
        <Link to="/surveys/7">Found</Link>
        {page}
      </>,
    );
    if (found) await user.click(screen.getByRole("link", { name: "Found" }));
    await user.click(await screen.findByRole("radio", { name: "Never" }));
    await user.click(screen.getByRole("button", { name: "Submit" }));
    await screen.findByText("Thanks for your response!");
    const [call] = network.to("POST /api/surveys/7/responses");
    const sent = call?.body as { way_in?: string } | undefined;
    expect(sent).toHaveProperty("answers");
    expect(sent?.way_in).toBe(way);
  });

  it("is read-only without an anonymous id", async () => {
    surveysNetwork();
    await renderSurveys(page, { consented: false });
    expect(
      await screen.findByRole("button", {
        name: "Enable anonymous ID to submit",
      }),
    ).toBeVisible();
  });

  it.each([
    [false, "Thanks for your response!", "Responses 13"],
    [true, "You've already submitted this survey. Thanks!", "Responses 12"],
  ])(
    "shows thanks for a response, duplicate %s, and moves the focus there",
    async (duplicate, thanks, count) => {
      surveysNetwork({ "POST /api/surveys/7/responses": { duplicate } });
      const user = userEvent.setup();
      await renderSurveys(page);
      await user.click(await screen.findByRole("radio", { name: "Never" }));
      await user.click(screen.getByRole("button", { name: "Submit" }));
      const text = await screen.findByText(thanks);
      expect(screen.getByText(count)).toBeVisible();
      expect(document.activeElement).toContainElement(text);
      expect(document.activeElement).not.toBe(document.body);
      expect(
        await screen.findByText(
          "See how others answered, or join the discussion.",
        ),
      ).toBeVisible();
      await user.tab();
      expect(screen.getByRole("button", { name: "Insights" })).toHaveFocus();
    },
  );

  it("shows after answering when results will be visible, if none can be yet", async () => {
    surveysNetwork({
      "GET /api/surveys/7/questions": questionsReply([oneOf], {
        results: inGroups,
      }),
    });
    const user = userEvent.setup();
    await renderSurveys(page);
    await user.click(await screen.findByRole("radio", { name: "Never" }));
    await user.click(screen.getByRole("button", { name: "Submit" }));
    expect(
      await screen.findByText(
        /^Results show once there are at least 20 responses/,
      ),
    ).toBeVisible();
  });

  it("thanks visitors who answered before, without moving the focus", async () => {
    surveysNetwork({
      "GET /api/surveys/me/survey-responses": { responded: { 7: true } },
    });
    await renderSurveys(page);
    expect(
      await screen.findByText("You've already submitted this survey. Thanks!"),
    ).toBeVisible();
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Submit" })).toBeNull();
  });

  it("has headings in order, with one for the panels of other remotes", async () => {
    surveysNetwork();
    const user = userEvent.setup();
    await renderSurveys(page, { loader: fakeRemotes() });
    await screen.findByRole("heading", heading);
    expect(screen.getAllByRole("heading")).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Insights" }));
    expect(
      screen.getByRole("heading", {
        level: 2,
        name: "Insights and discussion",
      }),
    ).toBeInTheDocument();
  });

  it("offers to like and share", async () => {
    surveysNetwork({ "POST /api/surveys/7/like": { like_count: 1 } });
    const user = userEvent.setup();
    await renderSurveys(page);
    await user.click(await screen.findByRole("button", { name: "Like" }));
    expect(await screen.findByText("Likes 1")).toBeVisible();
    for (const name of ["Copy share link", "Copy homepage link"]) {
      expect(screen.getByRole("button", { name })).toBeVisible();
    }
  });

  it("accepts a report of three letters or more, and shows thanks", async () => {
    const route = "POST /api/surveys/7/report";
    const network = surveysNetwork({ [route]: null });
    const user = userEvent.setup();
    await renderSurveys(page);
    await user.click(await screen.findByRole("button", { name: "Report" }));
    const dialog = screen.getByRole("dialog", { name: "Report survey" });
    const send = within(dialog).getByRole("button", { name: "Send report" });
    const reason = within(dialog).getByRole("textbox");
    await user.type(reason, "ab ");
    expect(send).toBeDisabled();
    await user.type(reason, "c");
    await user.click(send);
    expect(
      await screen.findByText("Thank you. Your report was received."),
    ).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(network.to(route)[0]?.body).toEqual({ reason: "ab c" });
    expect(screen.getByRole("button", { name: "Reported" })).toHaveFocus();
  });

  it("shows after answering how many responses are missing", async () => {
    surveysNetwork({
      [questionsPath]: questionsReply([oneOf], { results: inGroups }),
    });
    const user = userEvent.setup();
    await renderSurveys(page);
    await user.click(await screen.findByRole("radio", { name: "Never" }));
    await user.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText(/ Still missing: 7\. /)).toBeVisible();
  });

  it("offers one more survey after answering, and nothing before", async () => {
    const network = surveysNetwork({
      "GET /api/surveys": surveyList(
        surveyItem(),
        surveyItem({ surveyId: "8", title: "A bench?" }),
      ),
      "GET /api/surveys/8": surveyItem({ surveyId: "8", title: "A bench?" }),
      "GET /api/surveys/8/questions": questionsReply([
        { ...freeText, question_text: "Where should it stand?" },
      ]),
    });
    const user = userEvent.setup();
    await renderSurveys(page);
    await user.click(await screen.findByRole("radio", { name: "Never" }));
    expect(network.to("GET /api/surveys")).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Submit" }));
    const another = await screen.findByRole("region", {
      name: "Another survey",
    });
    expect(another).toHaveTextContent("A bench?");
    expect(another).toHaveTextContent("Where should it stand?");
    const link = within(another).getByRole("link", { name: "Answer" });
    expect(link).toHaveAccessibleDescription("A bench?");
    expect(link).toHaveAttribute("href", "/surveys/8");
  });

  it("offers no other survey if there is none", async () => {
    const network = surveysNetwork();
    const user = userEvent.setup();
    await renderSurveys(page);
    await user.click(await screen.findByRole("radio", { name: "Never" }));
    await user.click(screen.getByRole("button", { name: "Submit" }));
    await waitFor(() => {
      expect(network.to("GET /api/surveys")).toHaveLength(1);
    });
    expect(screen.queryByRole("region", { name: "Another survey" })).toBeNull();
  });

  it("shows the results of a closed survey first, and its questions folded below", async () => {
    surveysNetwork({
      "GET /api/surveys/7": surveyItem({ expired: true }),
      [questionsPath]: questionsReply([oneOf], { expired: true }),
    });
    await renderSurveys(page);
    const results = await screen.findByText("Insights of 7, code none");
    const closed = await screen.findByRole("button", {
      name: "Responses closed",
    });
    expect(results.compareDocumentPosition(closed)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const choice = screen.getByRole("radio", { name: "Never" });
    expect(choice).not.toBeVisible();
    await userEvent.click(screen.getByText("Questions"));
    expect(choice).toBeVisible();
  });

  it("opens no insights of a closed survey with too few responses", async () => {
    surveysNetwork({
      "GET /api/surveys/7": surveyItem({ expired: true, responses_count: 9 }),
      [questionsPath]: questionsReply([oneOf], { results: inGroups }),
    });
    await renderSurveys(page);
    expect(await screen.findByText(/^Too few people answered/)).toBeVisible();
    expect(screen.queryByText(/^Insights of 7/)).toBeNull();
  });
});
