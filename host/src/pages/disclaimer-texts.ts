export const disclaimerTexts = {
  lead: "Surveys, posts and replies are written by visitors who give no name. Read them as that, and write only what you would stand by.",
  use: [
    { heading: "What people write is theirs" },
    "Surveys, posts and replies show the views of the people who wrote them, not those of Nearsay or of the operator of this site. A filter may refuse certain words, but no person checks a text before it appears.",
    { heading: "What results mean" },
    "Whoever answers chooses to. Results describe those people and are not a representative poll: ten answers from one street do not speak for a city. Answers that look stuffed are flagged: <integrity>How Answers Are Checked</integrity>. Do not rest medical, legal, financial or safety decisions on results, and do not use Nearsay to call for help in an emergency.",
    { heading: "Use it responsibly" },
    {
      list: [
        "Do not post personal data of others, threats, hate or spam.",
        "Do not ask for names, addresses, passwords or payment details, in questions or in challenge questions.",
        "Do not answer for other people or try to be counted twice.",
        "Do not post what you have no right to publish.",
        "Do not use Nearsay if you are under 13.",
      ],
    },
    { heading: "Reporting, and what follows" },
    "You can report a survey once, with a reason. When enough people have, the survey is hidden at once from everyone; reports from IDs that are new or come from one network weigh less, so that a few people cannot silence a question. The operator looks at hidden surveys and either restores or removes them, and can remove single posts and replies.",
  ],
  limits: [
    { heading: "Texts written by AI" },
    "A draft may be wrong or one-sided. You are the author of what you publish: read it first. Summaries are written by a program from totals and some answers, and can miss what matters; the charts beside them are exact.",
    { heading: "No warranty" },
    "The service is in beta and offered as it is. It may change, lose data or be unavailable at times, and as far as the law allows nobody is liable for what comes of using it. Keep a copy of what you cannot do without.",
    "What is stored about you is in the <privacy>Privacy Policy</privacy>.",
  ],
} as const;
