import {
  type Condition,
  type DraftQuestion,
  type QuestionForm,
  type Rule,
  type SentForm,
  limits,
  plainForm,
  plainKind,
  readForm,
  sendForm,
  typeOfKind,
} from "@nearsay/core/contract";
import { clipText, dayAt } from "@nearsay/core/forms";
import {
  type EditorCondition,
  type EditorNumber,
  type EditorQuestion,
  choosable,
  newKey,
  newOption,
  newQuestion,
  writesOptions,
} from "./question.ts";

/**
 * A question in the format outside the editor: it refers to others by index,
 * and the text of an "other" option is a separate question.
 */
export interface PlacedQuestion extends Omit<DraftQuestion, "form"> {
  /** Key in the editor. */
  key: string;
  form: QuestionForm;
}

/** Questions in the format of stored drafts and saved files. */
export function closeQuestions(
  questions: readonly EditorQuestion[],
): DraftQuestion[] {
  return placeQuestions(questions).map(writeQuestion);
}

/** A question in the format of requests and files. */
export function writeQuestion(question: PlacedQuestion): DraftQuestion {
  const { text, type, options, allowMultiple } = question;
  const form = sendForm(question.form, type);
  return { text, type, options, allowMultiple, ...(form && { form }) };
}

/** Indexes that represent removed items, since no survey has that many. */
const noQuestion = limits.questionsMax;
const noOption = limits.optionsMax;

export function placeQuestions(
  questions: readonly EditorQuestion[],
): PlacedQuestion[] {
  const all = questions.flatMap((question) => [
    { question, within: false },
    ...companionOf(question),
  ]);
  const places = new Map(
    all.map(({ question }, place) => [question.key, place]),
  );
  const named = new Map(all.map(({ question }) => [question.key, question]));
  const placeOf = ({ question, relation, options }: EditorRuleLike): Rule => {
    const asked = named.get(question);
    const keys = asked ? choosable(asked).map(({ key }) => key) : [];
    const found = options.map((key) => keys.indexOf(key));
    const chosen = found.map((place) => (place < 0 ? noOption : place));
    return {
      question: places.get(question) ?? noQuestion,
      relation,
      places: chosen.length > 0 ? chosen : [noOption],
    };
  };
  return all.map(({ question, within }) => ({
    ...placeTexts(question),
    form: {
      ...placeForm(question),
      within,
      showIf: question.showIf && {
        join: question.showIf.join,
        rules: question.showIf.rules.map(placeOf),
      },
    },
  }));
}

type EditorRuleLike = EditorCondition["rules"][number];

/** The text of an "other" option as a separate question after it. */
function companionOf({ key, other }: EditorQuestion) {
  if (other === null) return [];
  const rule = { key: newKey(), question: key, relation: "is" as const };
  const showIf: EditorCondition = {
    join: "and",
    rules: [{ ...rule, options: [other.option] }],
  };
  return [{ question: { ...other.question, showIf }, within: true }];
}

function placeTexts(question: EditorQuestion) {
  const { key, text, kind, allowMultiple, options, scale } = question;
  const listed = scale === null ? options : choosable(question);
  return {
    key,
    text,
    allowMultiple,
    type: typeOfKind(kind),
    options: listed.map((option) => option.text),
  };
}

function placeForm(question: EditorQuestion): QuestionForm {
  const { kind, hint, required, shuffled, least, most, scale } = question;
  const { number, dates, section, exclusive, options } = question;
  const alone = options.findIndex(({ key }) => key === exclusive);
  return {
    ...plainForm,
    kind,
    hint,
    required,
    shuffled,
    least,
    most,
    scale,
    section,
    exclusive: alone < 0 ? null : alone,
    number: number && wholeNumber(number),
    dates: dates && {
      first: dates.first || dates.last || today(),
      last: dates.last || dates.first || today(),
    },
  };
}

function wholeNumber({ least, most, decimals, unit }: EditorNumber) {
  return { least: least ?? 0, most: most ?? least ?? 0, decimals, unit };
}

function today(): string {
  return dayAt(Math.floor(Date.now() / 86_400_000));
}

/** A question to be opened; a published one has the key that it keeps. */
type Given = Omit<DraftQuestion, "form"> & {
  form?: SentForm | QuestionForm;
  key?: string;
};

/** The reverse of `placeQuestions`. */
export function openQuestions(given: readonly Given[]): EditorQuestion[] {
  const opened = given.map(openQuestion);
  const related = opened.map((question, index) => ({
    ...question,
    showIf: openCondition(formOf(given[index]).showIf, opened),
  }));
  const questions: EditorQuestion[] = [];
  for (const [index, question] of related.entries()) {
    const around = questions.at(-1);
    const option = around && optionAround(formOf(given[index]), index, around);
    const before = related[index - 1];
    if (around && option && before?.key === around.key) {
      const other = { option, question: { ...question, showIf: null } };
      questions[questions.length - 1] = { ...around, other };
    } else questions.push(question);
  }
  return questions;
}

function formOf(question: Given | undefined): QuestionForm {
  const type = question?.type ?? "free_text";
  const plain = { ...plainForm, kind: plainKind(type) };
  return readForm(question?.form, type) ?? plain;
}

/**
 * The key of the option that this question is the text of; undefined if it is
 * an independent question.
 */
function optionAround(
  { within, kind, showIf }: QuestionForm,
  index: number,
  around: EditorQuestion,
): string | undefined {
  const [rule, ...more] = showIf?.rules ?? [];
  const fits =
    within && kind === "text" && rule?.relation === "is" && more.length === 0;
  const [place = -1, ...others] = rule?.places ?? [];
  if (!fits || rule.question !== index - 1 || others.length > 0)
    return undefined;
  return around.kind === "choice" ? around.options[place]?.key : undefined;
}

function openQuestion(source: Given): EditorQuestion {
  const form = formOf(source);
  const fresh = newQuestion(form.kind);
  const texts = source.options.slice(0, limits.optionsMax);
  const options =
    writesOptions(form.kind) && texts.length > 0
      ? texts.map((text, index) => openOption(text, index, source.key))
      : fresh.options;
  const { required, shuffled, least, most, scale, number, dates } = form;
  return {
    ...fresh,
    required,
    shuffled,
    least,
    most,
    scale,
    number,
    dates,
    options,
    key: source.key ?? fresh.key,
    text: clipText(source.text, limits.questionTextMax),
    hint: clipText(form.hint, limits.instructionsMax),
    allowMultiple: form.kind === "choice" && source.allowMultiple,
    exclusive: options[form.exclusive ?? -1]?.key ?? null,
    section: form.section,
  };
}

function openOption(text: string, index: number, owner: string | undefined) {
  const option = newOption(text);
  return owner === undefined ? option : { ...option, key: `${owner}-${index}` };
}

function openCondition(
  condition: Condition | null,
  opened: readonly EditorQuestion[],
): EditorCondition | null {
  if (condition === null) return null;
  const rules = condition.rules.map(({ question, relation, places }) => {
    const asked = opened[question];
    const options = asked ? choosable(asked) : [];
    return {
      key: newKey(),
      question: asked?.key ?? newKey(),
      relation,
      // A reference to a missing option is kept as an unknown key, for the
      // author to fix.
      options: places.map((place) => options[place]?.key ?? newKey()),
    };
  });
  return { join: condition.join, rules };
}
