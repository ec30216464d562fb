/** What stands above the form for reviews. */
export const reviewLead =
  "Rate a place, an event or a service, and make a survey of it if you want to know what others think.";

/** What keeps a review from being submitted. */
export const reviewProblems = {
  rating: "Please select a star rating.",
  tooShort: (least: number) => `Please enter at least ${least} characters.`,
  tooLong: (most: number) => `Comment exceeds ${most} characters.`,
};
