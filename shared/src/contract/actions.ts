/** What a bot-check token is made for; it is good for no other action. */
export const actions = [
  "post_create",
  "reply_create",
  "reply_update",
  "post_like",
  "survey_response",
  "survey_like",
  "survey_share_link",
  "survey_report",
  "analytics_export",
  "survey_generate",
  "survey_create",
  "privacy_consent",
  "access_code",
  "activation",
  "waitlist",
] as const;

export type Action = (typeof actions)[number];
