import type { GallerySection } from "@nearsay/core/standalone";
import { ReadOnlyNotice } from "../../src/ui/read-only-notice.tsx";
import { ignore } from "../words.ts";

const policy = <a href="/privacy/anonymous-id">Anonymous ID Policy</a>;

export const readOnlyNotice: GallerySection = {
  name: "ReadOnlyNotice",
  about:
    "Tells a visitor without an anonymous ID how to take part. Remotes use ParticipationNotice, which knows whether consent is being saved. Where a button nearby asks for it, there is nothing to press.",
  wide: true,
  states: {
    "General sentence": <ReadOnlyNotice policy={policy} onEnable={ignore} />,
    "Own sentence": (
      <ReadOnlyNotice policy={policy} onEnable={ignore}>
        Posting needs an anonymous ID.
      </ReadOnlyNotice>
    ),
    "In a narrow place": (
      <div style={{ maxInlineSize: 320 }}>
        <ReadOnlyNotice policy={policy} onEnable={ignore} />
      </div>
    ),
    Saving: <ReadOnlyNotice policy={policy} busy onEnable={ignore} />,
    "Nothing to press": <ReadOnlyNotice policy={policy} />,
  },
};
