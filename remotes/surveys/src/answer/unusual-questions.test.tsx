import { type Question, readQuestionSet } from "@nearsay/core/contract";
import { directionOf } from "@nearsay/core/testing";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  freeTextBox,
  openSurvey,
  questionsPath,
  responsesPath,
} from "../testing/open-survey.tsx";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import {
  challenge,
  freeText,
  oneOf,
  questionsReply,
} from "../testing/survey-builders.ts";
import { SiteAnswerForm } from "./site-answer-form.tsx";

async function openWith(items: object[]) {
  const network = surveysNetwork({ [questionsPath]: questionsReply(items) });
  const { user } = await openSurvey();
  return {
    user,
    send: async () => {
      // A search by role and name is very slow among hundreds of questions.
      await user.click(screen.getByText("Submit"));
      await screen.findByText("Thanks for your response!");
      return network.to(responsesPath)[0]?.body;
    },
  };
}

function numbered(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    ...freeText,
    id: String(index + 1),
    question_text: `Question ${index + 1}`,
  }));
}

describe("a survey without questions", () => {
  it.each([
    ["no questions at all", []],
    ["only challenge questions", [challenge]],
  ])("says so if there are %s", async (_name, items) => {
    await openWith(items);
    expect(
      screen.getByText("No questions available for this survey."),
    ).toBeVisible();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Submit" })).toBeNull();
  });
});

describe("a survey of very many questions", () => {
  it("shows and sends all questions, and shows the progress", async () => {
    const { user, send } = await openWith(numbered(200));
    expect(screen.getByText("0 of 200 answered")).toBeVisible();
    const boxes = screen.getAllByRole("textbox");
    await user.type(boxes[0]!, "a");
    await user.type(boxes[199]!, "b");
    expect(screen.getByText("2 of 200 answered")).toBeVisible();
    expect(await send()).toMatchObject({ answers: { 1: "a", 200: "b" } });
  });

  it("re-renders no other question when one is answered", async () => {
    surveysNetwork();
    const drawn: string[] = [];
    const set = readQuestionSet([oneOf, { ...oneOf, id: "3" }]);
    const questions = set.questions.map((question) => watch(question, drawn));
    await renderSurveys(
      <SiteAnswerForm
        surveyId="7"
        questionSet={{ ...set, questions }}
        code={undefined}
        closed={false}
        onAnswered={jest.fn()}
        onClosed={jest.fn()}
      />,
    );
    const [first] = screen.getAllByRole("radio", { name: "Never" });
    drawn.length = 0;
    await userEvent.click(first!);
    expect(new Set(drawn)).toEqual(new Set(["2"]));
  });

  it("shows no progress if there are few", async () => {
    await openWith(numbered(11));
    expect(screen.queryByText("0 of 11 answered")).not.toBeInTheDocument();
  });
});

/** Records when the text of a question is read, which rendering it does. */
function watch(question: Question, drawn: string[]): Question {
  const { id, text } = question;
  return Object.defineProperty({ ...question }, "text", {
    get() {
      drawn.push(id);
      return text;
    },
  });
}

describe("a question", () => {
  it("accepts any of 100 options", async () => {
    const options = Array.from({ length: 100 }, (_, index) => `Line ${index}`);
    const { user, send } = await openWith([{ ...oneOf, options }]);
    await user.click(screen.getByLabelText("Line 99"));
    expect(await send()).toMatchObject({ answers: { 2: "Line 99" } });
  });

  it("shows and sends texts of the maximum length in one word", async () => {
    const word = "x".repeat(240);
    const { user, send } = await openWith([
      { ...freeText, question_text: "q".repeat(1000) },
      { ...oneOf, options: [word, "Never"] },
    ]);
    await user.click(screen.getByLabelText("q".repeat(1000)));
    await user.paste(word);
    await user.click(screen.getByRole("radio", { name: word }));
    expect(await send()).toMatchObject({ answers: { 1: word, 2: word } });
  });

  it("gives each text its own direction and leaves emoji unchanged", async () => {
    const legend = "متى تُغلق؟";
    const options = ["دائمًا", "🚲 Weekends", "👩‍👩‍👧‍👦"];
    const { user, send } = await openWith([
      { ...freeText, question_text: "מה ישתנה?" },
      { ...oneOf, question_text: legend, options },
    ]);
    for (const text of options)
      expect(screen.getByText(text)).toHaveAttribute("dir", "auto");
    expect(directionOf(screen.getByText("מה ישתנה?"))).toBe("rtl");
    expect(screen.getByRole("group", { name: legend })).toHaveAttribute(
      "dir",
      "auto",
    );
    const box = screen.getByRole("textbox", { name: "מה ישתנה?" });
    expect(box).toHaveAttribute("dir", "auto");
    await user.type(box, "שקט 🌙");
    await user.click(screen.getByRole("radio", { name: "👩‍👩‍👧‍👦" }));
    expect(await send()).toMatchObject({
      answers: { 1: "שקט 🌙", 2: "👩‍👩‍👧‍👦" },
    });
  });

  it("offers options that arrive as a JSON string", async () => {
    const options = JSON.stringify(oneOf.options);
    const { user, send } = await openWith([{ ...oneOf, options }]);
    await user.click(screen.getByRole("radio", { name: "Weekends" }));
    expect(await send()).toMatchObject({ answers: { 2: "Weekends" } });
  });

  it.each([
    ["of an unknown type", { question_type: "star_rating" }],
    ["without options", { options: "Always, Never" }],
  ])("%s is shown as omitted; the others are sent", async (_n, odd) => {
    const { user, send } = await openWith([freeText, { ...oneOf, ...odd }]);
    expect(await screen.findByText("When should it be closed?")).toBeVisible();
    expect(
      screen.getByText(
        "This question cannot be answered on this page. It is left out of your response.",
      ),
    ).toBeVisible();
    await user.type(freeTextBox(), "Quiet");
    expect(await send()).toHaveProperty("answers", { 1: "Quiet" });
  });

  it("offers no submit button if none can be answered", async () => {
    await openWith([{ ...oneOf, question_type: "star_rating" }]);
    const question = await screen.findByText("When should it be closed?");
    const form = question.closest("form");
    expect(within(form!).queryByRole("button")).not.toBeInTheDocument();
  });
});
