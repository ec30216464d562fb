import {
  type EmbedLook,
  embedProperties,
  type EmbedVisit,
  readEmbedVisit,
} from "@nearsay/core/contract";
import { replaceServerMarkup } from "@nearsay/core/server-markup";
import { createRoot } from "react-dom/client";
import { createEmbedApi, type EmbedApi } from "./embed-api.ts";
import { EmbeddedSurvey } from "./embedded-survey.tsx";
import { keepVisitor, keptVisitor, nobody } from "./kept-visitor.ts";
import { createParentPage, parentIn, type ParentPage } from "./parent-page.ts";
import { copyOf, type Surroundings } from "./surroundings.ts";

/**
 * Takes over the page that the server rendered in a frame.
 * @param reply The visit, as delivered with the page.
 * @throws ContractError if it contains no survey.
 */
export function startFrame(root: HTMLElement, reply: unknown): void {
  const visit = readEmbedVisit(reply);
  const survey = visit.survey.id;
  const parent = parentIn(location.search);
  const page = createParentPage(parent);
  const kept = keptVisitor(survey);
  const unkept = kept === null && parent === null && !keepVisitor(survey, null);
  const api = createEmbedApi({ site: "", survey, parent, unkept }, visit.token);
  const { around: asked, returning } = meet(kept, page, api);
  const around: Surroundings = {
    site: "",
    api,
    tell: page.say,
    keep(visitor, receipt) {
      const isKept = keepVisitor(survey, visitor);
      const visitorToKeep = isKept ? receipt : (visitor ?? nobody);
      if (visitorToKeep) page.say({ type: "keep", visitor: visitorToKeep });
      return isKept;
    },
    kept: async () => [keptVisitor(survey), await asked()],
    unkept,
    returning: unkept ? api.visit() : returning,
    near: new URLSearchParams(location.hash.slice(1)).get("near"),
    drawnIn: copyOf(root),
  };
  page.say({ type: "hello" });
  const render = () =>
    createRoot(root).render(<EmbeddedSurvey visit={visit} around={around} />);
  if (root.dataset.drawn === undefined) render();
  else replaceServerMarkup(root, render);
}

/** Timeout for the surrounding page's reply about the stored visitor, in milliseconds. */
const replyTimeout = 2000;

/** The visit of a returning visitor, known to the frame or stored by the surrounding page. */
function meet(known: string | null, page: ParentPage, api: EmbedApi) {
  let greeted = false;
  let hear: (visitor: string | null) => void = () => undefined;
  const returning = new Promise<EmbedVisit | null>((resolve, reject) => {
    const visitAs = (visitor: string | null) => {
      if (visitor !== null) api.visitAs(visitor).then(resolve, reject);
    };
    hear = known === null ? visitAs : hear;
    visitAs(known);
  });
  page.hear((message) => {
    applyLook(document.documentElement, message.look);
    if (message.type !== "hello") return;
    greeted = true;
    hear(message.visitor === nobody ? null : message.visitor);
  });
  /** The visitor stored by the surrounding page now; null if there is none that responds. */
  const around = () =>
    new Promise<string | null>((resolve) => {
      if (!greeted) {
        resolve(null);
        return;
      }
      hear = resolve;
      setTimeout(resolve, replyTimeout, null);
      page.say({ type: "hello" });
    });
  return { around, returning };
}

/** Applies the style that the surrounding page requests. */
function applyLook({ dataset, style }: HTMLElement, look: EmbedLook): void {
  const { theme, accent, radius, font } = look;
  if (theme === "auto") delete dataset.theme;
  else dataset.theme = theme;
  // An empty value removes the property.
  style.setProperty(embedProperties.accent, accent ?? "");
  style.setProperty(embedProperties.font, font ?? "");
  style.setProperty(
    embedProperties.radius,
    radius === null ? "" : `${radius}px`,
  );
}
