import type { GallerySection } from "@nearsay/core/standalone";
import { Icon } from "@nearsay/core/ui";
import Heart from "lucide/dist/esm/icons/heart.mjs";

export const icon: GallerySection = {
  name: "Icon",
  about:
    "One set, one stroke weight, in the colour of the text. Hidden from screen readers: words stand beside it.",
  states: {
    "In text": <Icon shape={Heart} />,
    Small: <Icon shape={Heart} size={14} />,
    Large: <Icon shape={Heart} size={28} />,
  },
};
