import "@nearsay/core/ui/tokens.css";
import "@nearsay/core/ui/base.css";
import "./look.css";
import type { EmbedVisit, InlineOptions } from "@nearsay/core/contract";
import { direction, language } from "@nearsay/core/domain";
import { createRoot } from "react-dom/client";
import { createEmbedApi } from "./embed-api.ts";
import { InlineSurvey } from "./inline-survey.tsx";
import { keepVisitor, keptVisitor } from "./kept-visitor.ts";
import { shadowStyles } from "./shadow-styles.ts";
import type { Surroundings } from "./surroundings.ts";

/**
 * Shows a survey in the shadow root of `<nearsay-survey>`.
 * @returns What takes it away again.
 */
export function mount(root: ShadowRoot, options: InlineOptions): () => void {
  const { site, survey } = options;
  const place = document.createElement("div");
  // The page around may be in another language.
  place.lang = language;
  place.dir = direction;
  const styles = new CSSStyleSheet();
  styles.replaceSync(shadowStyles);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, styles];
  root.append(place);

  const api = createEmbedApi({ site, survey }, keptVisitor(survey) ?? "");
  const keep = (visitor: string | null) => void keepVisitor(survey, visitor);
  const tell: Surroundings["tell"] = (news) => options.tell(news);
  const around: Surroundings = { site, api, tell, keep, drawnIn: root };
  const visiting = api.visit(options.visit);
  let asked: Promise<EmbedVisit> | null = visiting;
  const load = () => {
    const once = asked ?? api.visit();
    asked = null;
    return once;
  };
  const view = createRoot(place);
  let here = true;
  const show = (visit?: EmbedVisit) => {
    if (!here) return;
    view.render(<InlineSurvey {...{ survey, around, load, visit }} />);
  };
  // Until then the element's own skeleton is there: another would be drawn for nothing.
  visiting.then(show, () => show());

  return () => {
    here = false;
    view.unmount();
    place.remove();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter(
      (sheet) => sheet !== styles,
    );
  };
}
