export const texts = {
  about:
    "Whoever wrote these is refused when they publish, answer, write, like or report. Nothing here tells who they are, or whether two of them are one person. To block somebody, open what they wrote.",
  loading: "Loading the blocks",
  list: "Blocks",
  empty: "Nobody is blocked",
  emptyAbout: "Block the author of something from the queue or its file.",
  author: (name: string) => `Author of ${name.toLowerCase()}`,
  by: "by",
  end: "End the block",
  endNamed: (name: string) =>
    `End the block of the author of ${name.toLowerCase()}`,
  ended: (name: string) =>
    `The block for ${name.toLowerCase()} is ended. Who is blocked for something else as well stays so.`,
};
