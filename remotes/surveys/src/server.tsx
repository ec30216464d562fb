import {
  embedVisitPath,
  readEmbedVisit,
  type RenderModule,
} from "@nearsay/core/contract";
import { renderPart } from "@nearsay/core/server-rendering";
import { createEmbedApi } from "./embed/embed-api.ts";
import { EmbeddedSurvey } from "./embed/embedded-survey.tsx";
import { InlineSurvey } from "./embed/inline-survey.tsx";
import type { Surroundings } from "./embed/surroundings.ts";
import { SurveyPage } from "./survey-page/survey-page.tsx";

/** What the server may draw ahead: a survey is most often reached by a link, on a phone, or stands in another page. */
export const renderModule: RenderModule = ({ module, props, url, boot }) => {
  const reply = boot.replies[embedVisitPath];
  if (module === "EmbeddedSurvey") {
    const visit = readEmbedVisit(reply);
    const embedded = <EmbeddedSurvey visit={visit} around={nowhere} />;
    return renderPart(embedded, url, boot);
  }
  if (module === "InlineSurvey") {
    const visit = readEmbedVisit(reply);
    const survey = visit.survey.id;
    const load = () => Promise.resolve(visit);
    const inline = (
      <InlineSurvey
        survey={survey}
        visit={visit}
        load={load}
        around={nowhere}
      />
    );
    return renderPart(inline, url, boot);
  }
  if (module !== "SurveyPage" || !props.surveyKey) return null;
  return renderPart(<SurveyPage surveyKey={props.surveyKey} />, url, boot);
};

/** Drawing asks and tells nothing. */
const nowhere: Surroundings = {
  site: "",
  api: createEmbedApi({ site: "", survey: "" }),
  tell: () => undefined,
  keep: () => false,
  kept: () => Promise.resolve([]),
};
