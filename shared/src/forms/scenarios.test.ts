import {
  type Counted,
  type Person,
  type Refused,
  type Scenario,
  answersById,
  countedNames,
  germanOf,
  readQuestionsOf,
  scenarios,
} from "../testing/scenarios/scenarios.ts";
import type { Question } from "../contract/index.ts";
import { answerInOriginal } from "../domain/index.ts";
import { checkForms, type FormedQuestion } from "./conditions/check-forms.ts";
import { type JudgedInForm, judgeAnswers } from "./conditions/judge-answers.ts";
import type { StoredAnswer } from "./kinds/kind.ts";
import { countedPlaces } from "./kinds/kinds.ts";
import { isExpired, isFull, isUpcoming } from "./survey-times.ts";

/** One response that is accepted, by index of the questions. */
type Response = (StoredAnswer | null)[];

const hourMs = 3_600_000;
const published = Date.UTC(2026, 2, 2, 10, 20);
const after = (hours: number) => new Date(published + hours * hourMs);

/** Plays a scenario by the rules alone. */
function play({ survey, people }: Scenario) {
  const questions = readQuestionsOf(survey.questions);
  const { opens, closes = 24 * 30, quota = null } = survey;
  const times = {
    opensAt: opens === undefined ? null : after(opens),
    expiresAt: after(closes),
  };
  const accepted: Response[] = [];
  const seen = people.map((person) => {
    const now = after(person.at ?? 0);
    const judged = judge(survey, questions, person);
    const whole = isExpired(times, now)
      ? "closed"
      : isUpcoming(times, now)
        ? "upcoming"
        : null;
    const refused = whole ?? refusalOf(questions, judged);
    if (refused === undefined) {
      accepted.push(judged.map(({ stored }) => stored));
      if (isFull({ quota }, accepted.length)) times.expiresAt = now;
    }
    const asked = questions.filter((_question, place) => judged[place]?.asked);
    return { asked: asked.map(({ text }) => text), refused };
  });
  return { seen, counted: count(questions, accepted) };
}

function judge(
  survey: Scenario["survey"],
  questions: readonly Question[],
  { answers }: Person,
): JudgedInForm[] {
  const german = germanOf(survey.questions);
  const given = answersById(questions, answers);
  return judgeAnswers(
    questions,
    questions.map((question, place) => {
      const translated = german?.questions[place];
      const languages = translated === undefined ? [] : [translated];
      return answerInOriginal(question, languages, given[question.id] ?? "");
    }),
  );
}

function refusalOf(
  questions: readonly Question[],
  judged: readonly JudgedInForm[],
): Refused | undefined {
  const problems = judged.flatMap(({ problem }, place) =>
    problem === null ? [] : [[questions[place]?.text ?? "", problem] as const],
  );
  if (problems.length > 0) return Object.fromEntries(problems);
  return judged.every(({ stored }) => stored === null) ? "empty" : undefined;
}

function count(
  questions: readonly Question[],
  responses: readonly Response[],
): Record<string, Counted> {
  const counted = questions.map((question, place): [string, Counted] => {
    const answers = responses.map((response) => response[place] ?? null);
    const texts = answers.filter((answer) => typeof answer === "string");
    if (countedPlaces(question) === 0) return [question.text, texts.sort()];
    const names = countedNames(question);
    const counts = names.map((name, at) => {
      const those = answers.filter(
        (answer) => Array.isArray(answer) && answer.includes(at),
      );
      return [name, those.length] as const;
    });
    const some = counts.filter(([, number]) => number > 0);
    return [question.text, Object.fromEntries(some)];
  });
  return Object.fromEntries(
    counted.filter(([, counts]) => Object.keys(counts).length > 0),
  );
}

describe.each(Object.entries(scenarios))("scenarios of %s", (_subject, all) => {
  it.each(all.map((scenario) => [scenario.title, scenario] as const))(
    "by the rules: %s",
    (_title, scenario) => {
      const questions = readQuestionsOf(scenario.survey.questions);
      expect(checkForms(questions as FormedQuestion[])).toEqual([]);
      const { seen, counted } = play(scenario);
      const expected = scenario.people.map(({ asked, refused }) => ({
        asked: asked ?? questions.map(({ text }) => text),
        refused,
      }));
      expect(seen).toEqual(expected);
      expect(counted).toEqual(scenario.counted);
    },
  );
});

it("plays every scenario and every person", () => {
  const all = Object.values(scenarios).flat();
  expect(all.length).toBe(47);
  expect(all.flatMap(({ people }) => people).length).toBe(170);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
});
