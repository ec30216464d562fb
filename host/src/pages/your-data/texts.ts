import { formatCount, plural } from "@nearsay/core/domain";

const replyCount = (count: number) =>
  plural(count, {
    one: "1 reply",
    other: `${formatCount(count)} replies`,
  });

/** What the page of one's own things says. */
export const texts = {
  lead: "What this site keeps under your anonymous ID: see it, take it along, take it back.",
  loading: "Loading what is yours…",
  failed: "What is yours could not be loaded.",
  empty: "Nothing is kept under your anonymous ID",
  emptyText: "What you answer, write, like, report or publish will stand here.",
  toSurveys: "Find a survey",
  download: "Download as JSON",
  more: "Show older surveys",
  loadingMore: "Loading…",
  nothingLeft: "Nothing is left here.",
  hiddenSurvey: "A survey that is not shown at the moment",
  elsewhere:
    "What you answered on other sites’ pages is kept under other IDs, one for each survey and site, and is not listed here.",
  sections: {
    responses: "Answers",
    posts: "Posts",
    replies: "Replies",
    likes: "Likes",
    reports: "Reports",
    surveys: "Surveys you published",
  },
  responses: {
    answeredIn: (language: string) => `Answered in ${language}.`,
    countedFrom: {
      here: "Counted as: here.",
      near: "Counted as: within 10 km.",
      region: "Counted as: within 50 km.",
      far: "Counted as: farther away.",
      elsewhere: "Counted as: from elsewhere.",
    },
    countedIn: "Counted in a square of a map.",
    hiddenQuestion: "A question that is not shown at the moment",
    hiddenAnswer: "An option that is not shown at the moment",
    closed: "Closed: it can no longer be withdrawn on its own.",
  },
  posts: {
    replies: replyCount,
    asAuthor: "Written as the author of the survey, which everybody sees.",
    /** Where it says from how far round the survey's place it was written. */
    from: {
      here: "Says to everybody that you wrote from here.",
      near: "Says to everybody that you wrote from within 10 km.",
      region: "Says to everybody that you wrote from within 50 km.",
      far: "Says to everybody that you wrote from farther away.",
    },
    hidden: "The author of the survey hid it. Nobody else reads it.",
  },
  likes: {
    survey: "The survey",
    post: "A post under it",
  },
  surveys: {
    open: "Open",
    closed: "Closed",
  },
  cancel: "Cancel",
  actions: {
    withdraw: {
      button: "Withdraw",
      name: (title: string) => `Withdraw your answers to ${title}`,
      title: "Withdraw your answers?",
      text: "The number of responses falls by one. What you answered here is deleted for good. Where the survey’s author reads texts, yours are gone at once, all together. You can answer this survey again.",
      stays: (others: number) =>
        `What was already shown in a group stays in the sums, or else the difference would tell what you answered. It is cut loose from you at once, without your texts, and leaves the sums together with others: ${plural(
          others,
          {
            one: "until 1 more has withdrawn, at least",
            other: `until ${formatCount(others)} more have withdrawn, at least`,
          },
        )}.`,
      confirm: "Withdraw",
      busy: "Withdrawing…",
      done: "Your answers are withdrawn.",
      failed: "Your answers could not be withdrawn.",
    },
    post: {
      button: "Delete",
      name: (content: string) => `Delete your post: ${content}`,
      title: "Delete this post?",
      text: "It is deleted for good, with its likes. Where others replied, their replies stay under an empty place that names nobody.",
      confirm: "Delete post",
      busy: "Deleting…",
      done: "Your post is deleted.",
      failed: "Your post could not be deleted.",
    },
    reply: {
      button: "Delete",
      name: (content: string) => `Delete your reply: ${content}`,
      title: "Delete this reply?",
      text: "It is deleted for good.",
      confirm: "Delete reply",
      busy: "Deleting…",
      done: "Your reply is deleted.",
      failed: "Your reply could not be deleted.",
    },
  },
  erase: {
    heading: "Erase everything",
    text: "Deletes your answers, posts, replies, likes and reports, the links you shared, and the anonymous ID itself. It cannot be undone.",
    before: "Know before you erase:",
    stays: [
      "Answers that were already shown in groups stay in the sums until enough others have withdrawn too. They are cut loose from you at once, without their texts; the single words in them stay counted that long.",
      "Surveys you published stay: an owner link still opens their desk. Without one they are nobody’s.",
      "Copies of replies that guard against double sending stay encrypted for a day.",
      "If this site needs an invitation, you need a new one.",
    ],
    button: "Erase everything…",
    title: "Erase everything and the ID?",
    word: "ERASE",
    confirmLabel: "Type ERASE to confirm",
    mismatch: "Please type the word ERASE.",
    confirm: "Erase for good",
    busy: "Erasing…",
    failed:
      "Not everything could be erased. Please try again: it goes on where it stopped.",
    doneTitle: "Everything is erased",
    done: "What was kept under your anonymous ID is deleted or nobody’s any more, and this browser has forgotten the ID. If you go on, you begin as a newcomer: read-only, until you enable a new anonymous ID.",
    goOn: "Go to the start page",
  },
};
