import { createHash } from "node:crypto";
import type { AskQuestions } from "../../surveys/ask-questions.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import { visitorAs } from "../../visitors/visitor.ts";

/** The text of a survey's picture. */
export interface PictureWords {
  question: string;
  /** Shown above the question; null if it would repeat the question. */
  title: string | null;
}

/** A survey's picture: its address, which changes with the picture, and its text. */
export interface Picture {
  path: string;
  words: PictureWords;
}

export type FindPicture = ReturnType<typeof createFindPicture>;

/** For public surveys only: anyone who knows the address can see the picture. */
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

/** Increment this when the same text is drawn differently. */
const drawing = 1;

function pathOf(surveyId: number, { question, title }: PictureWords): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([drawing, question, title]))
    .digest("hex");
  return `/pictures/surveys/${surveyId}-${hash.slice(0, 16)}.png`;
}
