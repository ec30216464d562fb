import type { ExposedModule, RemoteReason } from "../contract/index.ts";

const parts: Record<ExposedModule, string> = {
  "surveys/HomePage": "The survey list",
  "surveys/SurveyPage": "The survey",
  "surveys/FeedbackPage": "The feedback page",
  "surveys/SurveyPreview": "The preview",
  "insights/InsightsPanel": "Insights",
  "discussion/Discussion": "The discussion",
  "creator/CreatePage": "The survey editor",
};

const reasons: Record<RemoteReason, string> = {
  missing: "It is not available at the moment.",
  disabled: "It is switched off at the moment.",
  contract: "It does not fit this version of the site. Reloading may help.",
  timeout: "It took too long to answer.",
  damaged: "What arrived was damaged, so it was not used.",
  failed: "Check your connection and try again.",
};

export const remoteTexts = {
  title: (module: ExposedModule) => `${parts[module]} could not be loaded.`,
  crashed: (module: ExposedModule) => `${parts[module]} stopped working.`,
  reason: (reason: RemoteReason) => reasons[reason],
  arrived: (module: ExposedModule) => `${parts[module]} arrived.`,
  crashReason: "The rest of the page is not affected.",
  retry: "Retry",
};
