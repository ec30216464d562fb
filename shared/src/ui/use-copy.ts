import { useRef, useState } from "react";
import { announce } from "./announce.ts";
import { texts } from "./texts.ts";

export type CopyState = "idle" | "copied" | "failed";

const FEEDBACK_MS = 1500;

/** Copies to the clipboard; the outcome is announced and held for 1.5 s. */
export function useCopy(copiedMessage: string = texts.copied) {
  const [state, setState] = useState<CopyState>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function hold(outcome: CopyState): void {
    clearTimeout(timer.current);
    setState(outcome);
    timer.current = setTimeout(() => {
      setState("idle");
    }, FEEDBACK_MS);
  }

  /**
   * Returns whether the text was copied. One that is still to come is copied when it is there.
   * @throws What the promise of the text does.
   */
  async function copy(text: string | Promise<string>): Promise<boolean> {
    const copied = await writeClipboard(text);
    announce(copied ? copiedMessage : texts.copyFailed);
    hold(copied ? "copied" : "failed");
    return copied;
  }
  return { state, copy };
}

/** False where the page has no clipboard or may not use it. */
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
  // Safari copies only from within a click: the promise is taken there, its text later.
  const blob = text.then((value) => new Blob([value], { type: "text/plain" }));
  // A text that never comes is the caller's to tell.
  blob.catch(() => undefined);
  return clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}
