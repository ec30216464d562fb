import { formatCount } from "@nearsay/core/domain";

export const texts = {
  about:
    "What people reported, what is hidden, and what authors ask to be shown again: the oldest request first, then what weighs most.",
  loading: "Loading the queue",
  list: "What waits",
  empty: "Nothing waits",
  emptyAbout: "Nobody has reported anything, and nothing is hidden.",
  choose: (name: string) => `Choose ${name}`,
  all: "Choose all shown here",
  chosen: (count: number) => `${formatCount(count)} chosen`,
  bulk: "What is done with all that are chosen",
  bulkNamed: (action: string) =>
    `${action.replace("…", "")} all that are chosen`,
};
