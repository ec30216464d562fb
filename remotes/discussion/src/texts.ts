import { formatCount, plural, type Ring } from "@nearsay/core/domain";

const participation = (action: string) =>
  `Read-only mode: enable anonymous ID participation on the Anonymous ID Policy page to ${action}.`;

const replies = (count: number) =>
  plural(count, { one: "reply", other: "replies" });

/** Of a post, whose writer says from how far it is. */
const from = {
  here: "from here",
  near: "from within 10 km",
  region: "from within 50 km",
  far: "from farther away",
};

/** Everything the discussion says. */
export const texts = {
  title: "Discussion",
  loading: "Loading the discussion",
  loadFailed: "The discussion could not be loaded.",
  empty: "No posts yet",
  emptyHint: "Be the first to say what you think.",
  asAuthor: "Author of the survey",
  /** Before a text is sent, for who has a key of the survey in this browser. */
  authorChoice: {
    label: "As the author of the survey",
    hint: "Everybody sees then that this anonymous ID is the author's, on this survey.",
    refused:
      "This browser's key is no longer good for writing as the author of the survey.",
  },
  contentRefused: "Content not allowed.",
  /** Where nobody may write. */
  closed:
    "The author of this survey has closed the discussion. You can read it.",
  closedWhileTyping:
    "The author of this survey has closed the discussion. Your text stays here until it is open again.",
  slow: (minutes: number) =>
    `Slow mode: each person writes once every ${minutes === 1 ? "minute" : `${minutes} minutes`}.`,
  composer: {
    label: "Your Post",
    placeholder: "Share your opinion about this survey...",
    submit: "Post",
    saving: "Saving…",
    /** On the button, for someone who has not consented. */
    readOnly: "Enable participation to post",
    /** On the button that gives consent and then sends. */
    enable: "Enable and post",
    notice: participation("post"),
    /** When the server gives no reason. */
    failed: "Failed to create post",
    done: "Your post is published.",
  },
  posts: {
    waiting: (count: number) =>
      count === 1 ? "1 new post" : `${formatCount(count)} new posts`,
    older: "Show older posts",
    olderFailed: "The older posts could not be loaded.",
    retry: "Try again",
  },
  from,
  sayRing: (ring: Ring) => `Say that I write ${from[ring]}`,
  ringHint: "Everybody who reads the post sees it, and nothing more exact.",
  like: {
    like: "Like",
    liked: "Liked",
    failed: "The like could not be saved.",
    readOnly:
      "Enable anonymous ID participation via the Anonymous ID Policy page to interact.",
    enable: "Enable and like",
  },
  report: {
    open: "Report",
    done: "Reported. Thanks.",
    title: "Report this?",
    about:
      "Enough reports hide it from readers. Nobody who reads here learns who reported it.",
    reason: "Reason",
    submit: "Report",
    notLoaded: "The form for a report could not be loaded.",
    failed: "The report could not be sent.",
  },
  replies: {
    title: "Replies",
    to: (author: string) => `Replies to ${author}`,
    open: (count: number) =>
      count === 0 ? "Reply" : `${formatCount(count)} ${replies(count)}`,
    close: "Hide replies",
    loading: "Loading replies",
    loadFailed: "The replies could not be loaded.",
    retry: "Try again",
    arrived: "New reply",
    more: (count: number) =>
      `View ${formatCount(count)} more ${replies(count)}`,
    fewer: "Show fewer replies",
    replyingTo: (handle: string) => `Replying to ${handle}`,
    edit: "Edit",
  },
  replyForm: {
    label: "Your Reply",
    placeholder: "Write your reply…",
    submit: "Post Reply",
    saving: "Saving…",
    save: "Save",
    cancel: "Cancel",
    readOnly: "Enable participation to reply",
    enable: "Enable and reply",
    enableAndSave: "Enable and save",
    notice: participation("reply"),
    missingPost: "Missing or invalid postId.",
    createFailed: "Failed to create post",
    updateFailed: "Failed to update reply",
    created: "Your reply is published.",
    updated: "Your reply is saved.",
  },
};
