import type { GallerySection } from "@nearsay/core/standalone";
import { Card } from "@nearsay/core/ui";
import { longWord } from "../words.ts";

export const card: GallerySection = {
  name: "Card",
  about: "A sheet of paper on the board: one survey, one part of a form.",
  states: {
    Plain: (
      <Card>
        <h4>A tree outside your door?</h4>
        <p>The city plants two hundred this spring.</p>
      </Card>
    ),
    "Long word": <Card>{longWord}</Card>,
  },
};
