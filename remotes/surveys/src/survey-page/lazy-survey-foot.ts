import { drawnPart } from "@nearsay/core/ui/drawn-part";
// Styles of what is rendered before its code has loaded.
import "../card/card-actions.module.css";
import "../card/survey-panels.module.css";
import * as texts from "#messages";

/** Visitors may answer before other code has loaded. */
export const LazySurveyFoot = drawnPart(
  "survey-foot",
  async () => {
    const { SurveyFoot, replaceServerMarkup } =
      await import("./survey-foot.tsx");
    return { Part: SurveyFoot, replace: replaceServerMarkup };
  },
  texts.surveyPage.footFailed,
);
