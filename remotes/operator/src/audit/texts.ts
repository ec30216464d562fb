import { formatCount } from "@nearsay/core/domain";

export const texts = {
  about:
    "What operators and owners of surveys changed, the latest first. Each entry covers the one before it, so that none can be changed or taken out unseen.",
  loading: "Loading the log",
  list: "What was done",
  empty: "Nothing was done yet",
  check: "Check the whole log",
  checking: "Checking…",
  whole: (entries: number) =>
    entries === 1
      ? "The one entry is as it was written."
      : `All ${formatCount(entries)} entries are as they were written.`,
  known:
    "To see later that none was taken from the end, note this elsewhere. It is checked by:",
  command: "npm run operator -- audit --known",
  copy: "Copy the note",
  broken: "The log was changed",
  upTo: (entries: number) =>
    entries === 0
      ? "No entry before it can be trusted."
      : `Up to entry ${entries} all is as it was written.`,
};
