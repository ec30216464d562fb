import type { GallerySection } from "@nearsay/core/standalone";
import { ChoicesSection } from "../../src/choices/choices-section.tsx";
import { overData } from "../over-data.tsx";
import { Cut } from "../stage.tsx";

export const choicesMatrix: GallerySection = {
  name: "Multiple choice as a matrix",
  about:
    "A card for each question, its options in the same columns: the view to begin with, and the one for comparing questions that offer the same answers. The fuller a cell, the more people chose it. A question of many options shows the most chosen ones and gathers the rest by their tone; select it to read what was gathered.",
  wide: true,
  states: overData((figures) => (
    <Cut>
      <ChoicesSection analytics={figures} />
    </Cut>
  )),
};
