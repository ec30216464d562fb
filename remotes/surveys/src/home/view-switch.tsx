import { Segmented } from "@nearsay/core/ui";
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

/** All surveys as a list or on a map. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <div className={boardStyles.column}>
      <Segmented
        label={words.label}
        segments={segments}
        value={view}
        onChange={onChange}
      />
    </div>
  );
}
