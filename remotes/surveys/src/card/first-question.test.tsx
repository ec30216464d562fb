import { readSurveyList } from "@nearsay/core/contract";
import { json } from "@nearsay/core/testing";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { deferredReply } from "../testing/deferred-reply.ts";
import { kinds } from "../testing/question-kinds.ts";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import {
  freeText,
  oneOf,
  oneOfMany,
  questionsReply,
  surveyItem,
  surveyList,
} from "../testing/survey-builders.ts";
import { SurveyCard } from "./survey-card.tsx";

const questions = "GET /api/surveys/7/questions";
const responses = "POST /api/surveys/7/responses";
const both = questionsReply([oneOf, freeText]);

async function showCard(
  changes: object = {},
  routes: Parameters<typeof surveysNetwork>[0] = {},
) {
  const network = surveysNetwork({ [questions]: both, ...routes });
  const item = surveyItem({ first_question: oneOf, ...changes });
  const [survey] = readSurveyList(surveyList(item)).items;
  if (survey === undefined) throw new Error("The list is empty.");
  await renderSurveys(<SurveyCard survey={survey} />);
  return { network, user: userEvent.setup() };
}

const radio = (name: string) => screen.getByRole("radio", { name });
const button = (name: string) => screen.queryByRole("button", { name });
const sent = (network: ReturnType<typeof surveysNetwork>) =>
  network.to(responses).map(({ body }) => body);

describe("a card whose survey begins with one choice", () => {
  it("shows the options instead of a button that opens the questions", async () => {
    const { network } = await showCard();
    const group = screen.getByRole("group", {
      name: "When should it be closed?",
    });
    expect(within(group).getAllByRole("radio")).toHaveLength(3);
    expect(button("Answer")).toBeNull();
    expect(network.to(questions)).toHaveLength(0);
  });

  it("is answered with two presses, and nothing is sent before Submit", async () => {
    const { network, user } = await showCard();
    await user.click(radio("Never"));
    await screen.findByRole("textbox", { name: "What would change for you?" });
    expect(radio("Never")).toBeChecked();
    expect(screen.getAllByRole("radio")).toHaveLength(3);
    expect(sent(network)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText("Thanks for your response!")).toBeVisible();
    expect(sent(network)).toMatchObject([{ answers: { "2": "Never" } }]);
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("keeps the focus on the chosen option, also while the form loads", async () => {
    const { reply, answer } = deferredReply();
    const { user } = await showCard({}, { [questions]: () => reply });
    await user.tab();
    await user.tab();
    await user.keyboard(" ");
    expect(radio("Always")).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(radio("Weekends")).toHaveFocus();
    answer(json(both));
    await screen.findByRole("textbox");
    expect(radio("Weekends")).toBeChecked();
    expect(radio("Weekends")).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(radio("Never")).toHaveFocus();
  });

  it("leaves the focus to a visitor who has moved on while the form loads", async () => {
    const { reply, answer } = deferredReply();
    const { user } = await showCard({}, { [questions]: () => reply });
    await user.click(radio("Never"));
    button("Like")?.focus();
    answer(json(both));
    await screen.findByRole("textbox");
    expect(button("Like")).toHaveFocus();
  });

  it("passes the option on to a form whose code loads later", async () => {
    const items = [kinds.yesNo, kinds.number];
    const { user } = await showCard(
      { first_question: kinds.yesNo },
      { [questions]: questionsReply(items) },
    );
    await user.click(radio("Not sure"));
    await screen.findByRole("textbox");
    expect(screen.getAllByRole("radio")).toHaveLength(3);
    expect(radio("Not sure")).toBeChecked();
    expect(radio("Not sure")).toHaveFocus();
  });

  it("forgets the option once the form has it, so that a later choice stays", async () => {
    const { user } = await showCard();
    await user.click(radio("Never"));
    await screen.findByRole("textbox");
    await user.click(radio("Always"));
    await user.click(screen.getByRole("button", { name: "Questions" }));
    expect(radio("Always")).not.toBeChecked();
    expect(document.activeElement).toHaveTextContent(
      /^When should it be closed/,
    );
    await user.click(radio("Weekends"));
    await screen.findByRole("textbox");
    expect(radio("Weekends")).toBeChecked();
  });

  it("shows five of many options, and opens the form for the others", async () => {
    const first_question = oneOfMany(8);
    const { user } = await showCard(
      { first_question },
      { [questions]: questionsReply([first_question, freeText]) },
    );
    expect(screen.getAllByRole("radio")).toHaveLength(5);
    await user.click(screen.getByRole("button", { name: "3 more" }));
    await screen.findByRole("textbox");
    expect(screen.getAllByRole("radio")).toHaveLength(8);
    expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  });

  it("does not repeat a question that is the title", async () => {
    await showCard({ title: oneOf.question_text });
    expect(screen.getByRole("group")).toHaveAccessibleName(oneOf.question_text);
    expect(
      screen.getByText(oneOf.question_text, { selector: "legend" }),
    ).toHaveClass("visually-hidden");
  });

  it("opens the questions in the same place after they failed to load", async () => {
    const { network, user } = await showCard(
      {},
      { [questions]: () => json({ msg: "Broken." }, 500) },
    );
    await user.click(radio("Never"));
    await screen.findByRole("alert");
    network.on(questions, both);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("textbox");
    expect(radio("Never")).toBeChecked();
  });
});

describe("a card offers no options", () => {
  it.each([
    ["after it closed", { expired: true }],
    ["if the list states no first question", { first_question: undefined }],
    [
      "for a question that this version cannot ask",
      { first_question: { ...oneOf, question_type: "drawing" } },
    ],
  ])("%s", async (_when, changes) => {
    await showCard(changes);
    expect(screen.queryByRole("radio")).toBeNull();
    expect(button("Answer") ?? button("Questions")).toBeVisible();
  });
});
