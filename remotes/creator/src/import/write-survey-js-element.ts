import type { QuestionKind } from "@nearsay/core/contract";
import type { Json } from "./opened-survey.ts";
import { inputs } from "./survey-js-inputs.ts";
import {
  type Group,
  type Written,
  countListed,
  nameOf,
  optionTexts,
  rowName,
  valuesOf,
} from "./survey-js-written.ts";

/** A question as a SurveyJS element, without its condition. */
export function writeElement(group: Group): Json {
  const [first] = group;
  const { form } = first.question;
  if (form.kind === "statement") return writeTable(group);
  return {
    ...writeKind(group),
    name: nameOf(group),
    title: textOf(first),
    ...(form.hint !== "" && {
      description: first.text(form.hint, ({ words }) => words.hint),
    }),
    ...(form.required && { isRequired: true }),
  };
}

function textOf({ question, text }: Written) {
  return text(question.text, (translated) => translated.text);
}

function writeKind(group: Group): Json {
  const [{ question }] = group;
  const { kind } = question.form;
  const input = inputs.find((one) => one.kind === kind);
  if (input !== undefined)
    return {
      type: "text",
      inputType: input.type,
      ...input.write(question.form),
    };
  return writers[kind]?.(group) ?? { type: "comment" };
}

/** Other kinds are written as text. */
const writers: Partial<Record<QuestionKind, (group: Group) => Json>> = {
  scale: writeScale,
  ranking: (group) => ({
    type: "ranking",
    ...orderOf(group),
    choices: writeListed(group),
  }),
  yes_no: (group) =>
    group[0].question.options.length === 2
      ? writeBoolean(group)
      : { ...writeChoice(group), ...orderOf(group) },
  choice: (group) => ({ ...writeChoice(group), ...orderOf(group) }),
};

function orderOf([{ question }]: Group): Json {
  return question.form.shuffled ? { choicesOrder: "random" } : {};
}

function writeScale([{ question, text }]: Group): Json {
  const { scale } = question.form;
  if (scale === null) return { type: "rating" };
  const { from, to, look, low, high } = scale;
  return {
    type: "rating",
    rateMin: from,
    rateMax: to,
    ...(look === "stars" && { rateType: "stars" }),
    ...(low !== "" && {
      minRateDescription: text(low, ({ words }) => words.low),
    }),
    ...(high !== "" && {
      maxRateDescription: text(high, ({ words }) => words.high),
    }),
  };
}

function writeBoolean([first]: Group): Json {
  const [labelTrue, labelFalse] = optionTexts(first);
  return { type: "boolean", labelTrue, labelFalse };
}

function writeChoice(group: Group): Json {
  const [first, other] = group;
  const { allowMultiple, form } = first.question;
  const texts = optionTexts(first);
  const listed = countListed(group);
  const { exclusive, least, most } = form;
  return {
    type: allowMultiple ? "checkbox" : "radiogroup",
    choices: writeListed(group),
    ...(exclusive === listed && {
      showNoneItem: true,
      noneText: texts[exclusive],
    }),
    ...(other && {
      showOtherItem: true,
      otherText: texts.at(-1),
      otherPlaceholder: textOf(other),
    }),
    ...(least !== null && { minSelectedChoices: least }),
    ...(most !== null && { maxSelectedChoices: most }),
  };
}

function writeListed(group: Group): Json[] {
  const [first] = group;
  const { exclusive } = first.question.form;
  const values = valuesOf(group);
  return optionTexts(first)
    .slice(0, countListed(group))
    .map((text, place) => ({
      value: values[place],
      text,
      ...(place === exclusive && { isExclusive: true }),
    }));
}

/** Each statement is a row. */
function writeTable(group: Group): Json {
  const [first] = group;
  const values = valuesOf(group);
  return {
    type: "matrix",
    name: nameOf(group),
    titleLocation: "hidden",
    columns: optionTexts(first).map((text, place) => ({
      value: values[place],
      text,
    })),
    rows: group.map((each, row) => ({
      value: rowName(row),
      text: textOf(each),
    })),
    ...(first.question.form.required && { eachRowRequired: true }),
  };
}
