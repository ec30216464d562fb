import { type QuestionSet, readQuestionSet } from "./question.ts";
import { isRecord, readBoolean, readString } from "./read.ts";
import { readSurvey, type Survey } from "./survey.ts";

/** Path of the visit among the replies that come with the frame's page. */
export const embedVisitPath = "/embed/visit";

/** A survey on a page of another site, and who is there. */
export interface EmbedVisit {
  /** Names the visitor, for this survey on this page. */
  token: string;
  consented: boolean;
  responded: boolean;
  survey: Survey;
  questionSet: QuestionSet;
}

/** @throws ContractError when there is no survey. */
export function readEmbedVisit(reply: unknown): EmbedVisit {
  const source = isRecord(reply) ? reply : {};
  return {
    token: readString(source, ["token"]),
    consented: readBoolean(source, ["consented"]),
    responded: readBoolean(source, ["responded"]),
    survey: readSurvey(source.survey),
    questionSet: readQuestionSet(source.questions),
  };
}
