import { fireEvent, render, screen, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import type { Answers, Question } from "../../contract/index.ts";
import {
  nonEmptyAnswers,
  shownOption,
  translateQuestion,
} from "../../domain/index.ts";
import { type FormAnswerProblem, askedBy } from "../../forms/index.ts";
import {
  type GivenAnswers,
  type Person,
  type Scenario,
  answersById,
  germanOf,
  readQuestionsOf,
  scenarios,
} from "../../testing/scenarios/scenarios.ts";
import { ExampleForm, sent } from "./testing/example-form.tsx";

/** The field of a question, found as a person finds it; null if it is not shown. */
function findField({ text, type, form }: Question): HTMLElement | null {
  const names = [text, `${text} (required)`, `${text} (optional)`];
  const name = (given: string) => names.includes(given);
  const { kind, dates } = form;
  if (kind === "statement")
    return screen.queryByRole("button", {
      name: (given) => given.includes(`: ${text} – `),
    });
  if (dates !== null && askedBy(dates) === "day")
    return screen.queryByLabelText(name);
  if (kind === "yes_no" || kind === "scale")
    return screen.queryByRole("radiogroup", { name });
  const isGroup = type === "multiple_choice" || kind === "ranking";
  return screen.queryByRole(isGroup ? "group" : "textbox", { name });
}

async function fill(
  user: UserEvent,
  question: Question,
  answer: string | string[],
) {
  const field = findField(question);
  if (field === null) throw new Error(`“${question.text}” is not shown`);
  const given = [answer].flat();
  const named = given.map((option) => shownOption(question.shown, option));
  switch (question.form.kind) {
    case "text":
    case "number":
      return write(user, field, given.join(""));
    case "date":
      return field.matches("[type=date]")
        ? fireEvent.change(field, { target: { value: given.join("") } })
        : write(user, field, given.join(""));
    case "choice":
      return choose(user, field, named);
    case "yes_no":
      return choose(user, field, named);
    case "scale":
      return choose(
        user,
        field,
        given.map((step) => new RegExp(`^${step}(?: stars?)?(?:, .+)?$`)),
      );
    case "ranking":
      return rank(user, field, named);
    case "statement":
      await user.click(field);
      return user.click(screen.getByRole("button", { name: named[0] ?? "" }));
  }
}

async function write(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  if (text !== "") await user.paste(text);
  await user.tab();
}

async function choose(
  user: UserEvent,
  group: HTMLElement,
  names: (string | RegExp)[],
) {
  const isShown = (role: string) => within(group).queryAllByRole(role);
  const role = isShown("checkbox").length > 0 ? "checkbox" : "radio";
  const wanted = names.map((name) => within(group).getByRole(role, { name }));
  const isChecked = (mark: HTMLElement) => mark.matches(":checked");
  for (const mark of wanted) if (!isChecked(mark)) await user.click(mark);
  for (const mark of isShown(role))
    if (isChecked(mark) && !wanted.includes(mark)) await user.click(mark);
}

async function rank(user: UserEvent, group: HTMLElement, items: string[]) {
  const clear = within(group).queryByRole("button", { name: "Clear order" });
  if (clear !== null) await user.click(clear);
  for (const [place, item] of items.entries()) {
    const name = `Put ${item} at ${place + 1}`;
    const put = within(group).queryByRole("button", { name });
    // The last item gets its rank automatically.
    if (put !== null) await user.click(put);
  }
}

const writeNumberOrDate =
  /^Please (write a (whole )?number|choose a date|write a (month|year)) from /;
const chooseSome = /^Choose (at least |at most )?\d( to \d)?\.$/;

/** What a form shows for each problem that it lets a person cause. */
const words: Partial<Record<FormAnswerProblem, RegExp>> = {
  required: /^This question needs an answer\.$/,
  least: chooseSome,
  most: chooseSome,
  number: writeNumberOrDate,
  range: writeNumberOrDate,
  date: writeNumberOrDate,
  incomplete: /^Please rank all options, or clear the order\.$/,
};

type PersonAtForm = Extract<Person, { only?: undefined }>;

const isAtForm = (person: Person): person is PersonAtForm =>
  person.only === undefined;

async function play({ survey }: Scenario, person: PersonAtForm) {
  const written = readQuestionsOf(survey.questions);
  const german = person.inGerman ? germanOf(survey.questions) : null;
  const shown = written.map((question, place) =>
    german === null
      ? question
      : translateQuestion(question, german.questions[place], "en"),
  );
  const { unmount } = render(<ExampleForm questions={shown} send="Send" />);
  const user = userEvent.setup({ delay: null });
  const fillAll = async (answers: GivenAnswers) => {
    const given = answersById(written, answers);
    for (const question of shown) {
      const answer = given[question.id];
      if (answer !== undefined) await fill(user, question, answer);
    }
  };
  await fillAll(person.first ?? {});
  await fillAll({ ...person.answers, ...person.typed });
  await user.click(screen.getByRole("button", { name: "Send" }));
  const asked = shown.flatMap((question, place) =>
    findField(question) === null ? [] : [written[place]?.text],
  );
  const alerts = screen
    .queryAllByRole("alert")
    .map((alert) => alert.textContent);
  unmount();
  return { asked, alerts, sent: sent() };
}

/** The answers of a person by question id, as the form sends them. */
function expectedSent({ survey }: Scenario, { answers }: Person): Answers {
  const questions = readQuestionsOf(survey.questions);
  const given = answersById(questions, answers);
  const inOrder = questions.flatMap(({ id, options, allowMultiple }) => {
    const answer = given[id];
    if (answer === undefined) return [];
    const chosen = options.filter((option) => answer.includes(option));
    return [[id, allowMultiple ? chosen : answer] as const];
  });
  return nonEmptyAnswers(Object.fromEntries(inOrder));
}

describe.each(Object.entries(scenarios))("scenarios of %s", (_subject, all) => {
  it.each(all.map((scenario) => [scenario.title, scenario] as const))(
    "in a form: %s",
    async (_title, scenario) => {
      const texts = scenario.survey.questions.map(({ text }) => text);
      for (const person of scenario.people.filter(isAtForm)) {
        const { refused = {} } = person;
        const problems =
          typeof refused === "string" ? [] : Object.values(refused);
        const seen = await play(scenario, person);
        expect(seen.asked).toEqual(person.asked ?? texts);
        expect(seen.alerts).toEqual(
          problems.map((problem): unknown =>
            expect.stringMatching(words[problem]!),
          ),
        );
        if (problems.length === 0)
          expect(seen.sent).toEqual(expectedSent(scenario, person));
      }
    },
  );
});

it("plays all people but those whose response no form can send", () => {
  const people = Object.values(scenarios)
    .flat()
    .flatMap((scenario) => scenario.people);
  expect(people.filter(isAtForm).length).toBe(135);
  expect(people.length).toBe(170);
});
