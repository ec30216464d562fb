import type { GallerySection } from "@nearsay/core/standalone";
import { buttonClass, EmptyState } from "@nearsay/core/ui";
import LockKeyhole from "lucide/dist/esm/icons/lock-keyhole.mjs";
import { longWord } from "../words.ts";

export const emptyState: GallerySection = {
  name: "EmptyState",
  about: "Nothing is here, and what to do about it.",
  states: {
    "Title alone": <EmptyState title="No posts yet" />,
    "With icon, text and action": (
      <EmptyState
        icon={LockKeyhole}
        title="This survey is locked"
        action={
          <a href="?section=empty-state" className={buttonClass()}>
            All surveys
          </a>
        }
      >
        Its creator gave a code to the people it is meant for.
      </EmptyState>
    ),
    "Long word": <EmptyState title={longWord}>{longWord}</EmptyState>,
  },
};
