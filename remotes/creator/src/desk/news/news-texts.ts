/** What is said about hearing of news; nobody needs it before the section is opened. */
export const newsTexts = {
  about:
    "Hear of new responses, posts and reports without leaving an e-mail address. Responses and reports are told as numbers, never what somebody answered. All of it is off until you choose it, and ends with the key that you came with.",
  failed: "What is chosen could not be loaded",
  feed: {
    heading: "Feed",
    about:
      "For a feed reader. It has an address of its own: whoever has it can read the feed, and nothing else.",
    make: "Make a feed",
    made: "Made on",
    lost: "Its address is shown once. If it is lost, make a new one: the old one opens nothing then.",
    replace: "Make a new address",
    end: "End the feed",
    ended: "The feed is ended.",
    fresh: "The feed is ready. Its address is shown this once.",
    address: "Address of the feed",
    copy: "Copy address",
    done: "I have it",
    failedAct: "The feed could not be changed.",
  },
} as const;
