import { limits } from "@nearsay/core/contract";
import { Button } from "@nearsay/core/ui";
import {
  type EditorOption,
  type EditorQuestion,
  newOption,
} from "../editor/draft.ts";
import { useEditor } from "../editor/editor-context.ts";
import { fieldIds } from "../editor/field-ids.ts";
import { neighbourKey } from "../editor/keyed-list.ts";
import { texts } from "../texts.ts";
import styles from "./item-list.module.css";
import { OptionRow } from "./option-row.tsx";

/** The options of a multiple choice question. Enter adds one, Backspace in an empty one removes it. */
export function OptionList({
  question,
}: {
  readonly question: EditorQuestion;
}) {
  const { dispatch, focus } = useEditor();
  const { key, options } = question;
  const full = options.length >= limits.optionsMax;

  function add(after: string | null) {
    if (full) return;
    const option = newOption();
    dispatch({ type: "add-option", question: key, option, after });
    focus(fieldIds.option(option.key));
  }

  function remove(option: EditorOption, goTo: string | null) {
    if (goTo === null) return;
    dispatch({ type: "delete-option", question: key, key: option.key });
    focus(fieldIds.option(goTo));
  }

  function removeBackwards(option: EditorOption) {
    const previous = options[options.indexOf(option) - 1];
    remove(option, previous?.key ?? neighbourKey(options, option.key));
  }

  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{texts.questions.options}</legend>
      {options.map((option, index) => (
        <OptionRow
          key={option.key}
          option={option}
          number={index + 1}
          removable={options.length > 1}
          onChange={(text) => {
            const change = { question: key, key: option.key, text };
            dispatch({ type: "edit-option", ...change });
          }}
          onEnter={() => {
            add(option.key);
          }}
          onRemove={() => {
            remove(option, neighbourKey(options, option.key));
          }}
          onRemoveBackwards={() => {
            removeBackwards(option);
          }}
        />
      ))}
      <div className={styles.actions}>
        <Button
          disabled={full}
          onClick={() => {
            add(null);
          }}
        >
          {texts.questions.addOption}
        </Button>
        <span className={styles.hint}>{texts.questions.optionsHint}</span>
      </div>
    </fieldset>
  );
}
