import { createHash } from "node:crypto";
import type { AskQuestions } from "../../surveys/ask-questions.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import { visitorAs } from "../../visitors/session/visitor.ts";

/** What a survey's picture says. */
export interface PictureWords {
  question: string;
  /** Above the question; null where it would say the same. */
  title: string | null;
}

/** A survey's picture: its address, which changes when the picture does, and what it says. */
export interface Picture {
  path: string;
  words: PictureWords;
}

export type FindPicture = ReturnType<typeof createFindPicture>;

/** Of public surveys only: anybody who knows the address may see the picture. */
export function createFindPicture(askQuestions: AskQuestions) {
  return async (survey: SurveyRow): Promise<Picture> => {
    const { value } = await askQuestions(survey, visitorAs(null));
    const first = value.questions.find(({ isChallenge }) => !isChallenge);
    const words = wordsOf(survey.title, first?.text);
    return { path: pathOf(survey.surveyId, words), words };
  };
}

function wordsOf(title: string, question = title): PictureWords {
  return { question, title: question === title ? null : title };
}

/** Raised when pictures of the same words look different. */
const drawing = 1;

function pathOf(surveyId: number, { question, title }: PictureWords): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([drawing, question, title]))
    .digest("hex");
  return `/pictures/surveys/${surveyId}-${hash.slice(0, 16)}.png`;
}
