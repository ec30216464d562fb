export const privacyTexts = {
  lead: "Nearsay knows a random number instead of you, and your place to about a kilometre instead of your address.",
  intro: [
    "Effective October 23, 2025. You can read everything without agreeing to anything. What you publish is kept under an anonymous ID that you enable and switch off yourself. There is no advertising, no tracking across sites and no sale of data.",
  ],
  use: {
    title: "How it is used",
    blocks: [
      {
        list: [
          "To list surveys near you and to say how far away they are.",
          "To count each person once in a survey, and a retry only once.",
          "To show you which posts are yours and let you edit your replies.",
          "To show everyone the totals of a survey: how many answered and, once they may show, counts, frequent words, mood and a summary.",
          "To stop misuse: limits on how often something can be done, blocks after wrong codes, reports, and a check that no bot is at work.",
        ],
      },
    ],
  },
  rights: {
    title: "Your rights",
    blocks: [
      "What you can do yourself, at any time:",
      {
        list: [
          "Opt out on the <anonymousId>Anonymous ID Policy</anonymousId> page. You can then still read.",
          "See on <yourData>Your data</yourData> what is kept under your anonymous ID, download it as a file, delete your posts and replies, withdraw answers, or erase everything with the ID.",
          "Withdraw location in your browser's settings for this site.",
          "Clear this site's data in your browser. That breaks the link between you and your anonymous ID for good: nobody, you included, can edit, delete or claim what was written under it any more.",
        ],
      },
      "You can withdraw answers while a survey is open. Where it shows each answer at once, figures follow at once. What was already shown in a group with others is cut loose from you at once and leaves the sums only together with others that were withdrawn, as the difference would tell what you said. Erasing everything does the same in surveys that are closed. Surveys you published stay. The operator can remove a survey, a post or a reply too: say which one, with its link. As nothing carries your name, they may not be able to tell that it was you who wrote it. Where your law gives you more, such as access, correction, erasure, objection or a complaint to an authority, it holds here too.",
    ],
  },
  children: {
    title: "Children under 13",
    blocks: [
      "Nearsay is not for children under 13, who must not use it. Nobody's age is asked or stored. If you know that a child under 13 has published something here, tell the operator, who can remove it.",
    ],
  },
  international: {
    title: "International users",
    blocks: [
      "Data is processed where the operator runs the server and where the services listed under <sharingHere>Sharing</sharingHere> are, if any are in use. That may be another country than yours, with other rules.",
    ],
  },
  ai: {
    title: "AI features",
    blocks: [
      "Drafts and summaries are written by rules on this server, or by an AI provider that the operator has chosen. The provider is then given:",
      {
        list: [
          "for a draft: the description you typed, when you press Generate Survey;",
          "for a draft of a translation: the texts of your survey that are not translated yet, when you ask for it;",
          "for the summary of a public survey: its title and questions, how often each option was chosen, words that several people used, and up to 40 written answers from which web and email addresses, user names and long numbers are blotted out.",
        ],
      },
      "It is never given your anonymous ID, your internet address, your place, posts or replies, and nothing of a survey that needs an access code. Sentiment and keywords are always worked out on this server, by word lists.",
    ],
  },
  updates: {
    title: "Updates",
    blocks: [
      "When this policy changes, the new text appears on this page with a new date at its top. As there are no accounts, nobody can be told in person.",
    ],
  },
  contact: { title: "Contact", blocks: [] },
} as const;
