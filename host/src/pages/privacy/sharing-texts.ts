/** Who gets to see what. */
export const sharingTexts = {
  title: "Sharing",
  blocks: [
    { subheading: "With everyone" },
    {
      list: [
        "Public surveys, posts and replies. You appear under a name that is different in every survey, so that nobody can follow you from one to the next.",
        "Answers as totals only, and an exported file of insights holds the same totals and no single answer.",
        "While few people have answered, totals say much about each of them: the counts of a survey with one response are that response. Keywords, mood and summary wait for more people, five unless the operator chose another number, and a word shows only once two have used it.",
      ],
    },
    "A survey with an access code is shown, with everything under it, only to people who have the code or a share link.",
    { subheading: "With the author of a survey" },
    "Texts or whole responses, where the form said so before you answered: see <informationHere>What others learn of your answers</informationHere>. They come with no anonymous ID, and nothing in them leads to what you posted, liked or answered elsewhere. The author can give others a key that lets them read the same.",
    { subheading: "With the operator" },
    "Whoever runs this site's server can read what is stored there, and looks at surveys that are reported.",
    { subheading: "With services the operator has chosen" },
    "Nearsay works without any of these. Ask under <contactHere>Contact</contactHere> which of them this site uses.",
    {
      list: [
        "An AI provider for drafts and summaries: see <aiHere>AI features</aiHere>.",
        "A content filter: it is sent the texts of surveys, answers, posts and replies before they are published, without your ID or address.",
        "Google reCAPTCHA as the bot check. Google then learns your internet address and what its script reads from your browser. By default the check is a puzzle that your own browser solves, and nobody else hears of it.",
        "A tile service for maps. It learns your internet address and which piece of a map you look at, from the moment you open one. By default maps are drawn by your own browser from files of this site.",
      ],
    },
    "Nothing is sold, and nothing is shared for advertising.",
  ],
} as const;
