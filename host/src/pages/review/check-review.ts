import { reviewProblems as words } from "#messages";
import { seenLength } from "@nearsay/core/domain";
import { lengthOf } from "@nearsay/core/forms";

export interface Review {
  /** 1 to 5 stars. */
  rating: number;
  comment: string;
}

export const reviewLimits = { stars: 5, commentMin: 5, commentMax: 500 };

/** Why a review cannot be submitted, by field. */
export interface ReviewProblems {
  rating?: string | undefined;
  comment?: string | undefined;
}

/** A rating of 0 means none. */
export function checkReview({ rating, comment }: Review): ReviewProblems {
  return {
    rating: rating === 0 ? words.rating : undefined,
    comment: checkComment(comment),
  };
}

function checkComment(comment: string): string | undefined {
  const { commentMin, commentMax } = reviewLimits;
  if (seenLength(comment) < commentMin)
    return words.tooShort({ least: commentMin });
  if (lengthOf(comment) > commentMax)
    return words.tooLong({ most: commentMax });
  return undefined;
}
