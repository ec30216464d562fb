import { plural } from "@nearsay/core/domain";

/** Everything the page for reviews says. */
export const texts = {
  rating: "Your rating",
  ratingHint: "Arrow keys change it, 0 clears it.",
  stars: (count: number) =>
    plural(count, { one: `${count} star`, other: `${count} stars` }),
  noRating: "No rating yet",
  clear: "Clear rating",
  comment: "Your comment",
  commentHint: "What was good, what was not?",
  counter: (used: number, max: number) => `${used}/${max}`,
  submit: "Submit review",
  submitting: "Submitting…",
  failed: "Something went wrong while submitting your review.",
  thanks: "Thanks for your review!",
  notSent:
    "It has not been published or sent to anyone. To hear what people near you think, make it a survey: your comment is what the draft starts from.",
  toSurvey: "Turn this review into a survey",
  another: "Write another review",
};
