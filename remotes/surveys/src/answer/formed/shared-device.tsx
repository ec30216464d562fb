import { Checkbox } from "@nearsay/core/ui";
import { kindsTexts } from "../../texts/kinds.ts";

/** Says that what was begun is kept, and lets people refuse. */
export function SharedDevice(props: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  return (
    <Checkbox
      label={kindsTexts.shared}
      hint={props.checked ? kindsTexts.notKept : kindsTexts.kept}
      checked={props.checked}
      onChange={props.onChange}
    />
  );
}
