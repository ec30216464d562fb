export const languageTexts = { label: "Dil" };
