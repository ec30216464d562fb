import { formatCount } from "@nearsay/core/domain";

export const card = {
  responses: (count: number) => `Responses ${formatCount(count)}`,
  comments: (count: number) => `Comments ${formatCount(count)}`,
  insights: "Insights",
  discuss: "Discuss",
  like: "Like",
  liked: "Liked",
  likes: (count: number) => `Likes ${formatCount(count)}`,
  likeFailed: "Your like could not be saved.",
  shareLink: {
    name: "Copy share link",
    label: "Share",
    copied: "Share link copied",
  },
  homepageLink: {
    name: "Copy homepage link",
    label: "Homepage",
    copied: "Homepage link copied",
  },
  copied: "Copied",
  linkFailed: "The link could not be made.",
  copyByHand: "Your browser did not copy the link. Copy it from here:",
  embed: "Embed",
  report: "Report",
  readOnly:
    "Enable anonymous ID participation via the Anonymous ID Policy page to interact.",
  enableAndLike: "Enable and like",
  enableAndCopy: "Enable and copy",
  insightsArea: (title: string) => `Insights of ${title}`,
  discussArea: (title: string) => `Discussion of ${title}`,
  insightsLoading: "Loading insights",
  discussLoading: "Loading the discussion",
} as const;
