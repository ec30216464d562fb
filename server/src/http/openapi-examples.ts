/** Example request bodies, by operationId. */
export const bodyExamples: Readonly<Record<string, object>> = {
  createSurvey: {
    survey: {
      embeddedToken: "7c1f…",
      title: "Night buses",
      type: "geo",
      instructions: "Two questions about buses at night.",
      visibility: { mode: "global", code: null },
      questions: [
        {
          text: "How often do you take one?",
          type: "multiple_choice",
          options: ["Every week", "Every month", "Never"],
          allowMultiple: false,
        },
        {
          text: "What would make it better?",
          type: "free_text",
          options: [],
          allowMultiple: false,
        },
      ],
    },
  },
  draftTranslation: { from: "en", to: "de", texts: ["How often?"] },
  generateSurvey: { content: "A survey about buses at night" },
  submitResponse: {
    answers: { "41": "Every week", "42": "Later buses on Sundays" },
  },
  redeemTicket: { code: "7KQ2-M0XR-94TB-WZ1F" },
  createTicketBatch: { count: 200, label: "North of the railway" },
  createKioskGrant: { label: "Library, ground floor" },
  submitKioskResponse: {
    answers: { "41": "Every week", "42": "Later buses on Sundays" },
  },
  createPost: { survey_id: 7, content: "The last one is always full." },
  createReply: { postId: 19, content: "On Fridays there are two." },
  reportSurvey: { reason: "It asks for names of people." },
};
