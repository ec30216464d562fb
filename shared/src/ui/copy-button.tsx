import Check from "lucide/dist/esm/icons/check.mjs";
import Copy from "lucide/dist/esm/icons/copy.mjs";
import { Button } from "./button.tsx";
import { texts } from "./texts.ts";
import { type CopyState, useCopy } from "./use-copy.ts";

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  readonly text: string;
  readonly label: string;
  readonly copiedLabel?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Called where the browser did not copy it. */
  readonly onFailed?: (() => void) | undefined;
}

/** Copies a text, and says so for a second and a half. */
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
