import type { HidingReason, SlowMode } from "@nearsay/core/contract";

const minutes = (count: number) =>
  `Once every ${count === 1 ? "minute" : `${count} minutes`}`;

/** What the desk says of a survey's discussion. */
export const texts = {
  loading: "Loading the discussion",
  failed: "The discussion could not be loaded.",
  notDone: "This could not be done. Nothing was changed.",
  retry: "Try again",
  working: "Working…",
  open: "Everybody can read and write.",
  closed: "Closed: it can be read, and nobody can write.",
  close: "Close the discussion",
  reopen: "Open the discussion",
  slow: "How often each person can write",
  slowModes: {
    0: "As often as they like",
    1: minutes(1),
    5: minutes(5),
    15: minutes(15),
    60: "Once an hour",
  } satisfies Record<SlowMode, string>,
  search: "Words in posts and replies",
  find: "Search",
  list: "Posts and replies",
  nothing: "Nobody has written anything yet.",
  none: "Nobody wrote that.",
  more: "Show older ones",
  kinds: { post: "Post", reply: "Reply" },
  asAuthor: "Author of the survey",
  /** Of what several people reported. */
  reported: "Reported",
  hidden: (instead: string) => `Readers see instead: “${instead}”`,
  hide: "Hide…",
  show: "Show again",
  hideOne: (text: string) => `Hide: ${text}`,
  showOne: (text: string) => `Show again: ${text}`,
  dialog: {
    title: "Hide this from readers?",
    about:
      "In its place they read that the author of the survey hid it, and why. You can show it again. Who wrote it keeps the text, and so does whoever runs this site.",
    reason: "Reason",
    words: "A few words more, for all to read (optional)",
    cancel: "Cancel",
    hide: "Hide",
  },
  reasons: {
    off_topic: "Off topic",
    insulting: "Insulting",
    personal: "Tells personal details",
    spam: "Spam",
    other: "Something else",
  } satisfies Record<HidingReason, string>,
};
