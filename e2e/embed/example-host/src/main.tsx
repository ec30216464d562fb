import { lazy, StrictMode, Suspense, useState } from "react";
import { createRoot } from "react-dom/client";
import { loadSurveyWidget } from "./load-survey-widget.ts";
import type { AnsweredDetail, SurveyWidgetProps } from "./nearsay-embed.d.ts";

const root = document.getElementById("root");
const { site = "", survey = "" } = root?.dataset ?? {};

const SurveyWidget = lazy(async () => ({
  // Errors elsewhere must not break this page.
  default: await loadSurveyWidget(site).catch(() => SurveyLink),
}));

function SurveyLink({ survey }: SurveyWidgetProps) {
  return <a href={`${site}/surveys/${survey}`}>Answer our survey</a>;
}

function App() {
  const [answered, setAnswered] = useState<AnsweredDetail | null>(null);
  return (
    <main>
      <h1>Our town's paper</h1>
      <Suspense fallback={<p>The survey is on its way.</p>}>
        <SurveyWidget
          survey={survey}
          mode="inline"
          accent="#7a1f5c"
          onAnswered={setAnswered}
        />
      </Suspense>
      <p role="status">{answered && noticeFor(answered)}</p>
    </main>
  );
}

function noticeFor({ survey, duplicate }: AnsweredDetail): string {
  return duplicate
    ? `You had answered survey ${survey} before.`
    : `You answered survey ${survey}.`;
}

if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
