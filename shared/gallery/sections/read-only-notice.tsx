import type { GallerySection } from "@nearsay/core/standalone";
import { ReadOnlyNotice } from "../../src/ui/read-only-notice.tsx";
import { ignore } from "../words.ts";

export const readOnlyNotice: GallerySection = {
  name: "ReadOnlyNotice",
  about:
    "Tells a visitor without an anonymous ID how to take part. Remotes use ParticipationNotice, which knows whether consent is being saved.",
  states: {
    "General sentence": <ReadOnlyNotice onEnable={ignore} />,
    "Own sentence": (
      <ReadOnlyNotice onEnable={ignore}>
        Posting needs an anonymous ID.
      </ReadOnlyNotice>
    ),
    Saving: <ReadOnlyNotice busy onEnable={ignore} />,
    "Nothing to press": <ReadOnlyNotice />,
  },
};
