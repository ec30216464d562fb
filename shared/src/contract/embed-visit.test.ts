import { readEmbedVisit } from "./embed-visit.ts";
import { ContractError } from "./read.ts";

const survey = { surveyId: "7", title: "Should Elm Street be closed?" };
const questions = { items: [{ id: "1", question_text: "Why?" }] };

describe("a visit to an embedded survey", () => {
  it("contains the survey, its questions and the visitor's token", () => {
    const visit = readEmbedVisit({
      token: "1.a.b",
      expiresAt: "2026-11-22T10:30:00Z",
      consented: true,
      responded: true,
      embedOrigins: ["https://partner.example"],
      survey,
      questions,
    });
    expect(visit).toMatchObject({
      token: "1.a.b",
      consented: true,
      responded: true,
      embedOrigins: ["https://partner.example"],
      survey: { id: "7", title: survey.title },
      questionSet: { questions: [{ id: "1", text: "Why?" }] },
    });
  });

  it("defaults to an unknown visitor and allows any page", () => {
    expect(readEmbedVisit({ survey })).toMatchObject({
      token: "",
      consented: false,
      responded: false,
      embedOrigins: null,
    });
  });

  it("throws without a survey", () => {
    expect(() => readEmbedVisit({ token: "1.a.b" })).toThrow(ContractError);
    expect(() => readEmbedVisit(null)).toThrow(ContractError);
  });
});
