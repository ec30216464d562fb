import { type GallerySection, press, see } from "@nearsay/core/standalone";
import { draftOf, when, why } from "../drafts.ts";
import { editor } from "../editor.tsx";

const bridge = draftOf({
  title: "The old bridge without cars",
  questions: [why],
});

export const surveyEditor: GallerySection = {
  name: "SurveyEditor",
  about: "Everything about a survey that is written.",
  wide: true,
  states: {
    Blank: editor(draftOf()),
    "Read only": editor(draftOf({ questions: [when] }), { as: "reader" }),
    "From a file": editor(bridge, {
      leftOut: [
        "Question 2: questions of the kind “matrixdynamic” are not asked here.",
        "Question 3: visibleIf, showOtherItem.",
        "Expected answers of challenge questions. Write them anew.",
      ],
    }),
    Publishing: editor(bridge, {
      steps: [press("Publish"), see("Publishing…")],
    }),
  },
};
