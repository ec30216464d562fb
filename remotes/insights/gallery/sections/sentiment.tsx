import { readAnalytics } from "@nearsay/core/contract";
import { type GallerySection, press } from "@nearsay/core/standalone";
import { SentimentSection } from "../../src/sentiment/sentiment-section.tsx";
import { replies } from "../data-sets.ts";
import { overData } from "../over-data.tsx";
import { Stage } from "../stage.tsx";

export const sentiment: GallerySection = {
  name: "Sentiment",
  about:
    "How people's own answers sound, from very negative on the one side to very positive on the other, with the average over them. Look at the shape before the average: a middle value may come from a crowd in the middle or from two camps that do not meet.",
  wide: true,
  states: {
    // First, because the menu opens where it fits into the window.
    "Download open": (
      <Stage steps={[press("Download Sentiment")]}>
        <SentimentSection analytics={readAnalytics(replies.Plain)} />
      </Stage>
    ),
    ...overData((figures) => <SentimentSection analytics={figures} />),
    "An average alone": (
      <Stage>
        <SentimentSection
          analytics={{
            sentimentAverage: 0.3,
            sentimentHistogram: [],
            withheldUntil: null,
          }}
        />
      </Stage>
    ),
  },
};
