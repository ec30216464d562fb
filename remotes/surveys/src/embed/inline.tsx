import "@nearsay/core/ui/tokens.css";
import "@nearsay/core/ui/base.css";
import "./look.css";
import type { InlineOptions } from "@nearsay/core/contract";
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
  let asked: Promise<Response> | undefined = options.visit;
  const load = () => {
    const visiting = api.visit(asked);
    asked = undefined;
    return visiting;
  };
  const view = createRoot(place);
  view.render(<InlineSurvey survey={survey} around={around} load={load} />);

  return () => {
    view.unmount();
    place.remove();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter(
      (sheet) => sheet !== styles,
    );
  };
}
