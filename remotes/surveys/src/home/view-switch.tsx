import { Segmented } from "@nearsay/core/ui";
import { startTransition, useOptimistic } from "react";
import * as texts from "../texts.ts";
import boardStyles from "./survey-board.module.css";

const words = texts.home.view;

const segments = [
  { value: "all", label: words.list },
  { value: "map", label: words.map },
] as const;

interface ViewSwitchProps {
  readonly view: "all" | "map";
  readonly onChange: (view: "all" | "map") => void;
}

/** All surveys as a list or on a map; shows what was pressed while that is on its way. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const [wanted, want] = useOptimistic(view);
  return (
    <div className={boardStyles.column}>
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
    </div>
  );
}
