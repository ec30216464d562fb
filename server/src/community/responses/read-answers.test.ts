import { type Rule, plainForm, relations } from "@nearsay/core/contract";
import {
  type FormedQuestion,
  checkForms,
  findAsked,
  readAnswer,
} from "@nearsay/core/domain";
import { type Random } from "../release-gate/random.ts";
import { seededRandom } from "../../testing/simulate-survey.ts";
import { readAnswers } from "./read-answers.ts";

const definitions = 100_000;

type Asked = FormedQuestion & {
  questionId: number;
  isChallenge: boolean;
  translations: null;
};

/** Two to four questions of two or three options, most of them asked by conditions. */
function define(random: Random): Asked[] {
  return Array.from({ length: 2 + random(3) }, (_none, place) => {
    const options = ["a", "b", "c"].slice(0, 2 + random(2));
    const conditional = place > 0 && random(4) > 0;
    const rules = conditional
      ? Array.from({ length: 1 + random(3) }, () => ruleBefore(place, random))
      : [];
    const allowMultiple = random(3) === 0;
    return {
      ...{ questionId: place + 10, isChallenge: false, options, allowMultiple },
      type: "multiple_choice",
      translations: null,
      form: {
        ...plainForm,
        kind: "choice",
        required: random(2) === 0,
        exclusive: allowMultiple && random(2) === 0 ? 0 : null,
        showIf: conditional
          ? { join: random(2) === 0 ? "and" : "or", rules }
          : null,
      },
    };
  });
}

function ruleBefore(place: number, random: Random): Rule {
  const relation = relations[random(relations.length)] ?? "is";
  const places = relation === "any_of" ? [0, random(2)] : [random(2)];
  return { question: random(place), relation, places };
}

/** Everything that can be answered to a question. */
function answersTo({ options, allowMultiple, form }: Asked): number[][] {
  if (!allowMultiple) return options.map((_option, place) => [place]);
  const sets = Array.from({ length: 2 ** options.length - 1 }, (_none, set) =>
    [...options.keys()].filter((place) => (set + 1) & (1 << place)),
  );
  return sets.filter(
    (set) =>
      form.exclusive === null ||
      set.length === 1 ||
      !set.includes(form.exclusive),
  );
}

/** A rule, judged apart from the code that is tested. */
function meets({ relation, places }: Rule, chosen: number[]): boolean {
  const named = chosen.filter((place) => places.includes(place)).length > 0;
  if (relation === "is_not") return !named;
  if (relation === "at_least")
    return chosen.length > 0 && Math.max(...chosen) >= (places[0] ?? 0);
  return named;
}

/** Which questions anybody is asked, by going through all that can be answered. */
function findAskedOfAnybody(questions: readonly Asked[]): Set<number> {
  const reached = new Set<number>();
  const go = (place: number, given: number[][]): void => {
    const question = questions[place];
    if (question === undefined) return;
    const { required, showIf } = question.form;
    const told = (showIf?.rules ?? []).map((rule) =>
      meets(rule, given[rule.question] ?? []),
    );
    const isAsked =
      showIf === null ||
      (showIf.join === "and" ? !told.includes(false) : told.includes(true));
    if (isAsked) reached.add(place);
    const answers = isAsked ? answersTo(question) : [];
    const silence = isAsked && required ? [] : [[]];
    for (const answer of [...answers, ...silence])
      go(place + 1, [...given, answer]);
  };
  go(0, []);
  return reached;
}

/** What a person may send who answers at will. */
function fillIn(questions: readonly Asked[], random: Random) {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const possible = answersTo(question);
      const answer = possible[random(possible.length + 1)];
      if (answer === undefined) return [];
      const texts = answer.map((place) => question.options[place] ?? "");
      return [[String(question.questionId), texts] as const];
    }),
  );
}

function isTaken(given: Record<string, string[]>, questions: Asked[]) {
  try {
    readAnswers(given, questions);
    return true;
  } catch {
    return false;
  }
}

describe(`${definitions} surveys with conditions`, () => {
  it("are published only where somebody can be asked each question, and answered as the browser asks", () => {
    const random = seededRandom(25);
    const seen = { published: 0, refused: 0, taken: 0 };
    const wrong: string[] = [];
    for (let nth = 0; nth < definitions; nth += 1) {
      const questions = define(random);
      const refused = checkForms(questions).map(({ question }) => question);
      const reached = findAskedOfAnybody(questions);
      const never = [...questions.keys()].filter(
        (place) => !reached.has(place),
      );
      if (String(refused) !== String(never))
        wrong.push(JSON.stringify({ questions, refused, never }));
      if (refused.length > 0) {
        seen.refused += 1;
        continue;
      }
      seen.published += 1;
      const given = fillIn(questions, random);
      const asked = findAsked(
        questions,
        questions.map((question) => {
          const read = readAnswer(question, given[question.questionId] ?? "");
          return read.problem === undefined ? read.stored : null;
        }),
      );
      const answered = questions.map(({ questionId }) => questionId in given);
      const fits = questions.every(({ form }, place) =>
        answered[place] ? asked[place] : !(asked[place] && form.required),
      );
      const taken = isTaken(given, questions);
      if (taken !== (fits && answered.includes(true)))
        wrong.push(JSON.stringify({ questions, given, asked }));
      if (taken) seen.taken += 1;
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(5000);
  });
});
