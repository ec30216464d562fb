import { see, type Step } from "@nearsay/core/standalone";
import { InsightsPanel } from "../src/panel/insights-panel.tsx";
import { serveFigures } from "./server.ts";
import { Stage } from "./stage.tsx";

export const loaded = see("Last Updated");

/** The panel with one server reply, after some steps. */
export function panelOf(
  reply: Parameters<typeof serveFigures>[0],
  steps: readonly Step[] = [loaded],
) {
  return (
    <Stage steps={steps}>
      <InsightsPanel
        surveyId={serveFigures(reply)}
        exportRestricted={false}
        closesAt="2026-05-04T10:00:00Z"
      />
    </Stage>
  );
}
