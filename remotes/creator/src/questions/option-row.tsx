import { limits } from "@nearsay/core/contract";
import { IconButton, TextField } from "@nearsay/core/ui";
import X from "lucide/dist/esm/icons/x.mjs";
import type { ClipboardEvent, KeyboardEvent } from "react";
import type { EditorOption } from "../draft/draft.ts";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import { Grip } from "../dragging/sortable-item.tsx";
import { texts } from "../texts.ts";
import styles from "./item-list.module.css";

interface OptionRowProps {
  readonly option: EditorOption;
  readonly number: number;
  readonly removable: boolean;
  /** Whether the arrows below the list move this one. */
  readonly current: boolean;
  readonly onFocus: () => void;
  readonly onChange: (text: string) => void;
  /** Several lines came; the first one is this option's whole text with what was pasted into it. */
  readonly onPaste: (lines: readonly string[]) => void;
  readonly onEnter: () => void;
  readonly onMove: (step: number) => void;
  readonly onRemove: () => void;
  readonly onRemoveBackwards: () => void;
}

export function OptionRow(props: OptionRowProps) {
  const { option, number, removable } = props;
  const { errorOf } = useEditor();

  return (
    <div
      className={styles.option}
      data-current={props.current}
      onFocus={props.onFocus}
    >
      <Grip name={texts.questions.option(number)} />
      <TextField
        name={fieldIds.option(option.key)}
        label={texts.questions.option(number)}
        hideLabel
        placeholder={texts.questions.option(number)}
        maxLength={limits.optionTextMax}
        value={option.text}
        error={errorOf(fieldIds.option(option.key))}
        onChange={props.onChange}
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
          props.onPaste(lines);
        }}
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

function actionOf(
  event: KeyboardEvent,
  props: OptionRowProps,
): (() => void) | undefined {
  if (event.nativeEvent.isComposing) return undefined;
  switch (event.key) {
    case "Enter":
      return props.onEnter;
    case "Backspace":
      return props.option.text === "" ? props.onRemoveBackwards : undefined;
    case "ArrowUp":
    case "ArrowDown":
      return event.altKey
        ? () => props.onMove(event.key === "ArrowUp" ? -1 : 1)
        : undefined;
    default:
      return undefined;
  }
}

/** What was pasted, line by line, the first one already in its place in the field. */
function linesOf(event: ClipboardEvent<HTMLInputElement>): readonly string[] {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const pasted = event.clipboardData.getData("text/plain");
  const [first = "", ...rest] = pastedOptions(pasted);
  const before = value.slice(0, selectionStart ?? 0);
  const after = value.slice(selectionEnd ?? 0);
  return [before + first + after, ...rest];
}

const bullet = /^(?:[-*•–]|\d{1,3}[.)])\s+/;

/** The lines of a pasted list: trimmed, without their bullets and numbers, the empty ones left out. */
export function pastedOptions(text: string): string[] {
  return text
    .split(/\r?\n|\r/)
    .map((line) => line.trim().replace(bullet, ""))
    .filter((line) => line !== "");
}
