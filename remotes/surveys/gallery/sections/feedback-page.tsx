import { type GallerySection, Stage } from "@nearsay/core/standalone";
import { FeedbackPage } from "../../src/feedback/feedback-page.tsx";

export const feedbackPage: GallerySection = {
  name: "FeedbackPage",
  about: "Surveys about the product itself, and how to add one.",
  wide: true,
  states: {
    Plain: (
      <Stage>
        <FeedbackPage />
      </Stage>
    ),
  },
};
