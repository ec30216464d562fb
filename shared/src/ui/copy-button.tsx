import Check from "lucide/dist/esm/icons/check.mjs";
import Copy from "lucide/dist/esm/icons/copy.mjs";
import { Button } from "./button.tsx";
import { ui as texts } from "#messages";
import { useRef, useState } from "react";
import { announce } from "./announce.tsx";

export interface CopyButtonProps {
  /** Text for the clipboard. */
  readonly text: string;
  readonly label: string;
  readonly copiedLabel?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Called if the browser did not copy it. */
  readonly onFailed?: (() => void) | undefined;
}

/** Copies a text, and confirms it for 1.5 seconds. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, copiedLabel = texts.copied, disabled } = props;
  const { state, copy } = useCopy(copiedLabel);

  async function copyText() {
    if (!(await copy(text))) props.onFailed?.();
  }

  return (
    <Button
      icon={state === "copied" ? Check : Copy}
      disabled={disabled}
      onClick={() => void copyText()}
    >
      {labelFor(state, label, copiedLabel)}
    </Button>
  );
}

function labelFor(state: CopyState, label: string, copied: string): string {
  if (state === "idle") return label;
  return state === "copied" ? copied : texts.copyFailed;
}

export type CopyState = "idle" | "copied" | "failed";

const FEEDBACK_MS = 1500;

/** Copies to the clipboard; the result is announced and shown for 1.5 s. */
export function useCopy(copiedMessage: string = texts.copied) {
  const [state, setState] = useState<CopyState>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function hold(outcome: CopyState): void {
    clearTimeout(timer.current);
    setState(outcome);
    timer.current = setTimeout(() => setState("idle"), FEEDBACK_MS);
  }

  /**
   * Returns whether the text was copied. A promised text is copied when it has
   * loaded.
   * @throws The rejection of the text's promise.
   */
  async function copy(text: string | Promise<string>): Promise<boolean> {
    const copied = await writeClipboard(text);
    announce(copied ? copiedMessage : texts.copyFailed);
    hold(copied ? "copied" : "failed");
    return copied;
  }
  return { state, copy };
}

/** False if the page has no clipboard or may not use it. */
async function writeClipboard(
  text: string | Promise<string>,
): Promise<boolean> {
  try {
    await write(text);
    return true;
  } catch {
    await text;
    return false;
  }
}

async function write(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof text === "string" || typeof ClipboardItem === "undefined")
    return clipboard.writeText(await text);
  // Safari copies only during a click: it accepts the promise then, and its
  // text later.
  const blob = text.then((value) => new Blob([value], { type: "text/plain" }));
  // The caller handles a text that fails to load.
  blob.catch(() => undefined);
  return clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}
