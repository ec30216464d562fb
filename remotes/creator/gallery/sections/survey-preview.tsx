import { type GallerySection, silence, Stage } from "@nearsay/core/standalone";
import { noRemotes, type RemoteLoader } from "@nearsay/core/ui";
import { openDraft } from "../../src/draft/draft.ts";
import { SurveyPreview } from "../../src/preview/survey-preview.tsx";
import { draftOf, when, why } from "../drafts.ts";
import { standIn } from "../stand-in.tsx";

const draft = openDraft(
  draftOf({
    title: "The old bridge without cars",
    questions: [when, why],
    challengeQuestions: [
      { text: "What is the bridge made of?", expectedAnswer: "stone" },
      { text: "", expectedAnswer: "masons" },
    ],
  }),
  Date.now(),
);

export const surveyPreview: GallerySection = {
  name: "SurveyPreview",
  about:
    "The form that visitors will see, from another remote, and what its author alone knows.",
  states: {
    Shown: previewed(standIn),
    "On its way": previewed({ ...noRemotes, load: silence }),
    Failed: previewed(noRemotes),
  },
};

function previewed(loader: RemoteLoader) {
  return (
    <Stage loader={loader}>
      <SurveyPreview draft={draft} />
    </Stage>
  );
}
