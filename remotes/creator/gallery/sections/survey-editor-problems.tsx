import { type GallerySection, press } from "@nearsay/core/standalone";
import { draftOf, when, why } from "../drafts.ts";
import { editor } from "../editor.tsx";

const faulty = draftOf({
  instructions: "Think of an ordinary weekday.",
  expiresAt: "2026-03-01T09:00:00Z",
  questions: [
    { ...why, text: "" },
    { ...when, options: ["Always", "Never", "Always"], allowMultiple: true },
    { ...when, text: "Who should decide?", options: ["The city", ""] },
  ],
  visibility: { mode: "code", code: "old bridge" },
  exportHtmlCode: "abc",
  challengeQuestions: [
    { text: "What is the bridge made of?", expectedAnswer: "" },
    { text: "Who built it?", expectedAnswer: "masons" },
  ],
});

export const surveyEditorProblems: GallerySection = {
  name: "SurveyEditor with problems",
  about: "Each problem where it can be mended, and all of them above Publish.",
  wide: true,
  states: {
    "Not published": editor(faulty, {
      notice: "Drafted by simple rules, without AI.",
      steps: [press("Publish")],
    }),
  },
};
