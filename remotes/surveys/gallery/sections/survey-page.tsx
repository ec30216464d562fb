import {
  type GallerySection,
  people,
  refusal,
  see,
  silence,
  Stage,
} from "@nearsay/core/standalone";
import { markSurveyAtom } from "../../src/marks.ts";
import { SurveyPage } from "../../src/survey-page/survey-page.tsx";
import { inGroups } from "../../src/testing/survey-builders.ts";
import { answered, questions, serveSurvey } from "../server.ts";

const title = "Should Elm Street be closed to cars?";

export const surveyPage: GallerySection = {
  name: "SurveyPage",
  about: "One survey at its own address.",
  wide: true,
  states: {
    Form: opened(serveSurvey().id, title),
    Thanks: thanked(),
    "Thanks before results show": thanked({ results: inGroups }),
    "Closed with too few responses": opened(
      serveSurvey({
        survey: { expired: true, responses_count: 9 },
        questions: { ...questions, results: inGroups },
      }).id,
      title,
    ),
    Loading: opened(serveSurvey({ questions: silence }).id),
    "Not found": opened("missing", "Survey not found."),
    Failed: opened(
      serveSurvey({ questions: () => refusal(503, "Back in a minute.") }).id,
      "Failed to load survey",
    ),
  },
};

/** Waits for the text to appear. */
function opened(surveyKey: string, text?: string) {
  return (
    <Stage steps={text === undefined ? [] : [see(text)]}>
      <SurveyPage surveyKey={surveyKey} />
    </Stage>
  );
}

function thanked(more: object = {}) {
  const { id } = serveSurvey({ questions: { ...questions, ...more } });
  answered.add(id);
  people.visitor.set(markSurveyAtom, id, { responded: { duplicate: false } });
  return opened(id, title);
}
