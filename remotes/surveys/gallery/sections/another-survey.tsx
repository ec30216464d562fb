import { type GallerySection, see, Stage } from "@nearsay/core/standalone";
import { AnotherSurvey } from "../../src/another/another-survey.tsx";
import { OtherSurveys } from "../../src/another/other-surveys.tsx";

const steps = [see("A tree outside your door?")];

export const anotherSurvey: GallerySection = {
  name: "AnotherSurvey",
  about: "Where a visitor can go on, after a response or before a lock ends.",
  states: {
    "After a response": (
      <Stage steps={steps}>
        <AnotherSurvey after="7" />
      </Stage>
    ),
    "In place of a locked survey": (
      <Stage steps={steps}>
        <OtherSurveys besides="7" />
      </Stage>
    ),
  },
};
