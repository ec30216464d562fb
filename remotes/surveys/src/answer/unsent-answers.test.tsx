import { refusal } from "@nearsay/core/testing";
import { fireEvent, screen } from "@testing-library/react";
import { SurveyPage } from "../survey-page/survey-page.tsx";
import {
  freeTextBox,
  openSurvey,
  questionsPath,
  responsesPath,
  sendButton,
} from "../testing/open-survey.tsx";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import {
  anyOf,
  challenge,
  freeText,
  oneOf,
  questionsReply,
  surveyItem,
} from "../testing/survey-builders.ts";

describe("unsent answers", () => {
  it("are restored after a reload and removed once sent", async () => {
    surveysNetwork({
      [questionsPath]: questionsReply([freeText, oneOf, anyOf, challenge]),
    });
    const first = await openSurvey();
    await first.user.type(freeTextBox(), "Quiet");
    await first.user.click(screen.getByRole("radio", { name: "Always" }));
    await first.user.click(screen.getByRole("checkbox", { name: "Car" }));
    first.unmount();

    const second = await openSurvey();
    expect(freeTextBox()).toHaveValue("Quiet");
    expect(screen.getByRole("radio", { name: "Always" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Car" })).toBeChecked();
    const bench = { name: "What colour is the bench?" };
    await second.user.type(screen.getByRole("textbox", bench), "green");
    await second.user.click(sendButton());
    await screen.findByText("Thanks for your response!");
    second.unmount();

    await openSurvey();
    expect(freeTextBox()).toHaveValue("");
    expect(sessionStorage).toHaveLength(0);
  });

  it("remain after a lost connection, and are sent only by the visitor's click", async () => {
    const network = surveysNetwork({
      [responsesPath]: () => Promise.reject(new TypeError("offline")),
    });
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    await user.click(sendButton());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The server could not be reached. Your answers are kept here until you send them again.",
    );
    network.on(responsesPath, { duplicate: false });
    fireEvent(window, new Event("online"));
    expect(freeTextBox()).toHaveValue("Quiet");
    expect(network.to(responsesPath)).toHaveLength(1);
    await user.click(sendButton());
    expect(await screen.findByText("Thanks for your response!")).toBeVisible();
  });

  it("are reported as kept if asking for consent failed after a reload", async () => {
    const offline = () => Promise.reject<Response>(new TypeError("offline"));
    surveysNetwork({ "GET /api/privacy/status": offline });
    const { user } = await openSurvey();
    const enable = { name: "Enable anonymous ID to submit" };
    await user.type(freeTextBox(), "Quiet");
    await user.click(screen.getByRole("button", enable));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The server could not be reached. Your answers are kept here until you send them again.",
    );
  });

  it("are stored for each survey separately", async () => {
    surveysNetwork({
      "GET /api/surveys/8": surveyItem({ surveyId: "8" }),
      "GET /api/surveys/8/questions": questionsReply([freeText]),
    });
    const { user, unmount } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    unmount();
    await renderSurveys(<SurveyPage surveyKey="8" />);
    await screen.findByRole("heading", { level: 1 });
    expect(freeTextBox()).toHaveValue("");
  });

  it("remain if the survey has closed in the meantime", async () => {
    surveysNetwork({ [responsesPath]: () => refusal(410, "Too late") });
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    await user.click(sendButton());
    await screen.findByText("This survey is no longer accepting responses.");
    expect(freeTextBox()).toHaveValue("Quiet");
    expect(sessionStorage).toHaveLength(1);
  });

  it.each(["full", "refused"])(
    "are sent even if storage is %s",
    async (state) => {
      const network = surveysNetwork();
      const { user } = await openSurvey();
      breakStorage(state);
      await user.type(freeTextBox(), "Quiet");
      await user.click(screen.getByRole("radio", { name: "Always" }));
      expect(freeTextBox()).toHaveValue("Quiet");
      await user.click(sendButton());
      await screen.findByText("Thanks for your response!");
      expect(network.to(responsesPath)[0]?.body).toMatchObject({
        answers: { 1: "Quiet", 2: "Always" },
      });
    },
  );

  it.each(["{broken", "[]", '{"answers":7}', '{"answers":{"1":{"a":1}}}'])(
    "are empty if %s was stored",
    async (kept) => {
      surveysNetwork();
      sessionStorage.setItem("unsent_answers:7", kept);
      await openSurvey();
      expect(freeTextBox()).toHaveValue("");
    },
  );

  it("are cut if the stored ones are longer than an answer may be", async () => {
    surveysNetwork();
    const answers = { 1: "x".repeat(300) };
    sessionStorage.setItem("unsent_answers:7", JSON.stringify({ answers }));
    await openSurvey();
    expect(freeTextBox()).toHaveValue("x".repeat(240));
  });

  it("are a list if several may be chosen, even if a single one was stored", async () => {
    const network = surveysNetwork({
      [questionsPath]: questionsReply([{ ...anyOf, options: ["A", "B"] }]),
    });
    const answers = { 3: "B" };
    sessionStorage.setItem("unsent_answers:7", JSON.stringify({ answers }));
    const { user } = await openSurvey();
    await user.click(sendButton());
    await screen.findByText("Thanks for your response!");
    expect(network.to(responsesPath)[0]?.body).toMatchObject({
      answers: { 3: ["B"] },
    });
  });

  it("drop an option that the survey no longer offers", async () => {
    const network = surveysNetwork();
    const first = await openSurvey();
    await first.user.type(freeTextBox(), "Quiet");
    await first.user.click(screen.getByRole("radio", { name: "Always" }));
    first.unmount();
    network.on(
      questionsPath,
      questionsReply([freeText, { ...oneOf, options: ["Weekends", "Never"] }]),
    );
    const second = await openSurvey();
    await second.user.click(sendButton());
    await screen.findByText("Thanks for your response!");
    expect(network.to(responsesPath)[0]?.body).toHaveProperty("answers", {
      1: "Quiet",
    });
  });
});

function breakStorage(state: string): void {
  const refuse = () => {
    throw new DOMException("", "QuotaExceededError");
  };
  if (state === "full")
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  else jest.spyOn(window, "sessionStorage", "get").mockImplementation(refuse);
}
