import type { HostPath } from "./routes.ts";

/** Of the site, and of pages that have none of their own. */
export const siteDescription =
  "Find surveys near you, answer, discuss and read live insights, without an account.";

/**
 * What search engines and links to a page say of it, by the paths of the pages'
 * table: apart from it, as browsers have no use for them. Nobody is led to
 * invitations by searching.
 */
export const pageDescriptions: Record<Exclude<HostPath, "/invite">, string> &
  Record<string, string> = {
  "/create-survey":
    "Describe what you want to know, let a draft be written or start from scratch, and publish it without an account.",
  "/feedback":
    "Surveys about Nearsay itself: say what works, what does not and what is missing.",
  "/embed":
    "Show a survey on your own site: choose it and how it looks, see it live, and copy one line.",
  "/about":
    "What Nearsay is for: surveys of a place, answered and discussed by the people there, without an account.",
  "/guide":
    "How to find, answer and discuss surveys, how to make your own, and what challenge questions are.",
  "/disclaimer":
    "What Nearsay may be used for, what it may not, and what nobody vouches for.",
  "/privacy":
    "What Nearsay keeps about you, why, for how long, and what you can do about it.",
  "/privacy/anonymous-id":
    "What the anonymous ID is, whether yours is enabled, and how to opt out of it or enable it again.",
  "/review": "Rate with stars and a comment, and turn a review into a survey.",
  "/waitlist":
    "Be told when accounts come: for people, and for businesses in 32 categories.",
};
