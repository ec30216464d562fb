import type { RenderModule } from "@nearsay/core/contract";
import { renderPart } from "@nearsay/core/server-rendering";
import { FormedForm, replaceForm } from "./answer/formed/formed.ts";
import { LazyForm } from "./answer/lazy-form.tsx";
import { LazySurveyFoot } from "./survey-page/lazy-survey-foot.ts";
import { SurveyFoot, replaceServerMarkup } from "./survey-page/survey-foot.tsx";
import { SurveyPage } from "./survey-page/survey-page.tsx";

// The server renders complete pages from the first one on, so it needs these
// modules at once.
LazySurveyFoot.give({ Part: SurveyFoot, replace: replaceServerMarkup });
LazyForm.give({ Part: FormedForm, replace: replaceForm });

/** What the server can pre-render: most visitors reach a survey by a link, on a phone. */
export const renderModule: RenderModule = ({ module, props, url, boot }) =>
  module === "SurveyPage" && props.surveyKey
    ? renderPart(<SurveyPage surveyKey={props.surveyKey} />, url, boot)
    : null;
