export const languageTexts = { label: "Language" };
