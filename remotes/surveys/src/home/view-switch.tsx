import { Segmented } from "@nearsay/core/ui";
import { startTransition, useOptimistic } from "react";
import * as texts from "#messages";

const words = texts.home.view;

const segments = [
  { value: "all", label: words.list },
  { value: "map", label: words.map },
] as const;

interface ViewSwitchProps {
  readonly view: "all" | "map";
  readonly onChange: (view: "all" | "map") => void;
}

/**
 * Switches between a list and a map of all surveys; shows the pressed option
 * while its view loads.
 */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const [wanted, want] = useOptimistic(view);
  return (
    <Segmented
      label={words.label}
      segments={segments}
      value={wanted}
      onChange={(next) =>
        startTransition(() => {
          want(next);
          onChange(next);
        })
      }
    />
  );
}
