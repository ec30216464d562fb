import type { GallerySection } from "@nearsay/core/standalone";
import { KeywordsSection } from "../../src/keywords/keywords-section.tsx";
import { overData } from "../over-data.tsx";

export const keywordsBars: GallerySection = {
  name: "Keywords as bars",
  about:
    "The words people used most in their own answers, each counted once per person: the view to begin with, for lengths are what the eye compares best. The badge tells how much of all mentions the words shown make up; a small share says that people write about many things.",
  wide: true,
  states: overData(({ topKeywords }) => (
    <KeywordsSection keywords={topKeywords} />
  )),
};
