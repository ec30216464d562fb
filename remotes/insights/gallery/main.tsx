import { mountGallery } from "@nearsay/core/standalone";
import { choicesDetail } from "./sections/choices-detail.tsx";
import { choicesGrid } from "./sections/choices-grid.tsx";
import { choicesMatrix } from "./sections/choices-matrix.tsx";
import { exportCodeDialog } from "./sections/export-code-dialog.tsx";
import { kinds } from "./sections/kinds.tsx";
import { keyFigures } from "./sections/key-figures.tsx";
import { keywordsBars } from "./sections/keywords-bars.tsx";
import { keywordsChips } from "./sections/keywords-chips.tsx";
import { keywordsTreemap } from "./sections/keywords-treemap.tsx";
import { panel } from "./sections/panel.tsx";
import { panelReleased } from "./sections/panel-released.tsx";
import { panelPlaces } from "./sections/panel-places.tsx";
import { panelSides } from "./sections/panel-sides.tsx";
import { scales } from "./sections/scales.tsx";
import { sentiment } from "./sections/sentiment.tsx";
import { statements } from "./sections/statements.tsx";
import { summaryAndAlerts } from "./sections/summary-and-alerts.tsx";
import { timeSeries } from "./sections/time-series.tsx";

/** Each key is the section's URL and its file name. */
mountGallery("Insights", {
  panel,
  "panel-released": panelReleased,
  "panel-places": panelPlaces,
  "panel-sides": panelSides,
  "key-figures": keyFigures,
  "summary-and-alerts": summaryAndAlerts,
  "time-series": timeSeries,
  sentiment,
  "choices-matrix": choicesMatrix,
  "choices-detail": choicesDetail,
  "choices-grid": choicesGrid,
  scales,
  statements,
  kinds,
  "keywords-bars": keywordsBars,
  "keywords-treemap": keywordsTreemap,
  "keywords-chips": keywordsChips,
  "export-code-dialog": exportCodeDialog,
});
