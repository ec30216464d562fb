export const languageTexts = { label: "Sprache" };
