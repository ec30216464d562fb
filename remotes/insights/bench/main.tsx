import { readAnalytics } from "@nearsay/core/contract";
import { choiceQuestions, rankKeywords } from "@nearsay/core/domain";
import "@nearsay/core/ui/styles.css";
import { createRoot } from "react-dom/client";
import { DetailView } from "../src/choices/detail-view.tsx";
import { ChartWidthContext, toDrawn } from "../src/figures/drawn-chart.tsx";
import { FigureSection } from "../src/figures/figure.tsx";
import { KeywordBars } from "../src/keywords/keyword-bars.tsx";
import { insights as texts } from "#messages";
import { TimeSeriesSection } from "../src/time-series/time-series-section.tsx";

declare global {
  interface Window {
    /** Renders the figures embedded in the page on its stage. */
    mount: () => void;
  }
}

/**
 * The panel's charts without the panel, which measures its width before they
 * load. For the benchmark against other chart pages.
 */
function Charts() {
  const keywords = rankKeywords(analytics.topKeywords);
  return (
    <>
      <TimeSeriesSection analytics={analytics} />
      <FigureSection title={texts.choices}>
        <DetailView questions={choiceQuestions(analytics)} counts={false} />
      </FigureSection>
      <FigureSection title={texts.keywords}>
        <KeywordBars figure={{ label: texts.keywords, keywords, leading: 0 }} />
      </FigureSection>
    </>
  );
}

const analytics = readAnalytics(
  JSON.parse(document.getElementById("data")?.textContent ?? "{}"),
);
const stage = document.getElementById("stage");
const width = toDrawn(stage?.clientWidth ?? 0);
window.mount = () => {
  if (stage)
    createRoot(stage).render(
      <ChartWidthContext value={width}>
        <Charts />
      </ChartWidthContext>,
    );
};
