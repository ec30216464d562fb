import type { RemoteComponents } from "@nearsay/core/ui";

export { HomePage } from "./home/home-page.tsx";
export { SurveyPage } from "./survey-page/survey-page.tsx";
export { FeedbackPage } from "./feedback/feedback-page.tsx";

type Agreed<Exports extends RemoteComponents<"surveys">> = Exports;

/** Holds the exports of this file to the contract with the host. */
export type Exposed = Agreed<typeof import("./expose.ts")>;
