import type { GallerySection } from "@nearsay/core/standalone";
import { Thanks } from "../../src/answer/thanks.tsx";

export const thanks: GallerySection = {
  name: "Thanks",
  about: "Stands where the questions were.",
  states: {
    Accepted: <Thanks duplicate={false} />,
    "Answered before": <Thanks duplicate />,
  },
};
