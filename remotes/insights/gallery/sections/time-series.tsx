import { type Bucket, readAnalytics } from "@nearsay/core/contract";
import {
  type GallerySection,
  type Step,
  unfold,
} from "@nearsay/core/standalone";
import { TimeSeriesSection } from "../../src/time-series/time-series-section.tsx";
import { bucketsOf, rhythm } from "../data.ts";
import { overData } from "../over-data.tsx";
import { Stage } from "../stage.tsx";

const fortnight = bucketsOf(rhythm(14, 7));

export const timeSeries: GallerySection = {
  name: "Responses over time",
  about:
    "When people answered: the thin line counts each bucket of time, the bold one is the average of seven and so free of the rhythm of a week. Look for where the bold line turns, and for single days that stand out of it; the highest is labelled. Where only one bucket is known there is no line to draw, and a bar stands for it.",
  wide: true,
  states: {
    ...overData((figures) => <TimeSeriesSection analytics={figures} />),
    "By the hour": over(bucketsOf([0, 0, 3, 9, 14, 12, 0, 5, 8, 2, 1], 1)),
    "The last day still running": over(bucketsOf([...rhythm(20, 9), 2], 24, 5)),
    "As a table": over(fortnight, [unfold("Show the numbers as a table")]),
  },
};

function over(buckets: Bucket[], steps: Step[] = []) {
  return (
    <Stage steps={steps}>
      <TimeSeriesSection
        analytics={readAnalytics({ resp_count_timeseries: buckets })}
      />
    </Stage>
  );
}
