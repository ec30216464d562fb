import { drawnPart } from "@nearsay/core/ui/drawn-part";
// What is drawn before its code is here has its looks.
import "../card/card-actions.module.css";
import "../card/survey-panels.module.css";
import * as texts from "../texts.ts";

/** Everybody may answer before the code for anything else is here. */
export const LateSurveyFoot = drawnPart(
  "survey-foot",
  async () => {
    const { SurveyFoot, replaceServerMarkup } =
      await import("./survey-foot.tsx");
    return { Part: SurveyFoot, replace: replaceServerMarkup };
  },
  texts.surveyPage.footFailed,
);
