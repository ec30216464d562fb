import { type GallerySection, Stage } from "@nearsay/core/standalone";
import { type EditorPlace, noPlace } from "../../src/draft/editor-place.ts";
import { PlaceSetting } from "../../src/place/place-setting.tsx";
import { draftOf, when, why } from "../drafts.ts";
import { editor } from "../editor.tsx";

const bridge = draftOf({
  title: "The old bridge without cars",
  questions: [when, why, { ...when, text: "" }, why],
  challengeQuestions: [{ text: "Who built it?", expectedAnswer: "masons" }],
});

export const editorSteps: GallerySection = {
  name: "Steps of the editor",
  about: "What is folded into sentences, when it is opened.",
  wide: true,
  states: {
    "All folded": editor(bridge),
    "Who and when": editor(bridge, { path: "/?step=who" }),
    Results: editor(bridge, { path: "/?step=results" }),
    "A place by name": placed({
      ...noPlace,
      kind: "named",
      named: { id: 2267057, label: "Lisbon, Portugal" },
    }),
    "A place that is missing": placed({ ...noPlace, kind: "named" }, "Choose."),
  },
};

function placed(place: EditorPlace, error?: string) {
  return (
    <Stage>
      <PlaceSetting place={place} error={error} onChange={() => undefined} />
    </Stage>
  );
}
