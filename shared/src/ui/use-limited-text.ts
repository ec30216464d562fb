import {
  type ChangeEvent,
  type CompositionEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { clipText, lengthOf } from "../domain/text.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps a controlled field within `max` code points. What an input method
 * composes may be too long until it is committed; it is cut then.
 */
export function useLimitedText(
  value: string,
  onChange: (value: string) => void,
  max: number,
) {
  const [composing, setComposing] = useState<string | null>(null);
  const caret = useCaret();

  function commit(control: Control) {
    const edit = limitEdit(value, control.value, max);
    if (edit.text !== control.value) caret(control, edit.caret);
    setComposing(null);
    onChange(edit.text);
  }

  return {
    shown: composing ?? value,
    handleChange: ({ currentTarget, nativeEvent }: ChangeEvent<Control>) => {
      const isComposing =
        nativeEvent instanceof InputEvent && nativeEvent.isComposing;
      if (isComposing && lengthOf(currentTarget.value) > max)
        setComposing(currentTarget.value);
      else commit(currentTarget);
    },
    handleCompositionEnd: (event: CompositionEvent<Control>) =>
      commit(event.currentTarget),
  };
}

/** React moves the caret to the end of a text that it shortened. */
function useCaret() {
  const [wanted, setWanted] = useState<{ at: number } | null>(null);
  const control = useRef<Control | null>(null);
  useLayoutEffect(() => {
    // A field for mail has no caret that can be set.
    if (wanted && control.current?.selectionStart !== null)
      control.current?.setSelectionRange(wanted.at, wanted.at);
  }, [wanted]);
  return (target: Control, at: number) => {
    control.current = target;
    setWanted({ at });
  };
}

interface LimitedEdit {
  readonly text: string;
  /** Where the caret belongs, in UTF-16 units. */
  readonly caret: number;
}

/**
 * Shortens what an edit inserted until the text fits `max` code points: text
 * around the insertion is never pushed out, and a character is kept whole or
 * left out.
 */
export function limitEdit(
  before: string,
  after: string,
  max: number,
): LimitedEdit {
  const start = commonStart(before, after);
  const end = after.length - commonEnd(before, after, start);
  const inserted = after.slice(start, end);
  const excess = Math.max(0, lengthOf(after) - max);
  const kept = clipText(inserted, Math.max(0, lengthOf(inserted) - excess));
  // A value that was too long before the edit is cut at its end.
  const text = clipText(after.slice(0, start) + kept + after.slice(end), max);
  return { text, caret: Math.min(start + kept.length, text.length) };
}

function commonStart(a: string, b: string): number {
  const end = Math.min(a.length, b.length);
  let index = 0;
  while (index < end && a[index] === b[index]) index += 1;
  return splitsPair(b, index) ? index - 1 : index;
}

function commonEnd(a: string, b: string, start: number): number {
  const end = Math.min(a.length, b.length) - start;
  let count = 0;
  while (count < end && a.at(-1 - count) === b.at(-1 - count)) count += 1;
  return splitsPair(b, b.length - count) ? count - 1 : count;
}

function splitsPair(text: string, index: number): boolean {
  const [before, after] = [text.charCodeAt(index - 1), text.charCodeAt(index)];
  return (
    before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff
  );
}
