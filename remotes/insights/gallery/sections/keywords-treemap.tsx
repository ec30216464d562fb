import { choose, type GallerySection, write } from "@nearsay/core/standalone";
import { KeywordsSection } from "../../src/keywords/keywords-section.tsx";
import { overData } from "../over-data.tsx";

export const keywordsTreemap: GallerySection = {
  name: "Keywords as a treemap",
  about:
    "The same words as areas that share one field: for seeing what part of the whole a word has, and how uneven the parts are. Areas are hard to compare by eye; take the bars to tell two words apart. Words that find no room in their tile are in the table.",
  wide: true,
  states: overData(
    ({ topKeywords }) => <KeywordsSection keywords={topKeywords} />,
    [choose("Treemap"), write("Show", "50")],
    ["Empty"],
  ),
};
