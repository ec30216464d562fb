// What the host may load. Kept thin, so that hot reload and the chunks follow
// the files behind it.
export { HomePage } from "./home/home-page.tsx";
export { SurveyPage } from "./survey-page/survey-page.tsx";
export { FeedbackPage } from "./feedback/feedback-page.tsx";
export { TicketPage } from "./ticket/ticket-page.tsx";
export { SurveyPreview } from "./preview/survey-preview.tsx";
