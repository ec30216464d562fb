import { type SurveyLanguage, limits } from "@nearsay/core/contract";
import { Button, IconButton, TextField } from "@nearsay/core/ui";
import X from "lucide/dist/esm/icons/x.mjs";
import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import type { EditorOption, EditorQuestion } from "../draft/question.ts";
import { Grip, SortableItem } from "../dragging/sortable-item.tsx";
import { SortableList } from "../dragging/sortable-list.tsx";
import { creator as texts } from "#messages";
import { MoveButtons } from "./item-controls.tsx";
import styles from "./item-list.module.css";
import { type OptionEdits, useOptionEdits } from "./use-option-edits.ts";
import { trimText } from "@nearsay/core/forms";

/**
 * The options of a multiple choice question, which can be written, moved and
 * pasted by keyboard alone.
 */
export function OptionList(props: {
  readonly question: EditorQuestion;
  readonly language: SurveyLanguage | null;
}) {
  const { question, language } = props;
  const { options } = question;
  const edits = useOptionEdits(question, language);
  const [chosen, setChosen] = useState<string | null>(null);
  // One pair of arrows for the entire list, because a pair in each row leaves
  // no room for the text on a phone.
  const current = options.find(({ key }) => key === chosen) ?? options[0];
  const index = current ? options.indexOf(current) : 0;
  const isFull = options.length >= limits.optionsMax;

  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{texts.questions.options}</legend>
      <SortableList
        items={options}
        nameOf={(index) => texts.questions.option({ number: index + 1 })}
        textOf={({ text }) => text}
        onMove={edits.drop}
      >
        {options.map((option, index) => (
          <SortableItem key={option.key} id={option.key}>
            <OptionRow
              option={option}
              hint={hintOf(question, option)}
              index={index}
              removable={options.length > 1}
              current={option === current}
              edits={edits}
              onFocus={() => setChosen(option.key)}
            />
          </SortableItem>
        ))}
      </SortableList>
      <p role="status" className={styles.warning}>
        {edits.pasteProblem}
      </p>
      <div className={styles.actions}>
        <Button disabled={isFull} onClick={() => edits.add(null)}>
          {texts.questions.addOption}
        </Button>
        {edits.addOther && (
          <Button disabled={isFull} onClick={edits.addOther}>
            {texts.questions.addOther}
          </Button>
        )}
        {edits.addNone && (
          <Button disabled={isFull} onClick={edits.addNone}>
            {texts.questions.addNone}
          </Button>
        )}
        {current && options.length > 1 && (
          <div className={styles.mover}>
            <span>{texts.questions.option({ number: index + 1 })}</span>
            <MoveButtons
              name={texts.questions.option({ number: index + 1 })}
              itemKey={current.key}
              index={index}
              count={options.length}
              onMove={(to) => edits.move(current, to)}
            />
          </div>
        )}
        <span className={styles.hint}>{texts.questions.optionsHint}</span>
      </div>
    </fieldset>
  );
}

/** The hint for an option with a special role. */
function hintOf({ exclusive, other }: EditorQuestion, { key }: EditorOption) {
  if (key === exclusive) return texts.questions.exclusiveHint;
  return key === other?.option ? texts.questions.otherHint : undefined;
}

interface OptionRowProps {
  readonly option: EditorOption;
  readonly hint: string | undefined;
  /** Its index, from 0. */
  readonly index: number;
  readonly removable: boolean;
  /** Whether the arrows below the list move this one. */
  readonly current: boolean;
  readonly edits: OptionEdits;
  readonly onFocus: () => void;
}

function OptionRow(props: OptionRowProps) {
  const { option, index, removable, edits } = props;
  const { errorOf } = useEditor();
  const name = texts.questions.option({ number: index + 1 });

  return (
    <div
      className={styles.option}
      data-current={props.current}
      onFocus={props.onFocus}
    >
      <Grip name={name} />
      <TextField
        name={fieldIds.option(option.key)}
        label={name}
        hideLabel
        hint={props.hint}
        placeholder={name}
        maxLength={limits.optionTextMax}
        value={option.text}
        error={errorOf(fieldIds.option(option.key))}
        onChange={(text) => edits.edit(option, text)}
        onKeyDown={(event) => {
          const act = actionOf(event, props);
          if (act === undefined) return;
          event.preventDefault();
          act();
        }}
        onPaste={(event) => {
          const lines = linesOf(event);
          if (lines.length < 2) return;
          event.preventDefault();
          edits.paste(option, lines);
        }}
      />
      <IconButton
        icon={X}
        label={texts.questions.removeOption({ number: index + 1 })}
        disabled={!removable}
        onClick={() => edits.remove(option)}
      />
    </div>
  );
}

function actionOf(
  { key, altKey, nativeEvent }: KeyboardEvent,
  { option, index, edits }: OptionRowProps,
): (() => void) | undefined {
  if (nativeEvent.isComposing) return undefined;
  switch (key) {
    case "Enter":
      return () => edits.add(option.key);
    case "Backspace":
      return option.text === ""
        ? () => edits.removeBackwards(option)
        : undefined;
    case "ArrowUp":
    case "ArrowDown": {
      const to = index + (key === "ArrowUp" ? -1 : 1);
      return altKey ? () => edits.move(option, to) : undefined;
    }
    default:
      return undefined;
  }
}

/** The pasted lines; the first one is merged into the field's text. */
function linesOf(event: ClipboardEvent<HTMLInputElement>): readonly string[] {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const pasted = event.clipboardData.getData("text/plain");
  const [first = "", ...rest] = pastedOptions(pasted);
  const before = value.slice(0, selectionStart ?? 0);
  const after = value.slice(selectionEnd ?? 0);
  return [before + first + after, ...rest];
}

const bullet = /^(?:[-*•–]|\d{1,3}[.)])\s+/;

/** The lines of a pasted list: trimmed, without their bullets and numbers, without empty ones. */
export function pastedOptions(text: string): string[] {
  return text
    .split(/\r?\n|\r/)
    .map((line) => trimText(line).replace(bullet, ""))
    .filter((line) => line !== "");
}
