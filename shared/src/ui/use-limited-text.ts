import {
  type ChangeEvent,
  type CompositionEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { clipText, lengthOf } from "../forms/text.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps a controlled field within `max` code points. A composition of an input
 * method may be longer until it is committed; it is shortened then.
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

/** React moves the caret to the end when it shortens a text. */
function useCaret() {
  const [wanted, setWanted] = useState<{ at: number } | null>(null);
  const control = useRef<Control | null>(null);
  useLayoutEffect(() => {
    // The caret of an email field cannot be set.
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
  /** Position of the caret, in UTF-16 units. */
  readonly caret: number;
}

/**
 * Shortens the inserted text until the value fits `max` code points: text
 * around the insertion is never removed, and a character is kept complete or
 * left out.
 */
export function limitEdit(
  before: string,
  after: string,
  max: number,
): LimitedEdit {
  const [old, now] = [[...before], [...after]];
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const join = (from: number, to?: number) => now.slice(from, to).join("");
  const tail = join(now.length - end);
  const inserted = join(start, now.length - end);
  const kept =
    join(0, start) + clipText(inserted, Math.max(0, max - start - end));
  // A value that was too long before the edit is shortened at its end.
  const text = clipText(kept + tail, max);
  return { text, caret: Math.min(kept.length, text.length) };
}
