import { readQuestionSet, readSurvey } from "@nearsay/core/contract";
import { oneSurvey, oneSurveyTexts } from "@nearsay/core/testing";
import { render, screen } from "@testing-library/react";
import { AnswerFoot } from "../answer/answer-foot.tsx";
import { nothingWritten } from "../answer/unsent-answers.ts";
import { sayAfterwards } from "../survey-page/say-afterwards.ts";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import { SurveyCard } from "./survey-card.tsx";

const { responses, posts, closes, groups } = oneSurveyTexts;
const [first, group] = groups;
const promise = `once there are at least ${first} responses, in groups of at least ${group}`;

test("a card shows the same facts about a survey as its insights and an embed", async () => {
  surveysNetwork();
  await renderSurveys(<SurveyCard survey={readSurvey(oneSurvey.item)} />);
  const card = screen.getByRole("article");
  for (const text of [
    `Responses ${responses}`,
    `Comments ${posts}`,
    `Closes ${closes}`,
  ])
    expect(card).toHaveTextContent(text);
});

test("the form and the thanks name the same groups", () => {
  const { results, questions } = readQuestionSet(oneSurvey.questions);
  render(
    <AnswerFoot
      questions={questions}
      unsent={nothingWritten}
      resultsRule={results}
    >
      Submit
    </AnswerFoot>,
  );
  expect(screen.getByText(promise, { exact: false })).toBeVisible();
  expect(
    sayAfterwards(results, {
      responseCount: 12,
      closed: false,
      expiresAt: null,
    }),
  ).toContain(promise);
});
