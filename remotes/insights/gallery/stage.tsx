import { type Step, Acted, inTurn } from "@nearsay/core/standalone";
import { Card } from "@nearsay/core/ui";
import type { ReactNode } from "react";
import {
  ChartWidthContext,
  useChartWidth,
} from "../src/figures/drawn-chart.tsx";
import styles from "./stage.module.css";

export interface StageProps {
  /** Steps that lead to the state. */
  readonly steps?: readonly Step[];
  readonly children: ReactNode;
}

/** Shows a section of the panel in a card, as in a list of surveys, after some steps. */
export function Stage({ steps = [], children }: StageProps) {
  const [ref, width] = useChartWidth();
  return (
    <Acted act={inTurn(...steps)}>
      <Card>
        <div ref={ref} className={styles.stage}>
          <ChartWidthContext value={width}>{children}</ChartWidthContext>
        </div>
      </Card>
    </Acted>
  );
}

/** Only the top of a long section, in a box that scrolls. */
export function Cut({ children }: { readonly children: ReactNode }) {
  return <div className={styles.cut}>{children}</div>;
}
