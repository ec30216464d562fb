import type { GallerySection } from "@nearsay/core/standalone";
import { ErrorState } from "@nearsay/core/ui";
import { ignore, longWord } from "../words.ts";

const message = "The server is late.";

export const errorState: GallerySection = {
  name: "ErrorState",
  about:
    "What should be here could not be had, and the way to try again. What failed beside other things is a Notice.",
  states: {
    "Nothing to try": <ErrorState message={message} />,
    "To be tried again": <ErrorState message={message} onRetry={ignore} />,
    "Own words": (
      <ErrorState
        title="Surveys could not be loaded"
        message={message}
        retryText="Reload"
        onRetry={ignore}
      />
    ),
    "Trying again": <ErrorState message={message} busy onRetry={ignore} />,
    "Long word": <ErrorState title={longWord} message={longWord} />,
  },
};
