import {
  embedVisitPath,
  readEmbedVisit,
  type RenderModule,
} from "@nearsay/core/contract";
import { renderPart } from "@nearsay/core/server-rendering";
import { createEmbedApi } from "./widget/embed-api.ts";
import { EmbeddedSurvey } from "./widget/embedded-survey.tsx";
import { InlineSurvey } from "./widget/inline-survey.tsx";
import type { Surroundings } from "./widget/surroundings.ts";

/** What the server can pre-render: a survey embedded in another page should show without delay. */
export const renderModule: RenderModule = ({ module, url, boot }) => {
  const reply = boot.replies[embedVisitPath];
  if (module === "EmbeddedSurvey") {
    const visit = readEmbedVisit(reply);
    const embedded = <EmbeddedSurvey visit={visit} around={nowhere} />;
    return renderPart(embedded, url, boot);
  }
  if (module !== "InlineSurvey") return null;
  const visit = readEmbedVisit(reply);
  const load = () => Promise.resolve(visit);
  const inline = (
    <InlineSurvey
      survey={visit.survey.id}
      visit={visit}
      load={load}
      around={nowhere}
    />
  );
  return renderPart(inline, url, boot);
};

/** Rendering sends no requests and no messages. */
const nowhere: Surroundings = {
  site: "",
  api: createEmbedApi({ site: "", survey: "" }),
  tell: () => undefined,
  keep: () => false,
  kept: () => Promise.resolve([]),
};
