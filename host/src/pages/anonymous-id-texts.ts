export const anonymousIdTexts = {
  lead: "An anonymous ID lets you take part without an account. It is off until you enable it.",
  status: {
    label: "Your status",
    loading: "Checking your status…",
    enabled: "Enabled: you can answer, post, reply and create surveys.",
    disabled:
      "Disabled: read-only. You can browse surveys, posts and insights.",
    optOut: "Opt out",
    enable: "Re-enable anonymous ID",
    updating: "Saving…",
  },
  blocks: [
    { heading: "What it is" },
    "A random number that the server makes up for your browser on your first visit and recognises by a cookie. It is not made from your name, your address or your device. It ends a year after your last visit.",
    { heading: "What it is for" },
    {
      list: [
        "Counting each person once in every survey.",
        "Letting you edit your own replies.",
        "Marking which posts are yours, for you alone.",
        "Limiting guesses at codes, and weighing reports.",
      ],
    },
    { heading: "What others see" },
    "A name such as “User 7F3A”, which is different in every survey. Nobody can tell from it that two posts under two surveys are by the same person. The operator of the site can, as the ID is stored with what you write.",
    "What you answer shows to everybody in figures alone, without a name. Whether these show your answer only together with those of others, or follow it at once, is said above the button that sends it, and whether the author of the survey reads more: what people write, or whole responses, never with your anonymous ID. The <information>Privacy Policy</information> says how far that protects you.",
    { heading: "What enabling it changes" },
    "You can answer, like, post, reply, report and publish. If you allowed location, the server also keeps the square kilometre you were last in, until the day is over, so that a survey you publish can be found nearby, unless you untick that beside Publish.",
    { heading: "Opting out" },
    {
      list: [
        "You can still read surveys, posts and insights, but not answer, post or publish.",
        "Your last place is deleted at once. What you already published stays, under the same names as before.",
        "The ID itself waits: enable it again at any time, and your posts are yours and your answers counted as before.",
        "Opting out takes no answer back and gives no second one: a survey that you answered stays answered until you withdraw from it.",
        "In a survey on another site's page the ID ends there. Your browser then keeps a note, which the server has signed, that this one survey was answered on that site. It does not say by whom, or how, or anything about another survey.",
      ],
    },
    "To see what is kept under it, take it along, take single things back or break with it for good, open <yourData>Your data</yourData>. Clearing this site's data in your browser alone gives you a new ID too, but leaves what the old one wrote, which nobody can then edit or delete; see <rights>Your rights</rights>.",
    { heading: "When the server cannot be reached" },
    "Your browser then makes up a stand-in from some of its own properties, such as its kind, language, screen and time zone. It is held in memory until you leave the page, and the server recognises nobody by it.",
  ],
} as const;
