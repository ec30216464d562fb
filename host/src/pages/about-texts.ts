export const aboutTexts = {
  lead: "Nearsay is a notice board of questions. People ask what matters around them, and anyone nearby can answer without signing up.",
  blocks: [
    { heading: "What you can do here" },
    {
      list: [
        "<home>Find surveys near you</home> and answer them in seconds.",
        "See how others answered, and talk about it under the survey.",
        "<create>Write a survey</create> yourself: describe it and get a draft, or start from a blank page.",
      ],
    },
    "The <guide>User Guide</guide> shows each of them.",
    { heading: "Why there are no accounts" },
    "A question does not need your name or your email address. Your browser gets an anonymous ID instead, which you enable before you take part. It keeps one answer per person and survey, and lets you edit your replies. The <anonymousId>Anonymous ID Policy</anonymousId> says exactly what it is and how to switch it off.",
    { heading: "How near is near" },
    "If you allow location, your position is rounded to a cell of about one square kilometre before anything is compared with it, and surveys stand on the same grid. Your cell is forgotten after a day; the <privacy>Privacy Policy</privacy> has the details.",
    { heading: "Who it is for" },
    "Neighbours, classes, clubs, shops, town halls: whoever has a question for the people around a place. Nearsay is in beta, so things still change. Tell us what is missing on the <feedback>feedback page</feedback>, or join the <waitlist>waitlist</waitlist> for paid accounts.",
  ],
} as const;
