import type { GallerySection } from "@nearsay/core/standalone";
import { FormattedDate, RelativeTime } from "@nearsay/core/ui";

export const times: GallerySection = {
  name: "RelativeTime, FormattedDate",
  about:
    "A moment in the reader's own words. Relative for what just happened, a date for what has one; the full time is the tooltip.",
  states: {
    "Minutes ago": <RelativeTime iso={ago(5)} />,
    "Hours ago": <RelativeTime iso={ago(5 * 60)} />,
    "Days ago": <RelativeTime iso={ago(5 * 24 * 60)} />,
    Date: <FormattedDate iso="2026-03-05T10:30:00Z" />,
    "Date and time": (
      <FormattedDate iso="2026-03-05T10:30:00Z" detail="datetime" />
    ),
  },
};

function ago(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString();
}
