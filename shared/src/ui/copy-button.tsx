import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { Button } from "./button.tsx";
import { IconButton, type IconButtonProps } from "./icon-button.tsx";
import type { IconShape } from "./icon.tsx";
import { texts } from "./texts.ts";
import { type CopyState, useCopy } from "./use-copy.ts";

export interface CopyButtonProps {
  /** What goes to the clipboard; a function is asked when it is needed. */
  readonly text: string | (() => string);
  readonly label: string;
  readonly copiedLabel?: string | undefined;
  /** "icon" is an icon button, whose label `showLabel` governs. */
  readonly look?: "button" | "icon" | undefined;
  readonly showLabel?: IconButtonProps["showLabel"];
  readonly icon?: IconShape | undefined;
  readonly disabled?: boolean | undefined;
}

/** Copies a text, and says so for a second and a half. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, copiedLabel = texts.copied, look = "button" } = props;
  const { state, copy } = useCopy(copiedLabel);
  const shown = labelFor(state, label, copiedLabel);
  const icon = state === "copied" ? Check : (props.icon ?? Copy);
  const shared = {
    icon,
    disabled: props.disabled,
    onClick: () => void copy(typeof text === "function" ? text() : text),
  };
  if (look === "button") return <Button {...shared}>{shown}</Button>;
  return <IconButton {...shared} label={shown} showLabel={props.showLabel} />;
}

function labelFor(state: CopyState, label: string, copied: string): string {
  if (state === "idle") return label;
  return state === "copied" ? copied : texts.copyFailed;
}
