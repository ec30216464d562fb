import { screen } from "@testing-library/react";
import { openSurvey, questionsPath } from "../testing/open-survey.tsx";
import { surveysNetwork } from "../testing/render-surveys.tsx";
import { freeText, questionsReply } from "../testing/survey-builders.ts";

const edit = {
  editedOn: "2026-03-02",
  part: "question",
  questionId: 1,
  option: null,
  before: "What would chagne for you?",
  after: "What would change for you?",
};

it("shows readers which texts were changed, before and after", async () => {
  const earlier = { ...edit, editedOn: "2026-03-01", before: "Waht?" };
  surveysNetwork({
    [questionsPath]: questionsReply([freeText], { edits: [edit, earlier] }),
  });
  await openSurvey();
  const summary = await screen.findByText(/Wording changed on/);
  expect(summary).toHaveTextContent("Wording changed on Mar 2, 2026");
  const all = summary.closest("details");
  expect(all).toHaveTextContent("What would chagne for you?");
  expect(all).toHaveTextContent("Waht?");
});

it("shows nothing if no texts were changed", async () => {
  surveysNetwork({ [questionsPath]: questionsReply([freeText]) });
  await openSurvey();
  expect(screen.queryByText(/Wording changed/)).not.toBeInTheDocument();
});
