import { choose, type GallerySection } from "@nearsay/core/standalone";
import { ChoicesSection } from "../../src/choices/choices-section.tsx";
import { overData } from "../over-data.tsx";
import { Cut } from "../stage.tsx";

export const choicesGrid: GallerySection = {
  name: "Multiple choice as a grid",
  about:
    "One bar for each question, parted into its three most chosen options and all others: for seeing at a glance where people agree and where they are divided. Parts are of all choices made, so that they add up to a whole. A long first part is agreement; a long grey end says that the top three do not tell the story, and the detail does.",
  wide: true,
  states: overData(
    (figures) => (
      <Cut>
        <ChoicesSection analytics={figures} />
      </Cut>
    ),
    [choose("Grid")],
  ),
};
