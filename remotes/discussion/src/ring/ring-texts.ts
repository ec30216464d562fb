/** Under the box for a post. */
export const texts = {
  say: {
    here: "Say that I write from here",
    near: "Say that I write from within 10 km",
    region: "Say that I write from within 50 km",
    far: "Say that I write from farther away",
  },
  hint: "Of the survey's place. Everybody who reads the post sees it, and nothing more exact.",
};
