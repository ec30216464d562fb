import {
  type ChangeEvent,
  type CompositionEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { limitEdit } from "./limit-edit.ts";

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
    handleCompositionEnd: (event: CompositionEvent<HTMLTextAreaElement>) => {
      commit(event.currentTarget);
    },
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
