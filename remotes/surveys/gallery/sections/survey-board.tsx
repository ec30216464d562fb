import { type GallerySection, see, Stage } from "@nearsay/core/standalone";
import { SurveyBoard } from "../../src/home/home-page.tsx";
import { keyOf, type Search } from "../../src/home/search.ts";

export const surveyBoard: GallerySection = {
  name: "SurveyBoard",
  about: "What a search found, while it is on its way, and when it is nothing.",
  wide: true,
  states: {
    Found: found({ kind: "text", q: "trees" }, "2 surveys found"),
    Loading: found({ kind: "text", q: "slow" }, "Searching"),
    "Nothing for a text": found(
      { kind: "text", q: "penguins" },
      'No public surveys found for "penguins"',
    ),
    "Nothing for a code": found(
      { kind: "code", code: "sesame" },
      "No surveys found.",
    ),
    "Nothing at all": found(
      { kind: "top", metric: "likes" },
      "No surveys found.",
    ),
    Failed: found(
      { kind: "text", q: "broken" },
      "The surveys could not be loaded.",
    ),
  },
};

/** Waits for the text to appear. */
function found(search: Search, text: string) {
  return (
    <Stage steps={[see(text)]}>
      <SurveyBoard
        current={{ search, searchKey: keyOf(search), find: () => undefined }}
      />
    </Stage>
  );
}
