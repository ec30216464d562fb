import { createInstance } from "@module-federation/runtime";
import * as React from "react-18";
import { createRoot } from "react-dom-18/client";

const { site, element } = JSON.parse(
  document.getElementById("shown").textContent,
);

const federation = createInstance({
  name: "partner",
  remotes: [{ name: "nearsay_embed_v1", entry: `${site}/embed/v1/react.js` }],
  shared: {
    react: {
      version: React.version,
      lib: () => React,
      shareConfig: { singleton: true, requiredVersion: false },
    },
  },
});

const SurveyWidget = React.lazy(async () => {
  const module = await federation.loadRemote("nearsay_embed_v1/SurveyWidget");
  return { default: module.SurveyWidget };
});

/** The widget's events are state of the page around it. */
function App() {
  const [title, setTitle] = React.useState("");
  const [answers, setAnswers] = React.useState(0);
  return (
    <main>
      <h1>React {React.version}</h1>
      <React.Suspense fallback="Loading">
        <SurveyWidget
          {...element}
          onReady={(detail) => setTitle(detail.title)}
          onAnswered={() => setAnswers(answers + 1)}
        />
      </React.Suspense>
      <output>
        {title}: {answers}
      </output>
    </main>
  );
}

createRoot(document.getElementById("root")).render(
  <React.StrictMode>
    <App />
  </React.StrictMode>,
);
