import { reviewProblems as words } from "./page-texts.ts";

export interface Review {
  /** 1 to 5 stars. */
  rating: number;
  comment: string;
}

export const reviewLimits = { stars: 5, commentMin: 5, commentMax: 500 };

/** What keeps a review from being submitted, by field. */
export interface ReviewProblems {
  rating?: string | undefined;
  comment?: string | undefined;
}

/** Lengths are in UTF-16 code units, as everywhere. A rating of 0 is none. */
export function checkReview({ rating, comment }: Review): ReviewProblems {
  return {
    rating: rating === 0 ? words.rating : undefined,
    comment: checkComment(comment),
  };
}

function checkComment(comment: string): string | undefined {
  const { commentMin, commentMax } = reviewLimits;
  if (comment.trim().length < commentMin) return words.tooShort(commentMin);
  if (comment.length > commentMax) return words.tooLong(commentMax);
  return undefined;
}
