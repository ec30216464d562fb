import type { RenderModule } from "@nearsay/core/contract";
import { renderPart } from "@nearsay/core/server-rendering";
import { LateForm } from "./answer/late-form.tsx";
import { LateSurveyFoot } from "./survey-page/late-survey-foot.ts";
import { SurveyPage } from "./survey-page/survey-page.tsx";

// Its code is in this file, and a server draws whole pages.
void LateSurveyFoot.bring();
void LateForm.bring();

/** What the server may draw ahead: a survey is most often reached by a link, on a phone. */
export const renderModule: RenderModule = ({ module, props, url, boot }) =>
  module === "SurveyPage" && props.surveyKey
    ? renderPart(<SurveyPage surveyKey={props.surveyKey} />, url, boot)
    : null;
