import "@nearsay/core/ui/base.css";
import "@nearsay/core/ui/tokens.css";
import "./look.css";
import type {
  DrawnSurvey,
  EmbedVisit,
  InlineOptions,
} from "@nearsay/core/contract";
import { direction, language } from "@nearsay/core/domain";
import { replaceServerMarkup } from "@nearsay/core/server-markup";
import { isFormed } from "@nearsay/surveys";
import { createRoot } from "react-dom/client";
import { createPlace } from "../element/stage.ts";
import { createEmbedApi, type EmbedApi } from "./embed-api.ts";
import { InlineSurvey } from "./inline-survey.tsx";
import { keepVisitor, keptVisitor } from "./kept-visitor.ts";
import { shadowStylesName } from "./shadow-styles-name.ts";
import { copyOf, type Surroundings } from "./surroundings.ts";

/**
 * Shows a survey in the shadow root of `<nearsay-survey>`, replacing what the
 * server rendered there.
 * @returns A function that removes it.
 */
export function mount(root: ShadowRoot, options: InlineOptions): () => void {
  const { site, survey } = options;
  const { place, sheet, styles } = options.drawn ?? prepare(root);
  let styled = styles === shadowStylesName ? null : loadStyles(sheet);
  const known = keptVisitor(survey);
  const unkept = known === null && !keepVisitor(survey, null);
  const plainApi = createEmbedApi({ site, survey, unkept }, known ?? "");
  const api = withStyles(plainApi, () => (styled ??= loadStyles(sheet)));
  const keep = (visitor: string | null) => keepVisitor(survey, visitor);
  const kept = () => Promise.resolve([keptVisitor(survey)]);
  const tell: Surroundings["tell"] = (news) => options.tell(news);
  const visiting = api.visit(options.visit);
  let asked: Promise<EmbedVisit> | null = visiting;
  const load = () => {
    const once = asked ?? api.visit();
    asked = null;
    return once;
  };
  const near = root.host.getAttribute("near");
  const view = { here: true, unmount: () => {} };
  const show = (visit?: EmbedVisit) => {
    if (!view.here) return;
    const returning = unkept && visit ? api.visit() : undefined;
    const drawnIn = copyOf(place);
    const around = {
      site,
      api,
      tell,
      keep,
      kept,
      unkept,
      returning,
      drawnIn,
      near,
    };
    const render = () => {
      const drawing = createRoot(place);
      view.unmount = () => drawing.unmount();
      drawing.render(
        <InlineSurvey
          survey={survey}
          around={around}
          load={load}
          visit={visit}
        />,
      );
    };
    if (place.dataset.drawn === undefined) render();
    else replaceServerMarkup(place, render);
  };
  // Until then the element's own skeleton is visible, or what the server
  // rendered.
  void Promise.all([visiting.catch(() => undefined), styled]).then(
    ([visit]) => {
      // What the server rendered has no styles of these fields.
      if (near || isFormed(visit?.questionSet.questions ?? []))
        styled ??= loadStyles(sheet);
      show(visit);
    },
  );

  return () => {
    view.here = false;
    view.unmount();
    place.remove();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter(
      (one) => one !== sheet,
    );
  };
}

/** If the server rendered nothing. */
function prepare(root: ShadowRoot): DrawnSurvey {
  const place = createPlace({ lang: language(), dir: direction() });
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  root.append(place);
  return { place, sheet, styles: "" };
}

/** What the server rendered has no styles of results, so they load while the response is sent. */
function withStyles(api: EmbedApi, style: () => Promise<void>): EmbedApi {
  return {
    ...api,
    respond(given, kept) {
      void style();
      return api.respond(given, kept);
    },
    async read(path) {
      const [reply] = await Promise.all([api.read(path), style()]);
      return reply;
    },
  };
}

/** Loads all rules. Without them the survey can still be read and answered. */
async function loadStyles(sheet: CSSStyleSheet): Promise<void> {
  try {
    const { shadowStyles } = await import("./shadow-styles.ts");
    sheet.replaceSync(shadowStyles);
  } catch {
    // See the comment above the function.
  }
}
