import { choose, type GallerySection } from "@nearsay/core/standalone";
import { ChoicesSection } from "../../src/choices/choices-section.tsx";
import { overData } from "../over-data.tsx";
import { Cut } from "../stage.tsx";

export const choicesDetail: GallerySection = {
  name: "Multiple choice in detail",
  about:
    "Every option of every question as a bar, in the order it was written: for reading one question closely. Percentages are of the people who answered, so they add up to more than a hundred where several options may be chosen; counts take the longest bar as their measure. Look for the gap between the first and the second.",
  wide: true,
  states: overData(
    (figures) => (
      <Cut>
        <ChoicesSection analytics={figures} />
      </Cut>
    ),
    [choose("Detail")],
  ),
};
