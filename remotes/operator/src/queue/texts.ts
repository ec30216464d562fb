import type { Decision, ModeratedThing } from "@nearsay/core/contract";
import { formatCount } from "@nearsay/core/domain";

const names: Record<ModeratedThing["kind"], string> = {
  survey: "Survey",
  post: "Post",
  reply: "Reply",
};

export const texts = {
  about:
    "What people reported, what is hidden, and what authors ask to be shown again: the oldest request first, then what weighs most.",
  loading: "Loading the queue",
  list: "What waits",
  empty: "Nothing waits",
  emptyAbout: "Nobody has reported anything, and nothing is hidden.",
  choose: (thing: ModeratedThing) => `Choose ${names[thing.kind]} ${thing.id}`,
  all: "Choose all shown here",
  chosen: (count: number) => `${formatCount(count)} chosen`,
  bulk: "What is done with all that are chosen",
  bulkNamed: {
    hide: "Hide all that are chosen",
    restore: "Show again all that are chosen",
    keep: "Keep all that are chosen",
    remove: "Delete all that are chosen",
  } satisfies Record<Decision, string>,
};
