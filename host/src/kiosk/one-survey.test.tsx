import { readQuestionSet, readSurvey } from "@nearsay/core/contract";
import { oneSurvey, oneSurveyTexts } from "@nearsay/core/testing";
import { useShownLanguage } from "@nearsay/core/ui/question-fields";
import { render, screen } from "@testing-library/react";
import { StartScreen } from "./screens.tsx";

const kiosk = {
  state: "open" as const,
  token: "t",
  survey: readSurvey(oneSurvey.item),
  questionSet: readQuestionSet(oneSurvey.questions),
};

function Start() {
  const { survey, questionSet } = kiosk;
  const { questions, translated } = questionSet;
  const language = survey.language ?? undefined;
  const shown = useShownLanguage(questions, translated, language);
  return <StartScreen kiosk={kiosk} shown={shown} onBegin={() => undefined} />;
}

test("a kiosk states the same group sizes as a survey's page", () => {
  render(<Start />);
  const [first, group] = oneSurveyTexts.groups;
  expect(
    screen.getByText(
      `once there are at least ${first} responses, in groups of at least ${group}`,
      { exact: false },
    ),
  ).toBeVisible();
});
