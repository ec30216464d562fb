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
        "“Office note”: left out. The file shows it to nobody.",
        "“Rate each bench”: not imported. This site has no questions of the type “matrixdynamic”.",
        "“Why?”: shown to more people. The file shows it only if “{name} notempty”.",
      ],
      looks: ["“Which shore?”: colCount.", "The survey: showProgressBar."],
    }),
    Publishing: editor(bridge, {
      steps: [press("Publish"), see("Publishing…")],
    }),
  },
};
