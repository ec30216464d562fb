import type { ModeratedThing } from "@nearsay/core/contract";

const one = ({ kind, id }: ModeratedThing) => `${kind} ${id}`;

export const texts = {
  about:
    "Whoever wrote these is refused when they publish, answer, write, like or report. Nothing here tells who they are, or whether two of them are one person. To block somebody, open what they wrote.",
  loading: "Loading the blocks",
  list: "Blocks",
  empty: "Nobody is blocked",
  emptyAbout: "Block the author of something from the queue or its file.",
  author: (thing: ModeratedThing) => `Author of ${one(thing)}`,
  made: "<when></when> by <who></who>",
  end: "End the block",
  endNamed: (thing: ModeratedThing) =>
    `End the block of the author of ${one(thing)}`,
  ended: (thing: ModeratedThing) =>
    `The block for ${one(thing)} is ended. Who is blocked for something else as well stays so.`,
};
