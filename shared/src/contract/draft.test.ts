import {
  readCreatedSurveyId,
  readFailedDraft,
  readGeneratedSurvey,
} from "./draft.ts";

describe("readGeneratedSurvey", () => {
  it("reads a draft with any spelling of its field names", () => {
    const { draft, notice, embeddedToken } = readGeneratedSurvey({
      title: "Bikes",
      questions: [
        {
          question_text: "How?",
          question_type: "multiple_choice",
          options: '["A","B"]',
          allow_multiple: true,
        },
        { text: "Why?", options: ["ignored"] },
      ],
      challengeQuestions: [
        { question_text: "Street?", challenge_expected_response: "elm" },
      ],
      visibility: { mode: "code", code: "1234" },
      export_html_code: "5678",
      expiresAt: "2026-01-01T00:00:00Z",
      notice: "Check it",
      embeddedToken: "tok",
    });
    expect(draft).toEqual({
      title: "Bikes",
      instructions: "",
      questions: [
        {
          text: "How?",
          type: "multiple_choice",
          options: ["A", "B"],
          allowMultiple: true,
        },
        { text: "Why?", type: "free_text", options: [], allowMultiple: false },
      ],
      challengeQuestions: [{ text: "Street?", expectedAnswer: "elm" }],
      visibility: { mode: "code", code: "1234" },
      exportHtmlCode: "5678",
      expiresAt: "2026-01-01T00:00:00Z",
    });
    expect([notice, embeddedToken]).toEqual(["Check it", "tok"]);
  });

  it("reads an empty draft from an empty object", () => {
    expect(readGeneratedSurvey({}).draft.questions).toEqual([]);
  });

  it.each(["oops", "<html>", null])(
    "rejects a reply that is not a draft: %s",
    (answer) => {
      expect(() => readGeneratedSurvey(answer)).toThrow("holds no draft");
    },
  );
});

describe("readCreatedSurveyId", () => {
  it.each(["id", "surveyId"])("reads the id from %s", (name) => {
    expect(readCreatedSurveyId({ [name]: 9 })).toBe("9");
  });

  it("rejects a reply without an id", () => {
    expect(() => readCreatedSurveyId({})).toThrow("missing survey id");
  });
});

describe("readFailedDraft", () => {
  it("reads the reason and the partial draft", () => {
    const failed = readFailedDraft({
      reason: "cut",
      draft: { title: "Bikes", questions: [{ text: "Why?" }] },
    });
    expect(failed.reason).toBe("cut");
    expect(failed.draft?.questions).toMatchObject([{ text: "Why?" }]);
  });

  it.each([undefined, {}, { reason: "of another time", draft: 7 }])(
    "reads only the fact that it failed from %j",
    (data) => {
      expect(readFailedDraft(data)).toEqual({ reason: "broken", draft: null });
    },
  );
});
