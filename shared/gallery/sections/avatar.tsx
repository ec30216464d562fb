import type { GallerySection } from "@nearsay/core/standalone";
import { Avatar } from "@nearsay/core/ui";

export const avatar: GallerySection = {
  name: "Avatar",
  about:
    "Initials on a colour that follows from the name. The name itself stands beside it.",
  states: {
    "Two words": <Avatar name="Quiet Heron" />,
    "One word": <Avatar name="Heron" />,
    "Every colour": (
      <div>
        {[..."ABCDEF"].map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </div>
    ),
  },
};
