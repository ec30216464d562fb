import { questionKinds } from "@nearsay/core/contract";
import { judgeAnswers } from "@nearsay/core/forms";
import {
  type Scenario,
  scenarios,
  writtenQuestions,
} from "@nearsay/core/testing/scenarios";
import { type EditorDraft, openDraft } from "../draft/draft.ts";
import { placeQuestions } from "../draft/place-questions.ts";
import { creator as texts } from "#messages";
import { readSurvey } from "./read-survey.ts";
import { writeSurveyJs } from "./write-survey-js.ts";

const all = Object.values(scenarios).flat();

function draftOf({ title, survey }: Scenario) {
  const source = {
    title,
    instructions: "",
    questions: writtenQuestions(survey.questions),
    challengeQuestions: [],
    expiresAt: null,
    visibility: { mode: "global" as const, code: null },
    exportHtmlCode: null,
  };
  return openDraft(source, 0);
}

/** What each person is asked, and what of their answers is stored or refused. */
function judgedBy({ questions }: EditorDraft, { people }: Scenario) {
  const asked = placeQuestions(questions);
  return people.map(({ answers }) =>
    judgeAnswers(
      asked,
      asked.map(({ text }) => answers[text]),
    ),
  );
}

/** In SurveyJS an author cannot choose whether the text of "Other" is required. */
const isLost = ({ survey }: Scenario) =>
  survey.questions.some(({ within, required }) => within && required);

it.each(
  all
    .filter((scenario) => !isLost(scenario))
    .map((scenario) => [scenario.title, scenario] as const),
)("saved as SurveyJS and opened again: %s", (_title, scenario) => {
  const draft = draftOf(scenario);
  const again = readSurvey(JSON.stringify(writeSurveyJs(draft)), 0);
  expect(again.leftOut).toEqual([]);
  expect(judgedBy(again.draft, scenario)).toEqual(judgedBy(draft, scenario));
});

it("all but one are saved, with every kind, and each has a name in the author's menu", () => {
  expect(all.filter(isLost).length).toBe(1);
  const kinds = all.flatMap(({ survey }) =>
    survey.questions.map(({ kind }) => kind),
  );
  expect(new Set(kinds)).toEqual(new Set(questionKinds));
  const { one, several, ...others } = texts.questions.kinds;
  expect([one, several].every(Boolean)).toBe(true);
  expect(Object.keys({ choice: "", ...others }).sort()).toEqual(
    [...questionKinds].sort(),
  );
});
