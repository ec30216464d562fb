import { type QuestionKind, limits } from "@nearsay/core/contract";
import type { FC } from "react";
import { formatCount } from "@nearsay/core/domain";
import { dateSteps, numberSteps, trimText } from "@nearsay/core/forms";
import {
  Checkbox,
  LimitedTextArea,
  Segmented,
  SelectField,
  TextField,
} from "@nearsay/core/ui";
import { predefinedAnswers } from "../draft/predefined-answers.ts";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import { type EditorQuestion, newOption } from "../draft/question.ts";
import { useQuestions } from "../draft/questions-context.ts";
import { form as words } from "#messages";
import styles from "./forms.module.css";
import { NumberField } from "./number-field.tsx";

export interface KindFieldsProps {
  readonly question: EditorQuestion;
}

/** Fields for a question's kind, in addition to text and options. */
export function KindFields({ question }: KindFieldsProps) {
  const Fields = fields[question.kind];
  if (Fields !== undefined) return <Fields question={question} />;
  return question.other && <OtherField question={question.other.question} />;
}

/** Kinds without an entry are complete with text and options. */
const fields: Partial<Record<QuestionKind, FC<KindFieldsProps>>> = {
  scale: ScaleFields,
  number: NumberFields,
  date: DateFields,
  yes_no: AnswerFields,
  statement: AnswerFields,
};

function useEdit({ key }: EditorQuestion) {
  const { dispatch } = useEditor();
  return (changes: Partial<Omit<EditorQuestion, "key" | "kind" | "options">>) =>
    dispatch({ type: "edit-question", key, changes });
}

const froms = [0, 1].map((from) => ({ value: `${from}`, label: `${from}` }));
const tos = Array.from({ length: 9 }, (_none, index) => ({
  value: `${index + 2}`,
  label: `${index + 2}`,
}));
const looks = (["numbers", "stars"] as const).map((value) => ({
  value,
  label: words.scale.looks[value],
}));

function ScaleFields({ question }: KindFieldsProps) {
  const edit = useEdit(question);
  const { scale } = question;
  if (scale === null) return null;
  return (
    <div className={styles.fields}>
      <div className={styles.row}>
        <SelectField
          name={fieldIds.kind(question.key)}
          label={words.scale.from}
          options={froms}
          value={String(scale.from)}
          onChange={(from) =>
            edit({ scale: { ...scale, from: from === "0" ? 0 : 1 } })
          }
        />
        <SelectField
          label={words.scale.to}
          options={tos}
          value={String(scale.to)}
          onChange={(to) => edit({ scale: { ...scale, to: Number(to) } })}
        />
        <Segmented
          label={words.scale.look}
          showLabel
          segments={looks}
          value={scale.look}
          onChange={(look) => edit({ scale: { ...scale, look } })}
        />
      </div>
      <div className={styles.row}>
        <TextField
          label={words.scale.low}
          maxLength={limits.formWordMax}
          value={scale.low}
          onChange={(low) => edit({ scale: { ...scale, low } })}
        />
        <TextField
          label={words.scale.high}
          maxLength={limits.formWordMax}
          value={scale.high}
          onChange={(high) => edit({ scale: { ...scale, high } })}
        />
      </div>
    </div>
  );
}

const decimals = ["0", "1", "2"].map((value) => ({ value, label: value }));

function NumberFields({ question }: KindFieldsProps) {
  const edit = useEdit(question);
  const { errorOf } = useEditor();
  const { key, number } = question;
  if (number === null) return null;
  return (
    <div className={styles.fields}>
      <div className={styles.row}>
        <NumberField
          name={fieldIds.least(key)}
          label={words.number.least}
          value={number.least}
          decimals={number.decimals}
          unit={number.unit}
          error={errorOf(fieldIds.least(key))}
          onChange={(least) => edit({ number: { ...number, least } })}
        />
        <NumberField
          label={words.number.most}
          value={number.most}
          decimals={number.decimals}
          unit={number.unit}
          onChange={(most) => edit({ number: { ...number, most } })}
        />
      </div>
      <div className={styles.row}>
        <TextField
          label={words.number.unit}
          hint={words.number.unitAbout}
          maxLength={limits.formWordMax}
          value={number.unit}
          onChange={(unit) => edit({ number: { ...number, unit } })}
        />
        <SelectField
          label={words.number.decimals}
          options={decimals}
          value={String(number.decimals)}
          onChange={(digits) =>
            edit({ number: { ...number, decimals: Number(digits) } })
          }
        />
      </div>
      <p role="status" className={styles.about}>
        {numberSentence(number)}
      </p>
    </div>
  );
}

function numberSentence(number: NonNullable<EditorQuestion["number"]>) {
  const { least, most, decimals: digits } = number;
  if (least === null || most === null || least >= most) return "";
  const { width } = numberSteps({ ...number, least, most });
  if (width === 1) return words.number.each;
  const step = formatCount(width / 10 ** digits);
  return words.number.steps({
    width: `${step} ${trimText(number.unit)}`.trim(),
  });
}

function DateFields({ question }: KindFieldsProps) {
  const edit = useEdit(question);
  const { errorOf } = useEditor();
  const { key, dates } = question;
  if (dates === null) return null;
  const { first, last } = dates;
  const sentence =
    first === "" || last === "" || first >= last
      ? ""
      : words.dates[dateSteps(dates).by];
  return (
    <div className={styles.fields}>
      <div className={styles.row}>
        <TextField
          name={fieldIds.first(key)}
          type="date"
          label={words.dates.first}
          value={first}
          error={errorOf(fieldIds.first(key))}
          onChange={(day) => edit({ dates: { ...dates, first: day } })}
        />
        <TextField
          type="date"
          label={words.dates.last}
          value={last}
          onChange={(day) => edit({ dates: { ...dates, last: day } })}
        />
      </div>
      <p role="status" className={styles.about}>
        {sentence}
      </p>
    </div>
  );
}

/** The answers of a yes/no question or a statement, in the survey's own texts. */
function AnswerFields({ question }: KindFieldsProps) {
  const { key, kind, options } = question;
  const { dispatch, errorOf } = useEditor();
  const { language } = useQuestions();
  const names = words.answer[kind === "statement" ? kind : "yes_no"];
  const [, , third] = options;

  function offer(offered: boolean) {
    const [, , text] = predefinedAnswers(language).yesNo;
    if (offered)
      dispatch({
        type: "add-options",
        question: key,
        options: [newOption(text)],
        after: null,
      });
    else if (third)
      dispatch({ type: "delete-option", question: key, key: third.key });
  }

  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{words.answers}</legend>
      <div className={styles.row}>
        {options.map((option, index) => (
          <TextField
            key={option.key}
            name={fieldIds.option(option.key)}
            label={words.answerNamed({
              name: names[index] ?? String(index + 1),
            })}
            maxLength={limits.optionTextMax}
            value={option.text}
            error={errorOf(fieldIds.option(option.key))}
            onChange={(text) =>
              dispatch({
                type: "edit-option",
                question: key,
                key: option.key,
                text,
              })
            }
          />
        ))}
      </div>
      {kind === "yes_no" ? (
        <Checkbox
          label={words.notSure}
          checked={third !== undefined}
          onChange={offer}
        />
      ) : (
        <p className={styles.about}>{words.statements}</p>
      )}
    </fieldset>
  );
}

function OtherField({ question }: KindFieldsProps) {
  const edit = useEdit(question);
  const { errorOf } = useEditor();
  const { key, text } = question;
  return (
    <LimitedTextArea
      name={fieldIds.question(key)}
      label={words.otherText}
      hint={words.otherAbout}
      maxLength={limits.questionTextMax}
      counter="none"
      rows={1}
      maxRows={4}
      value={text}
      error={errorOf(fieldIds.question(key))}
      onChange={(changed) => edit({ text: changed })}
    />
  );
}
