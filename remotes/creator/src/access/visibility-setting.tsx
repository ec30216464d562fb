import type { VisibilityMode } from "@nearsay/core/contract";
import { ChoiceList } from "@nearsay/core/ui";
import { creator as texts } from "#messages";

const choices = [
  { id: "global", label: texts.access.global },
  { id: "code", label: texts.access.code.choice },
];

/** Who can see the survey. */
export function VisibilitySetting(props: {
  readonly mode: VisibilityMode;
  readonly onChange: (mode: VisibilityMode) => void;
}) {
  return (
    <ChoiceList
      legend={texts.access.legend}
      choices={choices}
      selected={[props.mode]}
      onChange={([chosen]) =>
        props.onChange(chosen === "code" ? "code" : "global")
      }
    />
  );
}
