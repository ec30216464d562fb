import type { GallerySection } from "@nearsay/core/standalone";
import { ProgressBar } from "@nearsay/core/ui";

export const progressBar: GallerySection = {
  name: "ProgressBar",
  about: "Work under way that takes seconds. What loads shows a Skeleton.",
  states: {
    Begun: <ProgressBar label="Publishing" value={0} />,
    "Half done": <ProgressBar label="Publishing" value={50} />,
    Done: <ProgressBar label="Publishing" value={100} />,
    "End unknown": <ProgressBar label="Writing your questions" />,
    "Label hidden": <ProgressBar label="Publishing" hideLabel value={20} />,
    "Right to left": (
      <div dir="rtl">
        <ProgressBar label="Publishing" value={20} />
      </div>
    ),
  },
};
