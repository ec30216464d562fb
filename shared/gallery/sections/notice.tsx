import type { GallerySection } from "@nearsay/core/standalone";
import { Button, Notice } from "@nearsay/core/ui";
import { longWord } from "../words.ts";

export const notice: GallerySection = {
  name: "Notice",
  about:
    "A message in the flow of the page. Information and success are read out in their turn, warning and danger at once.",
  states: {
    Info: <Notice>Your location is approximate.</Notice>,
    Success: <Notice tone="success">Thank you for your response.</Notice>,
    Warning: <Notice tone="warning">This survey closes today.</Notice>,
    Danger: <Notice tone="danger">Your response was not sent.</Notice>,
    "With title, link and action": (
      <Notice
        tone="danger"
        title="Your response was not sent"
        action={<Button>Try again</Button>}
      >
        The server took too long to answer.{" "}
        <a href="?section=notice">What is kept</a>
      </Notice>
    ),
    "Right to left": (
      <div dir="rtl">
        <Notice>Your location is approximate.</Notice>
      </div>
    ),
    "Long word": <Notice title={longWord}>{longWord}</Notice>,
  },
};
