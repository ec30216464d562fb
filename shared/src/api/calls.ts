export { getAnalytics, getAnswerMap, getIntegrity } from "./analytics.ts";
export {
  createSurvey,
  draftTranslation,
  generateSurvey,
  reserveSurveyToken,
} from "./creation.ts";
export {
  createPost,
  createReply,
  listPosts,
  listReplies,
  updateReply,
} from "./discussion.ts";
export { exportInsights } from "./export-insights.ts";
export { followSurvey } from "./live.ts";
export {
  appealSurvey,
  createShareLink,
  getHomepageLink,
  listHiddenSurveys,
  redeemTicket,
  reportMessage,
  reportSurvey,
} from "./survey-actions.ts";
