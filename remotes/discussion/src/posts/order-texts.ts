/** What posts are sorted by. */
export const texts = {
  label: "Sort posts by",
  near: "Near",
  new: "New",
  liked: "Liked",
  failed: "The posts could not be sorted.",
};
