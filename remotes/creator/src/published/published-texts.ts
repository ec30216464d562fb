/** What is said once a survey is published. */
export const publishedTexts = {
  title: "Published. This is yours now",
  answer: "For everybody",
  answerHint: "Whoever opens it can answer.",
  codeHint: "They are asked for the access code.",
  own: "For you alone",
  ownHint:
    "With this link you can change, close or delete the survey, wherever you are. It is the only way back from another device: nobody can send it to you again.",
  /** With a link to the list of own surveys. */
  kept: "This browser keeps it under <list>Your surveys</list>.",
  notKept:
    "This browser cannot keep it. Copy or save it before you leave this page.",
  desk: "Open its desk",
} as const;
