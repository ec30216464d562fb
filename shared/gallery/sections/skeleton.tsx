import type { GallerySection } from "@nearsay/core/standalone";
import { Skeleton } from "@nearsay/core/ui";

export const skeleton: GallerySection = {
  name: "Skeleton",
  about: "The shape of what comes, in its exact size, so that nothing moves.",
  states: {
    Lines: <Skeleton lines={4} />,
    "One line": <Skeleton lines={1} />,
    Block: <Skeleton blockSize="5.5rem" />,
    "Narrow block": <Skeleton blockSize="1.4rem" inlineSize="50%" />,
    Round: <Skeleton blockSize={36} inlineSize={36} round />,
  },
};
