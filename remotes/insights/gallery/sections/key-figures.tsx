import type { GallerySection } from "@nearsay/core/standalone";
import { KeyFigures } from "../../src/panel/key-figures.tsx";
import { overData } from "../over-data.tsx";

export const keyFigures: GallerySection = {
  name: "Key figures",
  about:
    "How many people have answered, and when these figures were made. The small line shows the latest seven buckets of time without a scale: read its shape, and the chart over time for its numbers. The percentage compares those seven with the seven before them; it is left out while there are fewer than fourteen, where it would be an accident.",
  wide: true,
  states: overData((figures) => (
    <KeyFigures analytics={figures} closesAt={null} />
  )),
};
