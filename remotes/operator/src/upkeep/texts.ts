import { formatCount } from "@nearsay/core/domain";

export const releaseTexts = {
  about: "The version of each part of the site that visitors get.",
  loading: "Loading releases",
  list: "Parts of the site",
  empty: "No parts are served",
  version: (version: string) => `version ${version}`,
  built: "as the site was built",
  released: (release: string) => `release ${release}`,
  off: "Switched off",
};

export const recountTexts = {
  about:
    "Compares every counter, such as the number of responses, with what is really there. Nothing is changed unless you set wrong ones right.",
  compare: "Compare counters",
  repair: "Set them right",
  working: "Counting…",
  label: "How far it is",
  right: "Every counter is right",
  rightAbout: "All of them equal what is there.",
  wrong: (count: number) =>
    count === 1
      ? "1 counter differs from what is there"
      : `${formatCount(count)} counters differ from what is there`,
  repaired: (count: number) =>
    count === 1
      ? "1 counter was set right"
      : `${formatCount(count)} counters were set right`,
  list: "Counters",
  survey: (id: string) => `Survey ${id}`,
  several: (counter: string, count: number) =>
    count === 1 ? counter : `${counter}, ${formatCount(count)} of them`,
  counters: {
    responses: "responses",
    days: "days",
    leaving: "leaving",
    released: "released",
    answers: "answers",
    "rows read": "rows read",
    "texts read": "texts read",
    choices: "choices",
    hours: "hours",
    terms: "terms",
    sentiments: "sentiments",
    "sentiment sum": "sentiment sum",
    "sentiment bins": "sentiment bins",
    parts: "parts",
    likes: "likes",
    posts: "posts",
    replies: "replies",
    "post likes": "post likes",
  },
};
