/** Replies in the server's format. */
export function surveyItem(changes: object = {}): object {
  return {
    surveyId: "7",
    surveyUuid: "3f1c1c1e-0000-4000-8000-000000000007",
    title: "Should Elm Street be closed to cars?",
    instructions: "Think of an ordinary weekday.",
    surveyCreatedAt: new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString(),
    expiresAt: "2099-05-04T10:00:00.000Z",
    expired: false,
    responses_count: 12,
    post_count: 4,
    like_count: 0,
    latitude: null,
    longitude: null,
    distanceMeters: null,
    requires_code: false,
    exportHtmlRestricted: false,
    demo: false,
    ...changes,
  };
}

export function surveyList(...items: object[]): object {
  return { items, counts: { surveys: items.length } };
}

export const freeText = {
  id: "1",
  question_text: "What would change for you?",
  question_type: "free_text",
};

export const oneOf = {
  id: "2",
  question_text: "When should it be closed?",
  question_type: "multiple_choice",
  options: ["Always", "Weekends", "Never"],
};

/** A choice of this number of options, in the server's format. */
export function oneOfMany(count: number) {
  const options = Array.from({ length: count }, (_, n) => `Option ${n + 1}`);
  return { ...oneOf, options };
}

export const anyOf = {
  id: "3",
  question_text: "How do you get around?",
  question_type: "multiple_choice",
  options: ["Walking", "Bike", "Car"],
  allow_multiple: true,
};

export const challenge = {
  id: "4",
  question_text: "What colour is the bench?",
  question_type: "free_text",
  is_challenge: true,
};

export function questionsReply(items: object[], more: object = {}): object {
  return {
    items,
    expired: false,
    expiresAt: null,
    challengeMessage: null,
    challengeBlocked: false,
    ...more,
  };
}

/** The results rule of a survey whose results show in groups of ten, in the server's format. */
export const inGroups = { mode: "groups", group_size: 10 };
