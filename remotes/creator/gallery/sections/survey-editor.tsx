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
        "“Office note”: left out. The file asks it of nobody.",
        "“Rate each bench”: questions of the kind “matrixdynamic” are not asked here.",
        "“Why?”: asked of more people. The file asks it only if “{name} notempty”.",
      ],
      looks: ["“Which shore?”: colCount.", "The survey: showProgressBar."],
    }),
    Publishing: editor(bridge, {
      steps: [press("Publish"), see("Publishing…")],
    }),
  },
};
