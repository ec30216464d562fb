import type { ModeratedKind, ModeratedThing } from "@nearsay/core/contract";

export const texts = {
  /** As they are typed before a number. */
  kinds: {
    survey: "survey",
    post: "post",
    reply: "reply",
  } satisfies Record<ModeratedKind, string>,
  label: "Survey, post or reply",
  hint: "The number or address of a survey, or for example: post 12, reply 7.",
  find: "Find",
  wrong:
    "This names nothing. Write a number such as 12, the address of a survey, post 12 or reply 7.",
  loading: "Looking for it",
  missing: "There is no such thing",
  missingAbout: "It was deleted, or the number is another one.",
  survey: "Open the file of its survey",
  deleting: "Its author is having it deleted.",
  facts: {
    created: "Published",
    closes: "Closes",
    code: "Access code",
    codes: { yes: "Needed", no: "None" },
    responses: "Responses",
    posts: "Posts",
  },
  instructions: "Instructions",
  questions: "Questions",
  reports: "Reports",
  noReports: "Nobody has reported it or anything under it.",
  of: ({ kind, id }: ModeratedThing) => `of ${kind} ${id}`,
  settled: "settled",
  weight: (weight: number) =>
    `weight ${String(Math.round(weight * 100) / 100)}`,
  discussion: "Posts and replies",
  noDiscussion: "Nobody has written anything.",
  instead: (text: string) => `Readers see instead: “${text}”`,
};
