/** Of the page that asks for a key. */
export const keyTexts = {
  about:
    "For who runs this site. The key is kept in this tab alone, and forgotten when you close it or leave.",
  label: "Operator key",
  hint: "The key, or the whole address that came with it.",
  made: "Keys are made on the server:",
  open: "Open the desk",
  missing: "Enter the key first.",
  refused: "This key opens nothing",
  refusedAbout:
    "It was mistyped, has expired or was ended. This tab has forgotten it.",
};
