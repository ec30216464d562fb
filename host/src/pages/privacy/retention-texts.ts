/** How long the server keeps what. */
export const retentionTexts = {
  title: "Retention",
  blocks: [
    "On the server, things are kept for these times and then deleted.",
    {
      kept: [
        {
          name: "Session and anonymous ID",
          use: "Whether you are opted in, and since when the ID exists. What was published under it then leads to nobody.",
          life: "A year after your last visit",
        },
        {
          name: "Surveys, answers, posts, replies, likes",
          use: "Opting out does not remove them; neither does the end of a survey. You can take back what is yours; answers that were shown in groups stay in the sums, cut loose from you, until others leave them too.",
          life: "Until you or the operator removes them",
        },
        {
          name: "Surveys with a code that you opened, and surveys you shared",
          use: "So that you need not enter the code again, and shared links work.",
          life: "As long as the survey, or until you erase everything",
        },
        {
          name: "Your invitation, where this site needs one",
          use: "By which one your anonymous ID was let in.",
          life: "As long as the ID",
        },
        {
          name: "Reports",
          use: "The reason you gave, with your anonymous ID, for the operator.",
          life: "As long as the survey, or until you erase everything",
        },
        {
          name: "The cell you were last in",
          use: "Only of people who enabled their anonymous ID, encrypted.",
          life: "Until the day is over, or until you opt out",
        },
        {
          name: "The scrambled form of your network",
          use: "To count how often something is done from it. With a report, to tell whether many come from one place.",
          life: "An hour for counts, 23 hours with a report",
        },
        {
          name: "Wrong codes and challenge answers",
          use: "Unreadable, to block guessing after three.",
          life: "15 minutes after the last one",
        },
        {
          name: "Copies of what the server answered",
          use: "Encrypted, so that a request that is sent again acts only once.",
          life: "24 hours",
        },
        {
          name: "Waitlist",
          use: "Your email address, role, category and when you joined.",
          life: "Until you have it removed",
        },
      ],
    },
    "Copies that the operator makes for safety may hold things for longer; ask them for how long.",
  ],
} as const;
