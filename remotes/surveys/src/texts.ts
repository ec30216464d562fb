// All that this remote says, in a file for each part, so that a page brings the words of its own parts and no others.
export { answerSlow, answerTexts } from "./texts/answer.ts";
export { home } from "./texts/home.ts";
export { card } from "./texts/card.ts";
export { cardQuestions } from "./texts/card-questions.ts";
export { surveyMeta } from "./texts/survey-meta.ts";
export { surveyMap } from "./texts/survey-map.ts";
export { edits } from "./texts/edits.ts";
export { ending } from "./texts/ending.ts";
export { onward } from "./texts/onward.ts";
export { report } from "./texts/report.ts";
export { preview } from "./texts/preview.ts";
export { accessCode } from "./texts/access-code.ts";
export { codeRequired } from "./texts/code-required.ts";
export { hiddenSurvey } from "./texts/hidden-survey.ts";
export { surveyPage } from "./texts/survey-page.ts";
export { surveyFoot } from "./texts/survey-foot.ts";
export { ticket } from "./texts/ticket.ts";
export { feedback } from "./texts/feedback.ts";
