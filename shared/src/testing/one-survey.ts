const closesAt = "2099-05-04T10:00:00.000Z";
const results = { mode: "groups", group_size: 10 };
const counts = { responses_count: 1240, post_count: 1003, like_count: 2 };

/**
 * One survey as contained in each reply of the server: with numbers that
 * another rounding or digit grouping would format differently. The expected
 * texts are in `oneSurveyTexts`.
 */
export const oneSurvey = {
  item: {
    surveyId: "7",
    surveyUuid: "3f1c1c1e-0000-4000-8000-000000000007",
    title: "Should Elm Street be closed to cars?",
    instructions: "",
    surveyCreatedAt: "2026-03-01T10:00:00.000Z",
    expiresAt: closesAt,
    expired: false,
    ...counts,
  },
  questions: {
    items: [
      {
        id: "2",
        question_text: "When should it be closed?",
        question_type: "multiple_choice",
        options: ["Always", "Weekends", "Never"],
      },
    ],
    expiresAt: closesAt,
    expired: false,
    results,
  },
  analytics: {
    resp_count: counts.responses_count,
    released_count: 1230,
    results,
    next_release: "closing",
    mc_breakdown: { 2: { Always: 1226, Weekends: 4, Never: 0 } },
    question_totals: { 2: 1230 },
    questions_map: { 2: "When should it be closed?" },
  },
} as const;

export const oneSurveyTexts = {
  responses: "1,240",
  released: "1,230",
  posts: "1,003",
  closes: "May 4, 2099",
  shares: { Always: ">99%", Weekends: "<1%", Never: "0%" },
  counts: { Always: "1,226", Weekends: "4", Never: "0" },
  /** Number of answers from which results are shown, and the group size. */
  groups: ["20", "10"],
} as const;
