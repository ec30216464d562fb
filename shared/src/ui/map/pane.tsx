import { type ReactNode, useId } from "react";
import styles from "./map.module.css";
import { map as texts } from "#messages";

interface PaneProps {
  readonly label: string;
  /** Whether a click chooses a location. */
  readonly isToChoose: boolean;
  /** Content drawn on the map. */
  readonly children: ReactNode;
}

/** The map below its markers; it receives keys and all clicks that are not on a marker. */
export function Pane({ label, isToChoose, children }: PaneProps) {
  const keysId = useId();
  return (
    <>
      <div
        role="application"
        aria-label={label}
        aria-describedby={keysId}
        tabIndex={0}
        className={styles.pane}
      >
        {children}
        {isToChoose && <div className={styles.aim} />}
      </div>
      <span id={keysId} className="visually-hidden">
        {isToChoose ? texts.keysToChoose : texts.keys}
      </span>
    </>
  );
}
