import type { GallerySection } from "@nearsay/core/standalone";
import { Alerts } from "../../src/panel/alerts.tsx";
import { Summary } from "../../src/panel/summary.tsx";
import { overData } from "../over-data.tsx";

export const summaryAndAlerts: GallerySection = {
  name: "Summary and alerts",
  about:
    "The summary says in sentences what the charts show, a line for each, its numbers in bold: where to begin, and what to copy into a message. Above it a box tells what should not be missed: a sudden rise of responses, or feelings that are low on average. Without either it is not there.",
  wide: true,
  states: overData(
    (figures) => (
      <>
        <Alerts analytics={figures} />
        <Summary text={figures.summary} withheldUntil={null} />
      </>
    ),
    [],
    ["Huge numbers", "400 questions, 365 days, 50 words"],
  ),
};
