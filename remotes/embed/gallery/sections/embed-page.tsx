import { type GallerySection, see, Stage } from "@nearsay/core/standalone";
import { readSurvey } from "@nearsay/core/contract";
import type { Choice } from "../../src/page/choice.ts";
import { EmbedPage } from "../../src/page/embed-page.tsx";
import { Lines } from "../../src/page/lines.tsx";
import { LookFields } from "../../src/page/look-fields.tsx";
import { surveyItem } from "@nearsay/surveys/testing/builders";
import { refuseEmbedded } from "../server.ts";

const survey = readSurvey(surveyItem());

const inline: Choice = {
  survey: survey.id,
  mode: "inline",
  theme: "dark",
  accent: "#b3261e",
};

/** Without the preview, whose script only a server has. */
export const embedPage: GallerySection = {
  name: "EmbedPage",
  about: "The line by which other sites show a survey, and what it can do.",
  states: {
    Choosing: (
      <Stage path="/embed?q=trees" steps={[see("Surveys found for “trees”")]}>
        <EmbedPage />
      </Stage>
    ),
    "Never embedded": (
      <Stage
        path={`/embed?survey=${refuseEmbedded("CODE_REQUIRED")}`}
        steps={[see("This survey requires an access code.")]}
      >
        <EmbedPage />
      </Stage>
    ),
    Look: <LookFields choice={inline} onChange={() => undefined} />,
    Lines: <Lines survey={survey} options={3} choice={inline} />,
  },
};
