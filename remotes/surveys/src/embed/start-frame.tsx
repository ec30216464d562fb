import { type EmbedVisit, readEmbedVisit } from "@nearsay/core/contract";
import { takeOver } from "@nearsay/core/take-over";
import { createRoot } from "react-dom/client";
import { applyLook } from "./apply-look.ts";
import { copyOf } from "./copy-of.ts";
import { createEmbedApi, type EmbedApi } from "./embed-api.ts";
import { EmbeddedSurvey } from "./embedded-survey.tsx";
import { keepVisitor, keptVisitor, nobody } from "./kept-visitor.ts";
import { createParentPage, type ParentPage, parentIn } from "./parent-page.ts";
import type { Surroundings } from "./surroundings.ts";

/**
 * Takes over the page that the server drew in a frame.
 * @param reply The visit, as it came with the page.
 * @throws ContractError when there is no survey in it.
 */
export function startFrame(root: HTMLElement, reply: unknown): void {
  const visit = readEmbedVisit(reply);
  const survey = visit.survey.id;
  const parent = parentIn(location.search);
  const page = createParentPage(parent);
  const api = createEmbedApi({ site: "", survey, parent }, visit.token);
  const around: Surroundings = {
    site: "",
    api,
    tell: page.say,
    keep(visitor) {
      if (!keepVisitor(survey, visitor))
        page.say({ type: "keep", visitor: visitor ?? nobody });
    },
    returning: meet(survey, page, api),
    drawnIn: copyOf(root),
  };
  page.say({ type: "hello" });
  const render = () =>
    createRoot(root).render(<EmbeddedSurvey visit={visit} around={around} />);
  if (root.dataset.drawn === undefined) render();
  else takeOver(root, render);
}

/** The visit of whoever was here before: the frame knows it, or the page around was given it to keep. */
function meet(
  survey: string,
  page: ParentPage,
  api: EmbedApi,
): Promise<EmbedVisit> {
  return new Promise((resolve, reject) => {
    const visitAs = (visitor: string) => {
      api.visitAs(visitor).then(resolve, reject);
    };
    const known = keptVisitor(survey);
    if (known !== null) visitAs(known);
    page.hear((message) => {
      applyLook(document.documentElement, message.look);
      if (message.type !== "hello" || known !== null) return;
      const { visitor } = message;
      if (visitor !== null && visitor !== nobody) visitAs(visitor);
    });
  });
}
