import {
  type QuestionKind,
  type SurveyLanguage,
  limits,
} from "@nearsay/core/contract";
import { classNames, LimitedTextArea, SelectField } from "@nearsay/core/ui";
import { type KeyboardEvent, useState } from "react";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import {
  type EditorQuestion,
  choosable,
  listsOptions,
  newOption,
  newQuestion,
} from "../draft/question.ts";
import { creator as texts } from "#messages";
import { type ItemPlace, ItemControls } from "./item-controls.tsx";
import styles from "./item-list.module.css";
import { KindFields, MoreFields } from "./lazy-form.tsx";
import { OptionList } from "./option-list.tsx";
import {
  type KindChoice,
  kindOf,
  listSet,
  QuestionLine,
} from "./question-line.tsx";

const words = texts.questions;

const kindOptions = Object.entries(words.kinds).map(([value, label]) => ({
  value: value as KindChoice,
  label,
}));

function freshOf(choice: KindChoice, language: SurveyLanguage | null) {
  const isChoice = choice === "one" || choice === "several";
  const kind: QuestionKind = isChoice ? "choice" : choice;
  const fresh = newQuestion(kind, language);
  return { ...fresh, allowMultiple: choice === "several" };
}

/** Up to this number of cards, the browser can lay out and paint all of them at every letter. */
const few = 20;

export interface QuestionCardProps extends ItemPlace {
  readonly question: EditorQuestion;
  readonly language: SurveyLanguage | null;
  readonly open: boolean;
  readonly onToggle: (key: string) => void;
}

/** One question: a line, or if it is open, everything about it. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, language, open, onToggle, ...place } = props;
  const { index, count } = place;
  const { key } = question;
  const { dispatch } = useEditor();
  const name = words.name({ number: index + 1 });

  return (
    <div
      role="group"
      aria-label={name}
      className={classNames(
        open ? styles.card : styles.folded,
        count > few ? styles.oneOfMany : null,
      )}
    >
      <ItemControls
        {...place}
        name={name}
        itemKey={key}
        fold={{
          open,
          line: <QuestionLine question={question} number={index + 1} />,
          onToggle: () => onToggle(key),
        }}
        onMove={(to) => dispatch({ type: "move-question", key, to })}
        onDelete={() => dispatch({ type: "delete-question", key })}
      />
      {open && (
        <QuestionFields question={question} language={language} count={count} />
      )}
    </div>
  );
}

function QuestionFields(
  props: Pick<QuestionCardProps, "question" | "language" | "count">,
) {
  const { question, language, count } = props;
  const { key, kind } = question;
  const { dispatch, focus, errorOf } = useEditor();

  function changeKind(to: KindChoice) {
    const fresh = freshOf(to, language);
    dispatch({ type: "change-kind", key, fresh });
  }

  /** Statements are written one after another, like options. */
  function addNext(event: KeyboardEvent) {
    const { isComposing } = event.nativeEvent;
    if (kind !== "statement" || event.key !== "Enter") return;
    if (event.shiftKey || isComposing || count >= limits.questionsMax) return;
    event.preventDefault();
    const next = nextStatement(question);
    dispatch({ type: "add-question", question: next, after: key });
    focus(fieldIds.question(next.key));
  }

  return (
    <>
      <div className={styles.asked}>
        <LimitedTextArea
          name={fieldIds.question(key)}
          label={words.text}
          maxLength={limits.questionTextMax}
          counter="none"
          rows={1}
          maxRows={6}
          value={question.text}
          error={errorOf(fieldIds.question(key))}
          onKeyDown={addNext}
          onChange={(text) =>
            dispatch({ type: "edit-question", key, changes: { text } })
          }
        />
        <SelectField
          name={fieldIds.kind(key)}
          label={words.kind}
          options={kindOptions}
          value={kindOf(question)}
          error={errorOf(fieldIds.kind(key))}
          onChange={changeKind}
        />
      </div>
      {listsOptions(kind) && (
        <OptionList question={question} language={language} />
      )}
      {hasFields(question) && <KindFields question={question} />}
      <More question={question} />
    </>
  );
}

/** Whether its kind needs more than a text and options. */
function hasFields({ kind, other }: EditorQuestion): boolean {
  return other !== null || (kind !== "text" && !listsOptions(kind));
}

/** A statement after another, with the same answers. */
function nextStatement(question: EditorQuestion): EditorQuestion {
  const options = choosable(question).map(({ text }) => newOption(text));
  return { ...newQuestion("statement"), options };
}

/** Settings that most questions do not need, collapsed; the summary lists what is set. */
function More({ question }: { readonly question: EditorQuestion }) {
  const { key, allowMultiple } = question;
  const { errorOf } = useEditor();
  const [opened, setOpened] = useState(false);
  const fields = [
    fieldIds.showIf(key),
    ...(allowMultiple ? [fieldIds.least(key)] : []),
  ];
  const open = opened || fields.some((field) => errorOf(field) !== undefined);
  return (
    <details
      open={open}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>
        <span>{[words.more, ...listSet(question)].join(" · ")}</span>
      </summary>
      {open && <MoreFields question={question} />}
    </details>
  );
}
