/** What is said of translating a post or a reply. */
export const translateTexts = {
  translate: "Translate",
  busy: "Translating",
  original: "Show original",
  done: "Translated by your browser.",
  failed: "Your browser could not translate this.",
};
