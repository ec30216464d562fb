import { limits } from "@nearsay/core/contract";
import { IconButton, TextField } from "@nearsay/core/ui";
import X from "lucide/dist/esm/icons/x.mjs";
import type { KeyboardEvent } from "react";
import type { EditorOption } from "../editor/draft.ts";
import { useEditor } from "../editor/editor-context.ts";
import { fieldIds } from "../editor/field-ids.ts";
import { texts } from "../texts.ts";
import styles from "./item-list.module.css";

export interface OptionRowProps {
  readonly option: EditorOption;
  readonly number: number;
  readonly removable: boolean;
  readonly onChange: (text: string) => void;
  readonly onEnter: () => void;
  readonly onRemove: () => void;
  readonly onRemoveBackwards: () => void;
}

export function OptionRow(props: OptionRowProps) {
  const { option, number, removable } = props;
  const { errorOf } = useEditor();

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      props.onEnter();
    }
    if (event.key === "Backspace" && option.text === "") {
      event.preventDefault();
      props.onRemoveBackwards();
    }
  }

  return (
    <div className={styles.option}>
      <TextField
        name={fieldIds.option(option.key)}
        label={texts.questions.option(number)}
        hideLabel
        placeholder={texts.questions.option(number)}
        maxLength={limits.optionTextMax}
        value={option.text}
        error={errorOf(fieldIds.option(option.key))}
        onChange={props.onChange}
        onKeyDown={handleKey}
      />
      <IconButton
        icon={X}
        label={texts.questions.removeOption(number)}
        disabled={!removable}
        onClick={props.onRemove}
      />
    </div>
  );
}
