import { Checkbox } from "@nearsay/core/ui";
import { kinds as kindsTexts } from "#messages";

/** Shows that unfinished answers are stored, and offers to turn it off. */
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
