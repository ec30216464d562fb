import {
  type ChangeEvent,
  type CompositionEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

/**
 * Keeps a controlled text area within `max` UTF-16 units. While an input
 * method composes, its text stays untouched; it is cut when it is committed.
 */
export function useLimitedText(
  value: string,
  onChange: (value: string) => void,
  max: number,
) {
  const [composing, setComposing] = useState<string | null>(null);
  const caret = useCaret();

  function commit(area: HTMLTextAreaElement) {
    const edit = limitEdit(value, area.value, max);
    if (edit.text !== area.value) caret(area, edit.caret);
    setComposing(null);
    onChange(edit.text);
  }

  return {
    shown: composing ?? value,
    handleChange: (event: ChangeEvent<HTMLTextAreaElement>) => {
      const native = event.nativeEvent;
      if (native instanceof InputEvent && native.isComposing)
        setComposing(event.currentTarget.value);
      else commit(event.currentTarget);
    },
    handleCompositionEnd: (event: CompositionEvent<HTMLTextAreaElement>) =>
      commit(event.currentTarget),
  };
}

/** React moves the caret to the end of a text that it shortened. */
function useCaret() {
  const [wanted, setWanted] = useState<{ at: number } | null>(null);
  const area = useRef<HTMLTextAreaElement | null>(null);
  useLayoutEffect(() => {
    if (wanted) area.current?.setSelectionRange(wanted.at, wanted.at);
  }, [wanted]);
  return (target: HTMLTextAreaElement, at: number) => {
    area.current = target;
    setWanted({ at });
  };
}

interface LimitedEdit {
  readonly text: string;
  /** Where the caret belongs, in UTF-16 units. */
  readonly caret: number;
}

/**
 * Shortens what an edit inserted until the text fits `max` UTF-16 units, as a
 * native `maxlength` does: text around the insertion is never pushed out, and
 * a surrogate pair is kept whole or left out.
 */
export function limitEdit(
  before: string,
  after: string,
  max: number,
): LimitedEdit {
  const start = commonStart(before, after);
  const tail = commonEnd(before, after, start);
  const inserted = after.slice(start, after.length - tail);
  const room = Math.max(0, inserted.length - Math.max(0, after.length - max));
  const kept = keepWhole(inserted, room);
  const text = after.slice(0, start) + kept + after.slice(after.length - tail);
  // A value that was too long before the edit is cut at its end.
  const fitting = keepWhole(text, max);
  return {
    text: fitting,
    caret: Math.min(start + kept.length, fitting.length),
  };
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

function keepWhole(text: string, units: number): string {
  return text.slice(0, splitsPair(text, units) ? units - 1 : units);
}

function splitsPair(text: string, index: number): boolean {
  const [before, after] = [text.charCodeAt(index - 1), text.charCodeAt(index)];
  return (
    before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff
  );
}
