import type { GallerySection } from "@nearsay/core/standalone";
import { CopyButton } from "@nearsay/core/ui";

export const copyButton: GallerySection = {
  name: "CopyButton",
  about:
    "Copies a text and says for a second and a half, and aloud, whether it worked.",
  states: {
    Plain: <CopyButton text="Of 40 people 60% say yes." label="Copy summary" />,
    Disabled: <CopyButton text="" label="Copy summary" disabled />,
  },
};
