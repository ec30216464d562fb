/** How to read the panel of insights, with numbers. */
export const insightsTexts = {
  title: "Reading insights",
  blocks: [
    "<b>Insights</b> shows how many people answered, when, and what they said. Every chart can be shown as a table of the same numbers.",
    {
      quote: [
        "50 people answered “Should the library open on Sundays?”: 31 Yes, 14 No, 5 Mornings only. You read <b>62%</b> and <b>31</b> beside Yes: 31 of 50.",
      ],
    },
    "How many people answered always shows at once. What they answered shows as the author chose before publishing, for the author as for everybody:",
    {
      list: [
        "<b>In groups</b>, unless the author chose otherwise: answers are shown together, at least 10 at a time where the operator has not chosen another number. The first show once twice as many have come, from several networks, and one group always stays behind until the survey closes, so that nobody can tell whose answers came last. “Shows 40 of 47 answers” means that all figures but the number of responses rest on those 40. A question whose new answers are too much alike waits for a later group, so one may count fewer than another.",
        "<b>After closing</b>: no figures before. With fewer answers than a group there are none afterwards either.",
        "<b>At once</b>: figures follow each answer. Whoever watches them can tell what one person answered.",
      ],
    },
    {
      list: [
        "<b>Responses</b> counts people. Where several options may be chosen, shares are of all choices made, so that they still add up to 100%.",
        "<b>Responses Over Time</b> draws responses per hour, day or longer, and over them a smoother line, the average of seven.",
        "<b>Multiple Choice</b> compares questions in a matrix; Detail shows one bar for every option, Grid the three leading ones.",
        "<b>Top Keywords</b> counts in how many responses a word occurs. Several people have to use it, so that no name shows.",
        "<b>AI Summary</b> puts the same figures into sentences, which say what they rest on. Like keywords and mood, it waits until enough people have answered, five unless the operator chose another number.",
        "An alert appears when responses spike, or when the mood of written answers falls under 45%: 0% is all negative, 100% all positive. It is judged by English words and emojis, and knows no irony.",
        "The number of responses and newly shown answers come in by themselves while the panel is open; a small “+2” marks what grew.",
        "<b>Export HTML</b> saves all of it as one file that opens without a connection. Some authors ask for an export code of at least 4 characters. Each chart can also be saved on its own, and its numbers for a spreadsheet.",
      ],
    },
  ],
} as const;
