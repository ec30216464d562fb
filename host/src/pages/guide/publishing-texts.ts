/** From an idea to a survey that others find. */
export const publishingTexts = {
  title: "Publishing a survey",
  blocks: [
    {
      steps: [
        "<create>Start a survey</create> and describe what you want to know: “Should the playground on Elm Street be fenced? Yes, no, only the toddlers' corner. Why?” Or tick <b>Start from scratch</b>.",
        "Edit the draft: title, instructions, questions and their order. It stays in this browser until you publish or discard it.",
        "Set when responses close. Without a date, a survey is open for 30 days.",
        "Choose <b>Public</b> or <b>Require access code</b>, and whether exporting insights needs a code of its own. Codes have 4 to 32 characters without spaces. Note them down: they are stored scrambled; this browser alone remembers an access code.",
        "Choose when results show: in groups of answers, after closing, or at once. People are told before they answer, so it cannot be changed after publishing.",
        "Choose what you read yourself beyond these figures: nothing, what people write, or whole responses, in groups in any case. People are told that, too, before they answer.",
        "Look at it in <b>Preview Mode</b>. Choose below where it is about and for whom it is, then press <b>Publish</b>.",
        "Keep the <b>owner link</b> that you are shown then: copy it, save it as a file or scan it with your phone. It is the only way back from another device, and nobody can send it to you again.",
      ],
    },
    "A survey at your approximate place stands where you last were in the past day, to about a kilometre, if you allowed location; else in the city of your internet address, where the site can tell. It can also stand at a place by name, at a point of the map, or nowhere. With a place, it can be shown first to people nearby, listed only for them, or answered only by them: as far as browsers say where they are, which they can make up. Tick <b>List on Feedback page</b> for questions about Nearsay itself.",
    "The owner link opens the desk of your survey; this browser also lists it under <mine>Your surveys</mine>. There you close and reopen it, change what it says and who can see it, give helpers links of their own and delete it. Before the first answer you can change every question; afterwards only words, and readers are told both wordings.",
  ],
} as const;

/** From a survey to the line that shows it elsewhere. */
export const embeddingTexts = {
  title: "Showing a survey on your own site",
  blocks: [
    "Any public survey can stand on a page of yours. Press <b>Embed</b> on its page, or choose it under <embed>Embed</embed>, and copy one line. People answer there without an account and without cookies, and see the results.",
    {
      list: [
        "<b>In a frame</b>, your page and the survey cannot see into each other. <b>Inline</b>, it loads faster, and your page's scripts can read answers.",
        "It counts one response per person and site: nobody is followed from one site to the next.",
        "Surveys with an access code are never embedded. As the author of any other, you choose under <b>Where it may be embedded</b>: on any site, only on those you name, or nowhere but here.",
      ],
    },
  ],
} as const;
