export const uuid = "0b0d5b61-6f5f-4a0e-8f6e-2d5f4a3f9a01";
export const otherUuid = "1c1d5b61-6f5f-4a0e-8f6e-2d5f4a3f9a02";
export const manageRoute = `/api/manage/${uuid}`;

/** The server's reply about a survey to the holder of one of its keys. */
export function managedReply(changes: object = {}, survey: object = {}) {
  return {
    survey: {
      surveyId: 7,
      surveyUuid: uuid,
      title: "Parks",
      instructions: "Be kind",
      surveyCreatedAt: "2026-03-01T10:00:00.000Z",
      expiresAt: "2099-05-04T10:00:00.000Z",
      expired: false,
      responses_count: 0,
      post_count: 2,
      like_count: 1,
      requires_code: false,
      exportHtmlRestricted: false,
      demo: false,
      ...survey,
    },
    role: "own",
    state: "open",
    deletesAt: null,
    appealedAt: null,
    version: 3,
    feedback: false,
    embedOrigins: null,
    results: { mode: "groups", group_size: 10 },
    reads: "texts",
    answer_places: "none",
    released_count: 0,
    questions: [
      {
        id: 1,
        question_text: "Why?",
        question_type: "free_text",
        options: [],
        allow_multiple: false,
        is_challenge: false,
      },
      {
        id: 2,
        question_text: "Which?",
        question_type: "multiple_choice",
        options: ["North", "South"],
        allow_multiple: false,
        is_challenge: false,
      },
    ],
    edits: [],
    days: [],
    keys: [
      surveyKey({ keyId: keyIds.first, current: true }),
      surveyKey({ keyId: keyIds.helper, role: "read", label: "Ada" }),
    ],
    ...changes,
  };
}

export const keyIds = {
  first: "2a2d5b61-6f5f-4a0e-8f6e-2d5f4a3f9a11",
  helper: "2a2d5b61-6f5f-4a0e-8f6e-2d5f4a3f9a12",
};

function surveyKey(changes: object): object {
  return {
    role: "own",
    label: "",
    madeOn: "2026-03-01",
    usedOn: null,
    current: false,
    ...changes,
  };
}
