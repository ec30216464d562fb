import { choose, type GallerySection, write } from "@nearsay/core/standalone";
import { KeywordsSection } from "../../src/keywords/keywords-section.tsx";
import { overData } from "../over-data.tsx";

export const keywordsChips: GallerySection = {
  name: "Keywords as chips",
  about:
    "The same words to take away: a click copies one, to search the answers or the web for it. They stand in the order of the bars, in the least room; read the number, not the length of the word.",
  wide: true,
  states: overData(
    ({ topKeywords }) => <KeywordsSection keywords={topKeywords} />,
    [choose("Chips"), write("Show", "50")],
    ["Empty"],
  ),
};
