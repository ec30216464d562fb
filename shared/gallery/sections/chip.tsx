import type { GallerySection } from "@nearsay/core/standalone";
import { Chip } from "@nearsay/core/ui";
import MessageCircle from "lucide/dist/esm/icons/message-circle.mjs";
import { longWord } from "../words.ts";

export const chip: GallerySection = {
  name: "Chip",
  about:
    "A quiet label: a count or a state. It does nothing when pressed; what does is a Button.",
  states: {
    Neutral: <Chip>Demo</Chip>,
    Accent: <Chip tone="accent">New</Chip>,
    Success: <Chip tone="success">Responded</Chip>,
    Warning: <Chip tone="warning">Closed</Chip>,
    Danger: <Chip tone="danger">Reported</Chip>,
    "With an icon": <Chip icon={MessageCircle}>1,204 posts</Chip>,
    "Right to left": (
      <div dir="rtl">
        <Chip icon={MessageCircle}>1,204 posts</Chip>
      </div>
    ),
    "Long word": <Chip>{longWord}</Chip>,
  },
};
